import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { ROUTE_LIST } from '../../../plugins/output/route-list';
import { attributesOf, builtFiles, builtPage, siteUrl, textsOf } from '../../support/builtSite';
import type { SiteCopy } from '../../support/siteCopy';

const DESCRIPTION = 'A page that the tests write to see what each field of the front matter does on the built site.';
const TEXT = 'Read the [introduction](/docs/intro/) first.';
const HEADINGS = '## Two\n\n### Three\n\n#### Four\n\nThe end.';

const doc = { description: DESCRIPTION, sidebar_position: 1 };

/** Pages by their files: front matter, then text. */
const PAGES: Record<string, [frontMatter: Record<string, unknown>, text?: string]> = {
  'docs/fields/all.mdx': [
    {
      ...doc,
      title: 'Every field',
      id: 'every-field',
      slug: 'own/path',
      hide_title: true,
      toc_min_heading_level: 3,
      toc_max_heading_level: 4,
      keywords: ['quixotic'],
      image: './picture.png',
      sidebar_key: 'fields-all',
      sidebar_label: 'Every one',
      sidebar_class_name: 'starred',
      sidebar_custom_props: { level: 3 },
      displayed_sidebar: 'docs',
      tags: ['deep sea', { label: 'Tide', permalink: '/moon' }],
      pagination_label: 'The page of all fields',
      pagination_next: 'intro',
      pagination_prev: null,
      custom_edit_url: 'https://git.example/all.mdx',
      last_update: { date: '2026-01-31', author: 'Ann' },
      mdx: { format: 'mdx' },
    },
    HEADINGS,
  ],
  'docs/fields/alone.mdx': [
    {
      ...doc,
      title: 'Alone',
      displayed_sidebar: null,
      hide_table_of_contents: true,
      custom_edit_url: null,
      pagination_prev: 'fields/every-field',
    },
    HEADINGS,
  ],
  'docs/fields/04-numbered.mdx': [{ ...doc, title: 'Numbered' }],
  'docs/fields/05-kept.mdx': [{ ...doc, title: 'Kept', parse_number_prefixes: false }],
  'docs/fields/draft.mdx': [{ ...doc, title: 'Draft doc', draft: true, tags: ['secret'] }],
  'docs/fields/unlisted.mdx': [{ ...doc, title: 'Unlisted doc', unlisted: true, tags: ['deep sea', 'hush'] }],
  'src/pages/fields.mdx': [
    {
      title: 'Page fields',
      description: DESCRIPTION,
      slug: '/own-page',
      keywords: ['quixotic'],
      image: '/img/mark.svg',
      wrapperClassName: 'own-wrapper',
      toc_max_heading_level: 2,
      last_update: { date: '2026-01-31' },
    },
    `# Page fields\n\n${HEADINGS}`,
  ],
  'src/pages/wide.mdx': [
    { title: 'Wide', description: DESCRIPTION, hide_table_of_contents: true },
    `# Wide\n\n${HEADINGS}`,
  ],
  'src/pages/draft-page.mdx': [{ title: 'Draft page', description: DESCRIPTION, draft: true }, '# Draft page'],
  'src/pages/unlisted-page.mdx': [
    { title: 'Unlisted page', description: DESCRIPTION, unlisted: true },
    '# Unlisted page',
  ],
  'blog/fields.mdx': [
    {
      title: 'Post fields',
      title_meta: 'Post fields for search engines',
      sidebar_label: 'Short post',
      description: DESCRIPTION,
      slug: '/series/one',
      date: '2026-01-31',
      tags: ['hello'],
      authors: ['ann', { name: 'Bo', title: 'Guest', url: 'https://bo.example', image_url: '/img/mark.svg' }],
      keywords: ['quixotic'],
      image: '/img/mark.svg',
      toc_min_heading_level: 3,
      toc_max_heading_level: 4,
      last_update: { date: '2026-02-01', author: 'Ann' },
      hide_reading_time: true,
    },
    `${TEXT}\n\n{/* truncate */}\n\n${HEADINGS}`,
  ],
  'blog/2026-01-30-old.mdx': [
    {
      title: 'Old author fields',
      description: DESCRIPTION,
      slug: 'old',
      tags: ['hello'],
      author: 'Cy',
      author_title: 'Writer',
      author_url: 'https://cy.example',
      hide_table_of_contents: true,
    },
    `${TEXT}\n\n{/* truncate */}\n\n${HEADINGS}`,
  ],
  'blog/2026-01-29-draft.mdx': [
    { title: 'Draft post', description: DESCRIPTION, slug: 'draft', tags: ['hola'], draft: true },
    `${TEXT}\n\n{/* truncate */}`,
  ],
  'blog/2026-01-28-unlisted.mdx': [
    { title: 'Unlisted post', description: DESCRIPTION, slug: 'unlisted', tags: ['hola'], unlisted: true },
    `${TEXT}\n\n{/* truncate */}`,
  ],
};

