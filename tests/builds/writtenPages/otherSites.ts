import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { seededRandom } from '@api-docs/kit/testing/seededRandom';

import { brand } from '../../../brand.config';
import { docusaurus, projectDir, run } from '../../../scripts/lib/run';
import { differences, readHtml, readMarkdown } from '../../support/pageContent';
import { builtHtml } from '../../support/builtSite';
import { isFull } from '../../support/pages';
import type { SiteCopy } from '../../support/siteCopy';
import { CONSTRUCTS } from './constructs';

const FOLDER = 'docs/other-sites';

const STOCK = path.join(projectDir, '.cache/sites/stock');

const IMPORTS = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';";

/** Pages of twelve pieces each, in any order: in the full run 150, in the quick one as many as show each piece. */
const PAGES = Array.from({ length: isFull ? 150 : Math.ceil(CONSTRUCTS.length / 12) }, (_one, page) => {
  const random = seededRandom(page);
  const pieces = Array.from({ length: 12 }, (_piece, index) => {
    // In the first pages, each piece once.
    const next = page * 12 + index;
    return next < CONSTRUCTS.length ? next : Math.floor(random() * CONSTRUCTS.length);
  });
  const text = pieces.map((piece, index) => CONSTRUCTS[piece]?.replaceAll('§', String(index + 1)));
  const head = `---\ntitle: Page ${page}\ndescription: A page of pieces of other sites.\n---`;
  return { name: `page-${page}`, text: `${[head, IMPORTS, ...text].join('\n\n')}\n` };
});

/** Adds the pages to a copy of the site. */
export function addPagesOfOtherSites(site: SiteCopy): void {
  mkdirSync(path.join(site.dir, FOLDER));
  for (const { name, text } of PAGES) writeFileSync(path.join(site.dir, FOLDER, `${name}.mdx`), text);
}

const STOCK_CONFIG = {
  title: 'Stock',
  url: 'https://stock.example',
  baseUrl: brand.basePath,
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  future: { v4: true, faster: true },
  markdown: { emoji: false, mdx1Compat: { comments: true, admonitions: true } },
  presets: [['classic', { blog: false, theme: {} }]],
};

/** Builds the pages in a site of stock parts. */
async function buildStock(): Promise<void> {
  rmSync(STOCK, { recursive: true, force: true });
  mkdirSync(path.join(STOCK, FOLDER), { recursive: true });
  cpSync(path.join(projectDir, 'static/img'), path.join(STOCK, 'static/img'), { recursive: true });
  symlinkSync(path.join(projectDir, 'node_modules'), path.join(STOCK, 'node_modules'));
  writeFileSync(path.join(STOCK, 'package.json'), '{}');
  writeFileSync(path.join(STOCK, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(STOCK_CONFIG)};\n`);
  for (const { name, text } of PAGES) writeFileSync(path.join(STOCK, FOLDER, `${name}.mdx`), text);
  const { code, output } = await run(docusaurus('build'), { cwd: STOCK, capture: true, env: { NO_COLOR: '1' } });
  expect(code, output).toBe(0);
}

/** Defines the tests of the added pages, in the built copy. */
export function testPagesOfOtherSites(site: SiteCopy): void {
  const buildDir = path.join(site.dir, 'build');
  const htmlOf = (name: string) => readHtml(builtHtml(`/docs/next/other-sites/${name}/`, buildDir));

  describe('pages made of what other sites have', () => {
    it.each(PAGES)('$name says the same as HTML and as Markdown', ({ name }) => {
      const markdown = readFileSync(path.join(buildDir, `docs/next/other-sites/${name}.md`), 'utf8');
      expect(differences(htmlOf(name), readMarkdown(markdown))).toEqual([]);
    });

    it.each(isFull ? ['a stock site'] : [])('say the same in %s', { timeout: 600_000 }, async () => {
      await buildStock();
      const found = PAGES.flatMap(({ name }) => {
        const stock = readHtml(builtHtml(`/docs/other-sites/${name}/`, path.join(STOCK, 'build')));
        return differences(stock, htmlOf(name)).map((difference) => `${name}: ${difference}`);
      });
      expect(found).toEqual([]);
      rmSync(STOCK, { recursive: true });
    });
  });
}
