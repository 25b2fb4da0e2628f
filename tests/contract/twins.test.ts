import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { twinPath } from '../../plugins/agent-docs/pageMarkdown';
import { projectDir } from '../../scripts/run';

const build = path.join(projectDir, 'build');
const routes = JSON.parse(readFileSync(path.join(projectDir, 'generated/routes.json'), 'utf8')) as string[];
const pages = routes.map((route) => route.slice(1)).filter((page) => page !== 'search/' && page !== '404.html');

const twinOf = (page: string) => readFileSync(path.join(build, twinPath(page)), 'utf8');

/** Without what Markdown writes around words. */
const plain = (text: string) => text.replace(/[\\*_`|]/g, '').replace(/\s+/g, ' ');

function codeOf(page: string): string[] {
  const $ = load(readFileSync(path.join(build, page, 'index.html'), 'utf8'));
  return $('main pre')
    .toArray()
    .map((pre) => {
      const $lines = $(pre).find('.token-line');
      if ($lines.length === 0) return $(pre).text();
      return $lines
        .toArray()
        .map((line) => $(line).text())
        .join('\n');
    });
}

function contentOf(page: string) {
  const $ = load(readFileSync(path.join(build, page, 'index.html'), 'utf8'));
  const $main = $('main').first();
  const $content = $main.find('.theme-doc-markdown, #__blog-post-container').first();
  const $root = $content.length > 0 ? $content : $main;
  $root
    .find('nav, footer, button, script, style, svg, [aria-hidden=true], [role=tablist], .theme-doc-version-banner')
    .remove();
  // Words of neighbors that only styles set apart would run together.
  $root.find(':is(td, th, li, p, span, div):not(code *)').after(' ');
  return { $, $root };
}

/** Names in code, and numbers, that a page shows. */
function factsOf(page: string): string[] {
  const { $, $root } = contentOf(page);
  $root.find('pre').remove();
  const names = $root
    .find('code')
    .toArray()
    .map((code) => plain($(code).text()));
  return [...names, ...($root.text().match(/\d+(?:[.,]\d+)*/g) ?? [])];
}

describe.each(pages.map((page) => [page || '(home)', page]))('the twin of %s', (_, page) => {
  const text = twinOf(page);

  it('names its title, its address and its links in full', () => {
    const [, head = ''] = /^---\n([\s\S]*?)---\n/.exec(text) ?? [];
    expect(head).toContain(`url: ${brand.siteUrl}${brand.basePath}${page}`);
    expect(head).toMatch(/^title: \S/m);
    const body = text.replace(/```[\s\S]*?```/g, '');
    expect(body).toMatch(/^# \S/m);
    expect(body).not.toMatch(/\]\((?!https?:)/);
    expect(body.replace(/`[^`]*`/g, '')).not.toMatch(/<\/?[A-Za-z][^>]*>/);
  });

  it('holds at least 95 % of the facts of the page, and all of its code', () => {
    const missing = codeOf(page).filter(
      (block) => !text.replace(/^ +/gm, '').includes(block.trim().replace(/^ +/gm, '')),
    );
    expect(missing).toEqual([]);
    const words = plain(text);
    const facts = factsOf(page);
    const lost = facts.filter((fact) => !words.includes(fact.trim()));
    expect(lost.length, `lost: ${lost.slice(0, 10).join(', ')}`).toBeLessThanOrEqual(facts.length * 0.05);
  });

  it('links only to twins and files that are there', () => {
    const own = brand.siteUrl + brand.basePath;
    const links = [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links
      .filter((link) => link.startsWith(own))
      .map((link) => decodeURI(link.slice(own.length).replace(/#.*$/, '')))
      .filter((file) => !existsSync(path.join(build, file)));
    expect(dead).toEqual([]);
  });
});
