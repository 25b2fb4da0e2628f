import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brand } from '../../../brand.config';
import { browseBuild, type BrowsedBuild } from '../../support/browseBuild';
import { builtPage } from '../../support/builtSite';
import { isFull } from '../../support/pages';
import type { SiteCopy } from '../../support/siteCopy';

/** The gallery as a page of each kind: its folder and its path. The quick run has one kind. */
const PAGES = [
  { kind: 'docs page', folder: 'docs/gallery', route: '/docs/next/gallery/' },
  { kind: 'post', folder: 'blog/2026-01-01-gallery', route: '/blog/2026/01/01/gallery/' },
  { kind: 'page', folder: 'src/pages/gallery', route: '/gallery/' },
].slice(0, isFull ? 3 : 1);

const APPEARANCES = (
  [
    ['light', 1440],
    ['dark', 390],
    ['dark', 1440],
    ['light', 390],
  ] as const
).slice(0, isFull ? 4 : 2);

/** Links by file and the position in the sidebar are features of docs only. */
function withoutDocsFeatures(source: string): string {
  return source.replace(/^sidebar_position:.*\n/m, '').replace('../intro.mdx', '/docs/intro/');
}

/** Adds the gallery to a copy of the site. */
export function addGallery(site: SiteCopy): void {
  for (const { kind, folder } of PAGES) {
    const absolute = path.join(site.dir, folder);
    const index = path.join(absolute, 'index.mdx');
    cpSync(path.join(site.dir, 'docs/_gallery'), absolute, { recursive: true });
    if (kind !== 'docs page') writeFileSync(index, withoutDocsFeatures(readFileSync(index, 'utf8')));
  }
}

