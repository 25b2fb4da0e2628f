import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { latestPages } from '../../../plugins/home-page/latestPages';
import { METRIC_GROUPS, SHIELD_RISKS } from '../../../plugins/home-page/outline';

const METRICS = 'understanding-brand-metrics';
const metrics = METRIC_GROUPS.flatMap(({ pages }) => pages);

let siteDir: string;

function write(folder: string, page: string, frontMatter: string): void {
  const absolute = path.join(siteDir, 'versioned_docs/version-v2.0.0', folder);
  mkdirSync(absolute, { recursive: true });
  writeFileSync(path.join(absolute, `${page}.mdx`), `---\n${frontMatter}\n---\n\nText.\n`);
}

function read() {
  return latestPages({ siteDir, version: 'v2.0.0', brand: { slug: 'acme', provider: 'Acme' } });
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'latest-pages-'));
  for (const page of metrics) write(METRICS, page, `title: The ${page}\ndirection: lower`);
  write(METRICS, 'index', 'title: Overview');
  for (const page of Object.keys(SHIELD_RISKS)) write('security-shields', page, `title: '%brand.provider% ${page}'`);
  write('security-shields', 'shields-intro', 'title: Introduction');
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('the pages on the home page', () => {
  it('have the title, address and direction of the page itself', () => {
    write(METRICS, 'tone', 'title: Mood\ndirection: target');
    expect(read().metrics.flatMap((group) => group.metrics)).toContainEqual({
      title: 'Mood',
      to: '/docs/understanding-acme-metrics/tone',
      mark: '↕',
      verdict: 'Neither: choose your target',
    });
  });

  it('have their brand tokens replaced', () => {
    expect(read().shields[0]).toMatchObject({
      title: 'Acme prompt-shield',
      to: '/docs/security-shields/prompt-shield',
    });
  });

  it('are all pages of the folder', () => {
    write(METRICS, 'zeal', 'title: Zeal\ndirection: higher');
    expect(read).toThrow(/missing: zeal; without a page: none/);
  });

  it('are no others', () => {
    rmSync(path.join(siteDir, 'versioned_docs/version-v2.0.0/security-shields/mcp-shield.mdx'));
    expect(read).toThrow(/the home page does not show the pages of versioned_docs\/version-v2\.0\.0\/security-shields/);
    expect(read).toThrow(/missing: none; without a page: mcp-shield/);
  });
});
