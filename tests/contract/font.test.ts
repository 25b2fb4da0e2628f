import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { buildDir, builtFiles } from '../support/builtSite';

const files = builtFiles();
const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
const [sheet = ''] = files.filter((file) => /^assets\/css\/styles\..*\.css$/.test(file));

describe('the font of headings', () => {
  it('is the only font of the site, with a hash in its name, at most 16 KB', () => {
    expect(fonts).toEqual([expect.stringMatching(/^assets\/fonts\/.+-[\da-f]{8,}\.woff$/)]);
    expect(statSync(path.join(buildDir, fonts[0] ?? '')).size).toBeLessThanOrEqual(16_000);
  });

  it('is the file that the style sheet names, and shows the fallback until it is there', () => {
    const css = readFileSync(path.join(buildDir, sheet), 'utf8');
    expect([...css.matchAll(/url\(([^)]*\.woff)\)/g)].map(([, url]) => url)).toEqual([brand.basePath + fonts[0]]);
    expect(css).toContain('font-display:swap');
  });

  it('is preloaded by every page with a style sheet', () => {
    const without = files
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file, $: load(readFileSync(path.join(buildDir, file), 'utf8')) }))
      .filter(({ $ }) => $('link[rel="stylesheet"]').length > 0)
      .filter(({ $ }) => $('link[rel="preload"][as="font"][crossorigin]').attr('href') !== brand.basePath + fonts[0]);
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});
