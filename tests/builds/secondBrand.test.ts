import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { builtFiles, builtPage } from '../support/builtSite';
import { copySite } from '../support/siteCopy';

/** Name, slug and base path of other lengths than the first brand's. */
const SECOND = { word: 'Quay', slug: 'q7', basePath: '/d/' };

const site = copySite('second-brand');
const buildDir = path.join(site.dir, 'build');

/** Every brand word of brand.config.ts, longest first, as one pattern. */
function rebrand(source: string): string {
  return source
    .replace(brand.basePath, SECOND.basePath)
    .replace(`slug: '${brand.slug}'`, `slug: '${SECOND.slug}'`)
    .replaceAll(brand.provider, SECOND.word)
    .replaceAll(brand.slug, 'quayside');
}

beforeAll(async () => {
  const file = path.join(site.dir, 'brand.config.ts');
  writeFileSync(file, rebrand(readFileSync(file, 'utf8')));
  const { code, output } = await site.script('scripts/build.ts');
  expect(code, output).toBe(0);
});

afterAll(() => site.remove());

describe('the site with a second brand', () => {
  it('has no trace of the first in any file or file name', () => {
    const words = [brand.provider, brand.slug].map((word) => word.toLowerCase());
    const traces = builtFiles(buildDir).filter((file) => {
      const text = readFileSync(path.join(buildDir, file), 'latin1').toLowerCase();
      return words.some((word) => text.includes(word) || file.toLowerCase().includes(word));
    });
    expect(traces).toEqual([]);
  });

  it('would find a trace: the name of the second brand is everywhere', () => {
    const text = readFileSync(path.join(buildDir, 'docs/intro/index.html'), 'latin1');
    expect(text).toContain(SECOND.word);
    expect(builtFiles(buildDir).some((file) => file.includes(`understanding-${SECOND.slug}-metrics`))).toBe(true);
  });

  it('has its routes, titles and samples under the new names', () => {
    const { title, canonical, $ } = builtPage(`/docs/understanding-${SECOND.slug}-metrics/pii/`, buildDir);
    expect(title).toBe(`PII | ${SECOND.word}`);
    expect(canonical).toBe(`https://docs.quayside.example${SECOND.basePath}docs/understanding-q7-metrics/pii/`);
    expect($('pre').text()).toContain('https://api.quayside.example/metrics/v4alpha/pii');
    expect($('link[rel="stylesheet"]').attr('href')).toMatch(/^\/d\/assets\//);
  });

  it('has its sitemap under the new address', () => {
    const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('<loc>https://docs.quayside.example/d/docs/intro/</loc>');
  });
});