/** Defines the tests of the gallery, in the built copy. */
export function testGallery(site: SiteCopy): void {
  const buildDir = path.join(site.dir, 'build');

  describe.each(PAGES)('the HTML of the gallery as a $kind', ({ route }) => {
    it('has highlighted code, without scripts', () => {
      const { $ } = builtPage(route, buildDir);
      const blocks = $('main #code').nextUntil('h2', '.theme-code-block').toArray();
      const read = blocks.map((block) => ({
        title: $(block).find('.code-title').text(),
        numbers: $(block).find('[data-line]').length,
        marked: $(block).find('.theme-code-block-highlighted-line').text(),
        isColored: $(block).find('[class^=code-]:not(.code-line, .code-title)').length > 0,
      }));
      const plain = { title: '', numbers: 0, marked: '', isColored: true };
      expect(read).toEqual([
        { ...plain, title: 'src/a.js', numbers: 2, marked: 'const b = 2;' },
        { ...plain, marked: 'const a = 1;\n' },
        { ...plain, numbers: 5, marked: expect.stringMatching(/^import .*\n.*function MyComponent/s) as string },
        plain,
        { ...plain, isColored: false },
        plain,
        { ...plain, title: 'static.js' },
        plain,
        { ...plain, title: 'computed.js', numbers: 2, marked: 'const b = "<a> & c";' },
        { ...plain, title: 'long.js' },
        plain,
      ]);
      expect($(blocks).find('.code-deleted').text().trim() + $(blocks).find('.code-inserted').text().trim()).toBe(
        '-a+b',
      );
      expect($('main script, main template')).toHaveLength(0);
      const scripts = $('script[src], link[as=script]').toArray();
      expect(scripts.map((script) => $(script).attr('src') ?? $(script).attr('href')).join()).not.toContain(
        'highlighter',
      );
    });

    it('has every panel of tabs, the written ids of headings and the text of a partial', () => {
      const { $ } = builtPage(route, buildDir);
      const panels = $('main [role=tabpanel]').text();
      for (const text of ['an apple', 'an orange', 'a kiwi', 'Ctrl + C', 'Command + V', 'hello_world']) {
        expect(panels).toContain(text);
      }
      expect($('main #chosen-id').text()).toContain('Heading ids');
      expect($('main #comment-id').text()).toContain('An id in a comment');
      expect($('main').text()).toContain('its name is gallery');
      expect($('head meta[name=keywords]').attr('content')).toBe('gallery, features');
    });

    it('has elements over lines as browsers read them, and their media', () => {
      const { $ } = builtPage(route, buildDir);
      const section = $('main #html-over-lines').nextUntil('h2');
      expect(section.filter('em').children('p').text()).toBe('Emphasized text\nover lines.');
      expect(section.filter('div').children('ul').text().trim()).toBe('An item in a paragraph');
      expect(section.filter('table').children('tbody').text().trim()).toBe('A cell of a table without a body');
      const media = section.find('[src], [srcset]').addBack('[src]').toArray();
      const addresses = media.flatMap((element) => [$(element).attr('src') ?? '', $(element).attr('srcset') ?? '']);
      expect(addresses.filter(Boolean)).toEqual([
        expect.stringMatching(/^data:image\/png|\/assets\/images\/scale-/) as string,
        expect.stringMatching(new RegExp(`^${brand.basePath}img/mark.svg 1x, .+ 2x$`)) as string,
        `${brand.basePath}img/mark.svg`,
      ]);
    });

    it('shows a mermaid block as code', () => {
      const { $ } = builtPage(route, buildDir);
      expect($('main #diagrams').nextAll('.theme-code-block').first().find('code').text()).toContain('flowchart LR');
    });

    it('links to files without a slash at their end', () => {
      const { $ } = builtPage(route, buildDir);
      const links = $('main a[href*="/assets/files/"]').toArray();
      expect(links.length).toBeGreaterThan(0);
      expect(links.map((link) => $(link).attr('href')).filter((href) => !href?.endsWith('.pdf'))).toEqual([]);
    });
  });

  describe.each(PAGES)('the Markdown version of the gallery as a $kind', ({ route }) => {
    it.each([
      ['subscripts', 'H<sub>2</sub>O'],
      ['task lists', '- [x] A done task'],
      ['footnotes', 'Term with a footnote[^1] and one that is named[^note].'],
      ['the text of footnotes', '[^1]: The text of the first footnote.'],
      ['alignment of columns', '| Left | Center | Right |\n| :- | :-: | -: |'],
      ['nested admonitions', '> Info: Parent\n>\n> Parent content.\n>\n> > Danger: Child'],
      [
        'titles of admonitions without brackets',
        '> Note: A title without brackets\n>\n> A note in the former notation.',
      ],
      ['details', '**Closed details**\n\nText with **strong** text.'],
      ['tabs with their labels', '**Apple**\n\nThis is an apple.\n\n**Orange**\n\nThis is an orange.'],
      ['titles of code', '```js title="src/a.js"\nconst a = 1;\nconst b = 2;\n```'],
      ['code without highlight comments', '```js title="computed.js"\nconst a = 1;\nconst b = "<a> & c";\n```'],
      ['alternatives of small images', '*Figure: A scale in a picture*'],
      ['the source of diagrams', '```mermaid\nflowchart LR\n'],
      ['values of expressions', 'The metric is toxicity, the sum is 3'],
    ])('has %s', (_, markdown) => {
      const text = readFileSync(path.join(buildDir, `${route.slice(1, -1)}.md`), 'utf8');
      // Docusaurus makes the ids of footnotes in posts unique, because lists show several posts.
      expect(text.replace(/(?<=\[\^\w+)-[\da-f]{6}\]/g, ']')).toContain(markdown);
    });
  });

  describe.each(PAGES)('the gallery as a $kind in a browser', ({ route }) => {
    let build: BrowsedBuild;
    let page: Page;

    beforeAll(async () => {
      build = await browseBuild(buildDir);
      page = build.page;
      await build.open(route);
    });

    afterAll(() => build.close());

    it.each(APPEARANCES)('passes axe and fits in the %s mode, %i px wide', async (theme, width) => {
      expect(await build.findings(theme, width, 'main', 'overflow')).toEqual([]);
    });

    it('fits on paper', async () => {
      // A4 with the default margins of browsers.
      await page.setViewportSize({ width: 718, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(() => window.layoutProbe.overflow())).toEqual([]);
      await page.emulateMedia({ media: null });
    });

    it('keeps a chosen tab in the address and not in the storage', async () => {
      await page.getByRole('tab', { name: 'macOS' }).first().click();
      await page.getByText('Use Command + V to paste.').waitFor();
      expect(new URL(page.url()).searchParams.get('operating-systems')).toBe('mac');
      await page.getByRole('tab', { name: 'Python' }).click();
      expect(new URL(page.url()).searchParams.get('language')).toBe('py');
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('tab')))).toEqual([]);
    });

    it('logs no error, also of the content security policy', () => {
      expect(build.errors).toEqual([]);
    });
  });
}
