import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { twinPath, WITHOUT_TWIN } from '../../shared/markdownTwin';
import { buildDir, builtPage } from '../support/builtSite';
import { routerPages, VISITED } from '../support/pages';

const own = brand.siteUrl + brand.basePath;
const hasTwin = (route: string) => !WITHOUT_TWIN.includes(route.slice(1));
const twinOf = (route: string) => readFileSync(path.join(buildDir, twinPath(route.slice(1))), 'utf8');

/** Without what Markdown writes around words. */
const plain = (text: string) => text.replace(/[\\*_`|]/g, '').replace(/\s+/g, ' ');

/** Words alone: what styles set apart on the page stands apart in Markdown in another way. */
const unspaced = (text: string) => plain(text).replace(/[\s\u200b]/g, '');

/** Parts of the main content that lead elsewhere or that only a browser can use. */
const NO_CONTENT =
  'nav, footer, button, script, style, svg, [aria-hidden=true], [role=tablist], [data-markdown=skip], .theme-doc-version-banner, .theme-doc-toc-mobile';

function codeOf($: CheerioAPI): string[] {
  return $('main pre')
    .toArray()
    .map((pre) => $(pre).text());
}

/** Names in code, and numbers, that a page shows. */
function factsOf($: CheerioAPI): string[] {
  const main = $('main').first().clone();
  main.find(NO_CONTENT).remove();
  main.find('pre').remove();
  // Words of neighbors that only styles set apart would run together.
  main.find(':is(td, th, li, p, span, div):not(code *)').after(' ');
  const names = main
    .find('code')
    .toArray()
    .map((code) => plain($(code).text()).trim());
  return [...names, ...(main.text().match(/\d+(?:[.,]\d+)*/g) ?? [])];
}

/** Words that a table, a card or a paragraph holds, as lines of a page that somebody reads aloud. */
function sentencesOf($: CheerioAPI): string[] {
  const main = $('main').first().clone();
  main.find(NO_CONTENT).remove();
  return main
    .find('p, li, td > div, figcaption, h2, h3')
    .toArray()
    .filter((element) => $(element).find('p, li, ul, ol, table, pre, mark').length === 0)
    .map((element) => unspaced($(element).text()))
    .filter((text) => text.length > 20);
}

it('every page has one, but for the search page', () => {
  const missing = routerPages().filter((route) => !existsSync(path.join(buildDir, twinPath(route.slice(1)))));
  expect(missing).toEqual(['/search/']);
});

describe.each(VISITED.filter(([, route]) => hasTwin(route)))('the twin of the %s', (_, route) => {
  const text = twinOf(route);
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const { $, title, canonical } = builtPage(route);

  it('names title, version, addresses and the index that covers it', () => {
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    expect(head).toMatch(/^title: \S/m);
    expect(title).not.toBe('');
    expect(head).toContain(`\nurl: ${own}${route.slice(1)}\n`);
    expect(head).toContain(`\ncanonical: ${canonical}\n`);
    expect(head).toMatch(/\nindex: \S+\/llms\.txt$/);
    const isVersioned = route.startsWith('/docs/') && !route.startsWith('/docs/api/');
    expect(/\nversion: \S+ \((?:latest|unreleased|frozen)\)\n/.test(head)).toBe(isVersioned);
  });

  it('is Markdown without tags, and its links are full addresses', () => {
    const prose = body.replace(/^( *)```[\s\S]*?^\1```$/gm, '');
    expect(prose).toMatch(/^# \S/m);
    expect(prose).not.toMatch(/\]\((?!https?:)/);
    expect(prose).not.toMatch(/&#x/);
    expect(prose.replace(/(`+)[^`][\s\S]*?\1/g, '')).not.toMatch(/<\/?[A-Za-z][^>]*>/);
  });

  it('holds all code of the page, each sample in a fence with its language', () => {
    const flat = body.replace(/^ +/gm, '');
    const missing = codeOf($).filter((block) => !flat.includes(block.trim().replace(/^ +/gm, '')));
    expect(missing).toEqual([]);
    const fences = [...body.matchAll(/^ *```(.*)\n[\s\S]*?^ *```$/gm)].map(([, language]) => language);
    expect(fences.filter((language) => language === '')).toEqual([]);
  });

  it.each([
    ['names and numbers', factsOf, plain],
    ['sentences', sentencesOf, unspaced],
  ])('holds nearly all %s of the page: 95 of 100', (_what, read, fold) => {
    const words = fold(body.replace(/\[((?:[^\][]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1'));
    const facts = read($);
    const lost = facts.filter((fact) => !words.includes(fact));
    expect(lost.length, `lost: ${lost.slice(0, 10).join(' | ')}`).toBeLessThanOrEqual(facts.length * 0.05);
  });

  it('links only to twins and files that are there', () => {
    const links = [...body.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links
      .filter((link) => link.startsWith(own))
      .map((link) => decodeURI(link.slice(own.length).replace(/#.*$/, '')))
      .filter((file) => !existsSync(path.join(buildDir, file)));
    expect(dead).toEqual([]);
  });
});