/** Files as the guides of Docusaurus write them: without front matter, or with little of it. */
const PLAIN: Record<string, string> = {
  'docs/plain/_category_.yml': 'label: Plain pages\nposition: 2.5\nlink:\n  type: generated-index\n',
  'docs/plain/titled.md': '# A title with `code`\n\nThe first paragraph.\n\n## Two\n\nThe end.\n',
  'docs/plain/02-untitled.mdx': 'Only a paragraph.\n',
  'docs/plain/both.md': '---\ntitle: Short title\n---\n\n# The title in the text\n\nText.\n',
  'src/pages/plain-page.md': '# Plain page\n\nThe first paragraph.\n',
  'blog/2026-01-27-plain/index.md': '# A plain post\n\nThe first paragraph.\n',
};

const AUTHORS = { ann: { name: 'Ann', title: 'Editor', page: true, image_url: '/img/mark.svg' } };

const ALL = '/docs/next/fields/own/path/';
const ALONE = '/docs/next/fields/alone/';
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
  const tocOf = (route: string) => textsOf(page(route).$, 'nav .table-of-contents__link');
  const routes = () => JSON.parse(readFileSync(path.join(site.dir, ROUTE_LIST), 'utf8')) as string[];

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
      expect(text('llms-full.txt') + text('docs/next/llms.txt')).toContain(description);
      expect(text(`${route.slice(1, -1)}.md`).replaceAll('`', '')).toMatch(new RegExp(`^# ${title}$`, 'm'));
    });

    it('have the line about version and date below their title', () => {
      for (const name of ['titled', 'untitled', 'both']) {
        const { $ } = page(`/docs/next/plain/${name}/`);
        expect($('main header').first().text()).toMatch(/next/);
        expect($('main header').first().children().first().is('h1')).toBe(true);
      }
    });

    it('are listed on the index page of their category, by file name after those with a position', () => {
      const { $ } = page('/docs/next/category/plain-pages/');
      expect(textsOf($, 'main article h2').map((label) => label.replace(/[^\w ]/gu, '').trim())).toEqual([
        'untitled',
        'Short title',
        'A title with code',
      ]);
    });
  });

  describe('the path of a page', () => {
    it.each([
      ['`slug` relative to the folder', ALL],
      ['the file name without its number', '/docs/next/fields/numbered/'],
      ['the file name with its number by `parse_number_prefixes`', '/docs/next/fields/05-kept/'],
      ['`slug` of a post', POST],
      ['`slug` of a page', '/own-page/'],
    ])('is %s', (_case, route) => {
      expect(routes()).toContain(route);
    });
  });

  describe('the title of a docs page with `hide_title`', () => {
    it('stays in the HTML, so that screen readers, search and Markdown version have it', () => {
      const heading = page(ALL).$('h1');
      expect(heading.text()).toBe('Every field');
      expect(heading.attr('class')).toMatch(/hidden/);
      expect(text('docs/next/search-index' + searchHash())).toContain('Every field');
      expect(text('docs/next/fields/own/path.md')).toContain('# Every field');
    });

    it('is visible on other pages', () => {
      expect(page(ALONE).$('h1').attr('class') ?? '').toBe('');
    });
  });

  describe('the sidebar', () => {
    it('shows label and class, and neither drafts nor unlisted pages', () => {
      const { $ } = page(ALL);
      expect($('.theme-doc-sidebar-menu .starred').text()).toBe('Every one');
      expect(textsOf($, '.theme-doc-sidebar-item-link-level-2').sort()).toEqual([
        'Alone',
        'Every one',
        'Kept',
        'Numbered',
      ]);
    });

    it('is missing with `displayed_sidebar: null`', () => {
      expect(page(ALONE).$('.theme-doc-sidebar-menu')).toHaveLength(0);
    });
  });

  describe('the table of contents', () => {
    it.each([
      [ALL, ['Three', 'Four']],
      [POST, ['Three', 'Four']],
      ['/own-page/', ['Two']],
      [ALONE, []],
      ['/wide/', []],
      ['/blog/old/', []],
    ])('of %s has the chosen levels', (route, expected) => {
      expect(tocOf(route)).toEqual(expected);
    });
  });

  describe('the links to other pages', () => {
    it('follow `pagination_next` and `pagination_prev`, with the label of the other page', () => {
      expect(textsOf(page(ALL).$, '.pagination-nav a')).toEqual(['NextIntroduction']);
      expect(textsOf(page(ALONE).$, '.pagination-nav a')).toEqual(['PreviousThe page of all fields']);
    });

    it('follow `custom_edit_url`', () => {
      expect(page(ALL).$('.theme-edit-this-page').attr('href')).toBe('https://git.example/all.mdx');
      expect(page(ALONE).$('.theme-edit-this-page')).toHaveLength(0);
    });
  });

  describe('the head of a page', () => {
    it.each([
      [ALL, expect.stringMatching(/\/assets\/images\/picture-.+\.png$/) as string],
      [POST, `${siteUrl}img/mark.svg`],
      ['/own-page/', `${siteUrl}img/mark.svg`],
    ])('%s has its own image instead of a card, and its keywords', (route, image) => {
      expect(content(route, 'og:image')).toEqual([image]);
      expect(content(route, 'og:image:alt')).toEqual([]);
      expect(content(route, 'keywords')).toEqual(['quixotic']);
    });

    it('has the card where no image is named', () => {
      expect(content(ALONE, 'og:image')).toEqual([expect.stringContaining('/img/social/')]);
    });

    it('has the title for search engines and the class of the page', () => {
      expect(page(POST).title).toMatch(/^Post fields for search engines/);
      expect(page(POST).headings).toEqual(['Post fields']);
      expect(page('/own-page/').$('html').attr('class')).toContain('own-wrapper');
    });
  });

  describe('`last_update`', () => {
    it.each([
      [ALL, 'main header', 'Last updated Jan 31, 2026 by Ann'],
      [POST, 'main footer', 'Last updated Feb 1, 2026 by Ann'],
      ['/own-page/', 'main', 'Last updated Jan 31, 2026'],
    ])('is on %s', (route, selector, expected) => {
      const { $ } = page(route);
      expect($(selector).text()).toContain(expected);
      expect($('main').text().split('Last updated')).toHaveLength(2);
    });

    it('is the only source of a date on posts and pages', () => {
      expect(page('/blog/old/').text).not.toContain('Last updated');
      expect(page('/wide/').text).not.toContain('Last updated');
    });
  });

  describe('a post', () => {
    it('has its date and its authors, and no reading time with `hide_reading_time`', () => {
      const header = page(POST).$('main header').text();
      expect(header).toContain('January 31, 2026');
      expect(header).toMatch(/Ann.*Editor.*Bo.*Guest/s);
      expect(header).not.toContain('min read');
      expect(page('/blog/old/').$('main header').text()).toMatch(/min read.*Cy.*Writer/s);
      expect(textsOf(page(POST).$, 'aside a')).toContain('Short post');
    });

    it('links to the page of an author in blog/authors.yml', () => {
      expect(attributesOf(page(POST).$, 'main header a', 'href')).toContainEqual(expect.stringMatching(/authors\/ann/));
      expect(textsOf(page('/blog/authors/ann/').$, 'main h2')).toEqual(['Post fields']);
    });
  });

  /** Returns the end of the names of search indexes. */
  function searchHash(): string {
    const [name = ''] = builtFiles(buildDir).filter((file) => file.startsWith('search-index'));
    return name.replace('search-index', '');
  }

  describe('tags of docs', () => {
    it('have pages in their version that list the pages', () => {
      expect(routes().filter((route) => route.includes('/docs/next/tags/'))).toEqual([
        '/docs/next/tags/',
        '/docs/next/tags/deep-sea/',
        '/docs/next/tags/hush/',
        '/docs/next/tags/moon/',
      ]);
      expect(textsOf(page('/docs/next/tags/deep-sea/').$, 'main h2')).toEqual(['Every field']);
    });

    it('have a Markdown version, and are not in the search index', () => {
      expect(text('docs/next/tags/deep-sea.md')).toContain('## [Every field]');
      expect(text(`docs/next/search-index${searchHash()}`)).not.toContain('tagged with');
    });

    it('have no page in versions without tags', () => {
      expect(routes().filter((route) => /^\/docs\/(?!next\/).*\btags\//.test(route))).toEqual([]);
    });
  });

  describe('drafts', () => {
    it('are not built', () => {
      expect(builtFiles(buildDir).filter((file) => /draft|secret/i.test(file))).toEqual([]);
    });
  });

  describe('unlisted pages', () => {
    const UNLISTED = ['/docs/next/fields/unlisted/', '/blog/unlisted/', '/unlisted-page/', '/docs/next/tags/hush/'];

    it.each(UNLISTED)('%s is built with a banner and not indexed', (route) => {
      expect(content(route, 'robots')).toEqual(['noindex, nofollow']);
      expect(page(route).text).toContain('This page is unlisted');
      expect(text(`${route.slice(1, -1)}.md`)).toContain('Unlisted');
    });

    it.each([
      'sitemap.xml',
      'llms.txt',
      'llms-full.txt',
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
        /(?:unlisted|draft)[ -](?:doc|post|page)|fields\/(?:unlisted|draft)|blog\/unlisted|hush/i,
      );
    });

    it('are in no comparison', () => {
      expect(builtFiles(path.join(buildDir, 'compare')).filter((file) => /unlisted|draft/.test(file))).toEqual([]);
    });
  });
}
