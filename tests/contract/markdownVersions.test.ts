import { existsSync } from 'node:fs';
import path from 'node:path';

import type { CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { markdownPath, PAGES_WITHOUT_MARKDOWN, samplesPath } from '@api-docs/kit/urls/markdownPath';

import { SKILL_PAGE } from '../../plugins/output/assistantOptions';
import { buildDir, builtPage, builtText, siteUrl } from '../support/builtSite';
import { VISITED } from '../support/pages';

const hasMarkdown = (route: string) => !PAGES_WITHOUT_MARKDOWN.includes(route.slice(1));

/** Removes Markdown syntax. */
const plain = (text: string) => text.replace(/[\\*_`|]/g, '').replace(/\s+/g, ' ');

/** Removes Markdown syntax and white space, which differ between HTML and Markdown. */
const unspaced = (text: string) => plain(text).replace(/[\s\u200b]/g, '');

/** Navigation, and parts of the main content that only browsers can use. */
const NO_CONTENT =
  'nav, footer, button, script, style, svg, [aria-hidden=true], [role=tablist], [data-markdown=skip], [data-markdown=state], [data-markdown=changes], .theme-doc-version-banner, .theme-doc-toc-mobile';

function codeOf($: CheerioAPI): string[] {
  return $('main pre')
    .toArray()
    .map((pre) => $(pre).text());
}

/** Returns the inline code and the numbers of a page. */
function factsOf($: CheerioAPI): string[] {
  const main = $('main').first().clone();
  main.find(NO_CONTENT).remove();
  main.find('pre').remove();
  // Keeps the words of adjacent elements apart.
  main.find(':is(td, th, li, p, span, div):not(code *)').after(' ');
  const names = main
    .find('code')
    .toArray()
    .map((code) => plain($(code).text()).trim());
  return [...names, ...(main.text().match(/\d+(?:[.,]\d+)*/g) ?? [])];
}

/** Returns the text of paragraphs, list items, captions and headings. */
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

describe.each(VISITED.filter(([, route]) => hasMarkdown(route)))('the Markdown version of the %s', (_, route) => {
  const text = builtText(markdownPath(route.slice(1)));
  const body = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const { $, title, canonical } = builtPage(route);
  const samples = samplesPath(route.slice(1));
  const samplesText = existsSync(path.join(buildDir, samples)) ? builtText(samples) : '';

  it('has title, version, kind, URLs and the last change in its front matter', () => {
    const [, head = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
    const url = `${siteUrl}${route.slice(1)}`;
    // Assistants read this page's file as a skill, whose front matter is standardized.
    if (route === `/${SKILL_PAGE}`) return expect(head).toMatch(/^name: \S.*\ndescription: \S/);
    expect(head).toMatch(/^title: \S/m);
    expect(title).not.toBe('');
    expect(head).toMatch(/^kind: \S/m);
    expect(head).toContain(`\nurl: ${url}\n`);
    expect(head).toMatch(/\nindex: https:\S*llms\.txt\n/);
    expect(head.includes(`\ncanonical: ${canonical}\n`)).toBe(canonical !== url);
    const isVersioned = route.startsWith('/docs/') && !route.startsWith('/docs/api/');
    expect(/\nversion: \S+ \((?:latest|unreleased|frozen)\)\n/.test(head)).toBe(isVersioned);
    const updated = $('main [data-markdown=state] time').attr('datetime');
    if (updated !== undefined) expect(head).toContain(`\nupdated: ${updated.slice(0, 10)}\n`);
  });

  it('has no HTML tags, no words of the interface, and only absolute links and links to its own sections', () => {
    const prose = body.replace(/^( *)```[\s\S]*?^\1```$/gm, '');
    expect(prose).toMatch(/^# \S/m);
    expect(prose).not.toMatch(/\]\((?!https?:|#)/);
    expect(prose).not.toContain('&#x');
    const controls = $('main [data-markdown=skip] :is(button, label, p)').map((_, control) => $(control).text());
    expect(prose.split('\n').filter((line) => controls.toArray().includes(line))).toEqual([]);
    expect(prose.replace(/(`+)[^`][\s\S]*?\1/g, '')).not.toMatch(/<\/?[A-Za-z][^>]*>/);
  });

  it('has all code of the page, in fences with a language; further languages are in its file of samples', () => {
    const flat = (body + samplesText).replace(/^ +/gm, '');
    const missing = codeOf($).filter((block) => !flat.includes(block.trim().replace(/^ +/gm, '')));
    expect(missing).toEqual([]);
    const fences = [...body.matchAll(/^ *```(.*)\n[\s\S]*?^ *```$/gm)].map(([, language]) => language);
    expect(fences.filter((language) => language === '')).toEqual([]);
  });

  it.each([
    ['names and numbers', factsOf, plain],
    ['sentences', sentencesOf, unspaced],
  ])('has at least 95% of the %s of the page', (_what, read, strip) => {
    const markdown = strip(body.replace(/\[((?:[^\][]|\[[^\]]*\])*)\]\([^)]*\)/g, '$1'));
    const facts = read($);
    const lost = facts.filter((fact) => !markdown.includes(fact));
    expect(lost.length, `lost: ${lost.slice(0, 10).join(' | ')}`).toBeLessThanOrEqual(facts.length * 0.05);
  });

  it('links only to existing Markdown versions and files', () => {
    const own = siteUrl + markdownPath(route.slice(1));
    const prose = (body + samplesText).replace(/^( *)```[\s\S]*?^\1```$/gm, '');
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => new URL(link, own).href);
    const dead = links
      .filter((link) => link.startsWith(siteUrl))
      .map((link) => decodeURI(link.slice(siteUrl.length).replace(/#.*$/, '')))
      .filter((file) => !existsSync(path.join(buildDir, file)));
    expect(dead).toEqual([]);
  });
});
