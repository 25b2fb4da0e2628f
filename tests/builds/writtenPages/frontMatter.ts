import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { attributesOf, builtFiles, builtPage, siteUrl, textsOf } from '../../support/builtSite';
import type { SiteCopy } from '../../support/siteCopy';

const DESCRIPTION = 'A page that the tests write to see what each field of the front matter does on the built site.';
const TEXT = 'Read the [introduction](/docs/intro/) first.';

const POST_TEXT = `${TEXT}\n\n{/* truncate */}`;

const page = { description: DESCRIPTION };
const doc = { ...page, sidebar_position: 1 };

const UPDATE = { date: '2026-01-31', author: 'Ann' };

/** Pages by their files: front matter, then text. */
const PAGES: Record<string, [frontMatter: Record<string, unknown>, text?: string]> = {
  'docs/fields/all.mdx': [
    {
      ...doc,
      title: 'Most fields',
      slug: 'own/path',
      hide_title: true,
      image: './picture.png',
      tags: ['deep sea', { label: 'Tide', permalink: '/moon' }],
      last_update: UPDATE,
    },
  ],
  'docs/fields/alone.mdx': [{ ...doc, title: 'Alone' }],
  'docs/fields/draft.mdx': [{ ...doc, title: 'Draft doc', draft: true, tags: ['secret'] }],
  'docs/fields/unlisted.mdx': [{ ...doc, title: 'Unlisted doc', unlisted: true, tags: ['deep sea', 'hushhush'] }],
  'src/pages/fields.mdx': [
    { ...page, title: 'Page fields', slug: '/own-page', image: '/img/mark.svg', last_update: { date: UPDATE.date } },
    '# Page fields',
  ],
  'src/pages/draft-page.mdx': [{ ...page, title: 'Draft page', draft: true }, '# Draft page'],
  'src/pages/unlisted-page.mdx': [{ ...page, title: 'Unlisted page', unlisted: true }, '# Unlisted page'],
  'blog/fields.mdx': [
    {
      ...page,
      title: 'Post fields',
      slug: '/series/one',
      date: '2026-01-31',
      tags: ['hello'],
      authors: ['ann', { name: 'Bo', title: 'Guest', url: 'https://bo.example', image_url: '/img/mark.svg' }],
      image: '/img/mark.svg',
      last_update: { date: '2026-02-01', author: 'Ann' },
    },
    POST_TEXT,
  ],
  'blog/2026-01-29-draft.mdx': [
    { ...page, title: 'Draft post', slug: 'draft', tags: ['hola'], draft: true },
    POST_TEXT,
  ],
  'blog/2026-01-28-unlisted.mdx': [
    { ...page, title: 'Unlisted post', slug: 'unlisted', tags: ['hola'], unlisted: true },
    POST_TEXT,
  ],
};

/** Files as the guides of Docusaurus write them: without front matter, or with little of it. */
const PLAIN: Record<string, string> = {
  'docs/plain/titled.md': '# A title with `code`\n\nThe first paragraph.\n\n## Two\n\nThe end.\n',
  'docs/plain/02-untitled.mdx': 'Only a paragraph.\n',
  'docs/plain/both.md': '---\ntitle: Short title\n---\n\n# The title in the text\n\nText.\n',
  'docs/plain/later.md': '---\ntitle: The title\n---\n\nText.\n\n## Two\n\n# Another\n\nText.\n',
  'docs/plain/two.md': '# The title\n\nText.\n\n# Another\n\nText.\n',
  'src/pages/plain-page.md': '# Plain page\n\nThe first paragraph.\n',
  // With characters that XML does not allow: pasted from a terminal and from slides.
  'blog/2026-01-26-pasted.md': '# A pasted\u001f post\n\nThe first\u000bparagraph.\n\n```\n\u001b[1mbold\n```\n',
  'blog/2026-01-27-plain/index.md': '# A plain post\n\nThe first paragraph.\n',
};

const AUTHORS = { ann: { name: 'Ann', title: 'Editor', image_url: '/img/mark.svg' } };

const ALL = '/docs/next/fields/own/path/';
const POST = '/blog/series/one/';

/** Adds pages with all fields of the front matter to a copy of the site. */
export function addPagesWithFrontMatter(site: SiteCopy): void {
  mkdirSync(path.join(site.dir, 'docs/fields'));
  for (const [file, [frontMatter, body = TEXT]] of Object.entries(PAGES)) {
    writeFileSync(path.join(site.dir, file), `---\n${stringify(frontMatter)}---\n\n${body}\n`);
  }
  for (const [file, source] of Object.entries(PLAIN)) {
    mkdirSync(path.dirname(path.join(site.dir, file)), { recursive: true });
    writeFileSync(path.join(site.dir, file), source);
  }
  writeFileSync(path.join(site.dir, 'blog/authors.yml'), stringify(AUTHORS));
  // Any small PNG file.
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  writeFileSync(path.join(site.dir, 'docs/fields/picture.png'), Buffer.from(png, 'base64'));
}

