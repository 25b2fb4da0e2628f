import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { builtFiles, builtPage } from '../support/builtSite';
import { copySite } from '../support/siteCopy';

/** A brand without an issue form, whose name, slug and base path have other lengths than the first one's. */
const SECOND = { word: 'Quay', slug: 'q7', basePath: '/d/' };

const site = copySite('second-brand');
const buildDir = path.join(site.dir, 'build');

/** Replaces the brand words in the source of `brand.config.ts`. */
function rebrand(source: string): string {
  return source
    .replace(brand.basePath, SECOND.basePath)
    .replace(`slug: '${brand.slug}'`, `slug: '${SECOND.slug}'`)
    .replace(/^ *issues: .*\n/m, '')
    .replaceAll(brand.provider, SECOND.word)
    .replaceAll(brand.slug, 'quayside');
}

beforeAll(async () => {
  const file = path.join(site.dir, 'brand.config.ts');
  writeFileSync(file, rebrand(readFileSync(file, 'utf8')));
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
});

afterAll(() => site.remove());

describe('the site with a second brand', () => {
  it('has no word of the first brand in any file or file name', () => {
    const words = [brand.provider, brand.slug].map((word) => word.toLowerCase());
    const found = builtFiles(buildDir).filter((file) => {
      const text = readFileSync(path.join(buildDir, file), 'latin1').toLowerCase();
      return words.some((word) => text.includes(word) || file.toLowerCase().includes(word));
    });
    expect(found).toEqual([]);
  });

  it('has the second brand in routes, titles and samples', () => {
    const { title, canonical, $ } = builtPage(`/docs/understanding-${SECOND.slug}-metrics/pii/`, buildDir);
    expect(title).toBe(`PII | ${SECOND.word}`);
    expect(canonical).toBe(`https://docs.quayside.example${SECOND.basePath}docs/understanding-q7-metrics/pii/`);
    expect($('pre').text()).toContain('https://api.quayside.example}/metrics/v4alpha/pii');
    expect($('link[rel="stylesheet"]').attr('href')).toMatch(/^\/d\/assets\//);
  });

  it('has no link that reports a problem', () => {
    expect(builtPage('/docs/intro/', buildDir).$('footer.footer a').length).toBeGreaterThan(0);
    expect(builtPage('/docs/intro/', buildDir).text).not.toContain('Report a problem');
  });
});