/** Defines the tests of the added pages, in the built copy. */
export function testFrontMatter(site: SiteCopy): void {
  const buildDir = path.join(site.dir, 'build');
  const page = (route: string) => builtPage(route, buildDir);
  const text = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
  const content = (route: string, property: string) =>
    attributesOf(page(route).$, `head meta[property="${property}"], head meta[name="${property}"]`, 'content');

  describe('pages without front matter', () => {
    it.each([
      ['/docs/next/plain/titled/', 'A title with code', 'The first paragraph.'],
      ['/docs/next/plain/untitled/', 'untitled', 'Only a paragraph.'],
      ['/docs/next/plain/both/', 'The title in the text', 'Text.'],
      ['/plain-page/', 'Plain page', 'The first paragraph.'],
      ['/blog/2026/01/27/plain/', 'A plain post', 'The first paragraph.'],
    ])('%s has one title, and its first paragraph as description', (route, title, description) => {
      expect(page(route).headings.slice(0, 1)).toEqual([title]);
      expect(page(route).$('h1')).toHaveLength(1);
      expect(content(route, 'description')).toEqual([description]);
      expect(text('llms.txt') + text('docs/next/llms.txt')).toContain(description);
      expect(text(`${route.slice(1, -1)}.md`).replaceAll('`', '')).toMatch(new RegExp(`^# ${title}$`, 'm'));
    });

    it('have the line about version and date below their title', () => {
      for (const name of ['titled', 'untitled', 'both', 'later', 'two']) {
        const { $ } = page(`/docs/next/plain/${name}/`);
        expect($('main [data-markdown=state]'), name).toHaveLength(1);
        expect($('main header').first().text()).toMatch(/next/);
        expect($('main header').first().children().first().is('h1')).toBe(true);
      }
    });
  });

  it('feeds and site map have only characters that XML allows', () => {
    const files = builtFiles(buildDir).filter((file) => file.endsWith('.xml'));
    expect(files).toEqual(expect.arrayContaining(['blog/atom.xml', 'blog/rss.xml', 'sitemap.xml']));
    expect(files.filter((file) => /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text(file)))).toEqual([]);
    expect(text('blog/rss.xml')).toContain('A pasted post');
    expect(text('blog/2026/01/26/pasted.md')).toMatch(/^# A pasted post$[^]*^The first paragraph\.$/m);
  });

  describe('the title of a docs page with `hide_title`', () => {
    it('stays in the HTML, so that screen readers, search and Markdown version have it', () => {
      const heading = page(ALL).$('h1');
      expect(heading.text()).toBe('Most fields');
      expect(heading.attr('class')).toMatch(/hidden/);
      expect(text('docs/next/search-index' + searchHash())).toContain('Most fields');
      expect(text('docs/next/fields/own/path.md')).toContain('# Most fields');
    });
  });

  describe('the head of a page', () => {
    it.each([
      [ALL, expect.stringMatching(/\/assets\/images\/picture-.+\.png$/) as string],
      [POST, `${siteUrl}img/mark.svg`],
      ['/own-page/', `${siteUrl}img/mark.svg`],
    ])('%s has its own image instead of a card', (route, image) => {
      expect(content(route, 'og:image')).toEqual([image]);
      expect(content(route, 'og:image:alt')).toEqual([]);
    });
  });

  describe('`last_update`', () => {
    it.each([
      [ALL, 'main header', 'Last updated on Jan 31, 2026 by Ann'],
      [POST, 'main footer', 'Last updated on Feb 1, 2026 by Ann'],
      ['/own-page/', 'main', 'Last updated on Jan 31, 2026'],
    ])('is on %s', (route, selector, expected) => {
      const { $ } = page(route);
      expect($(selector).text()).toContain(expected);
      expect($('main').text().split('Last updated')).toHaveLength(2);
    });

    it('is the only source of a date on posts and pages', () => {
      expect(page('/blog/2026/01/27/plain/').text).not.toContain('Last updated');
      expect(page('/plain-page/').text).not.toContain('Last updated');
    });
  });

  it('a post has its date, its reading time and its authors', () => {
    const header = page(POST).$('main header').text();
    expect(header).toContain('January 31, 2026');
    expect(header).toMatch(/Ann.*Editor.*Bo.*Guest/s);
    expect(header).toContain('min read');
  });

  /** Returns the end of the names of search indexes. */
  function searchHash(): string {
    const [name = ''] = builtFiles(buildDir).filter((file) => file.startsWith('search-index'));
    return name.replace('search-index', '');
  }

  it('tags of docs have a Markdown version, and are not in the search index', () => {
    expect(textsOf(page('/docs/next/tags/moon/').$, 'main h2')).toEqual(['Most fields']);
    expect(text('docs/next/tags/deep-sea.md')).toContain('## [Most fields]');
    expect(text(`docs/next/search-index${searchHash()}`)).not.toContain('tagged with');
  });

  it('drafts are not built', () => {
    expect(builtFiles(buildDir).filter((file) => /draft|secret/i.test(file))).toEqual([]);
  });

  describe('unlisted pages', () => {
    const UNLISTED = ['/docs/next/fields/unlisted/', '/blog/unlisted/', '/unlisted-page/', '/docs/next/tags/hushhush/'];

    it.each(UNLISTED)('%s is built with a banner and not indexed', (route) => {
      expect(content(route, 'robots')).toEqual(['noindex, nofollow']);
      expect(page(route).text).toContain('This page is unlisted');
      expect(text(`${route.slice(1, -1)}.md`)).toContain('Unlisted');
    });

    it.each([
      'sitemap.xml',
      'llms.txt',
      'docs/next/llms.txt',
      'addresses.json',
      'blog/rss.xml',
      'blog/index.html',
      'docs/next/change-log/index.html',
      'docs/next/search-index',
      'search-index',
    ])('and drafts are not in %s', (file) => {
      const list = text(file.endsWith('search-index') ? file + searchHash() : file);
      expect(list).not.toMatch(
        /(?:unlisted|draft)[ -](?:doc|post|page)|fields\/(?:unlisted|draft)|blog\/unlisted|hushhush/i,
      );
    });

    it('are in no comparison', () => {
      expect(builtFiles(path.join(buildDir, 'compare')).filter((file) => /unlisted|draft/.test(file))).toEqual([]);
    });
  });
}
