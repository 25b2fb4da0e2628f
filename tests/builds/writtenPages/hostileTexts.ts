import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';

import { writeFile } from '@api-docs/kit/files/writeFile';

import { browseBuild, type BrowsedBuild } from '../../support/browseBuild';
import { builtPage, normalizeSpace, textsOf } from '../../support/builtSite';
import { textOfMarkdown } from '../../support/markdownText';
import type { SiteCopy } from '../../support/siteCopy';
import { TEXTS } from './texts';

/** Writes a text so that Markdown and MDX read it as that text. */
const escape = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

const page = (frontMatter: object, body: string) => `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}\n`;

/** Written pages by their files: with the text in the front matter, as the heading, and as a post. */
function writtenPages(text: string, index: number): [file: string, text: string][] {
  const names = { title: text, description: `About ${text}`, keywords: [text] };
  const custom = { sidebar_label: `Label ${text}`, sidebar_custom_props: { [text]: [text, { '\\': text }] } };
  const parts = ['Text ', '## Section ', '> Quote ', '- Item '].map((start) => start + escape(text));
  const body = [...parts, `~~~text\nCode ${text}\n~~~`].join('\n\n');
  return [
    [`docs/hostile/field-${index}.mdx`, page({ ...names, ...custom }, body)],
    [`docs/hostile/heading-${index}.mdx`, page({ description: 'A page.' }, `# ${escape(text)}\n\n${body}`)],
    [`docs/hostile/category-${index}/_category_.json`, JSON.stringify({ label: `Category ${text}` })],
    [`docs/hostile/category-${index}/page.mdx`, page({ title: 'A page', description: 'A page.' }, 'Text.')],
    [`blog/2026-02-02-hostile-${index}.mdx`, page({ ...names, authors: [{ name: `Author ${text}` }] }, body)],
    [`src/pages/hostile-${index}.mdx`, page(names, body)],
  ];
}

/** A field with the text in its texts and its values. */
const field = (name: string, text: string) => ({
  type: 'string',
  description: `About ${name} ${escape(text)}`,
  default: `Default ${name} ${text}`,
  enum: [`Default ${name} ${text}`, `Enum ${name} ${text}`],
});

/** An operation with the text in each of its places. */
function operation(text: string, index: number) {
  const about = (what: string) => `About ${what} ${escape(text)}`;
  const content = (what: string) => {
    const value = { text: `Default ${what} ${text}`, [text]: 'x' };
    const example = { summary: `Summary ${what} ${text}`, description: about(`${what} example`), value };
    const properties = { text: field(what, text), [text]: { type: 'string', description: about(`${what} name`) } };
    const schema = { type: 'object', description: about(`${what} schema`), properties };
    return { 'application/json': { schema, examples: { one: example } } };
  };
  return {
    operationId: `hostile${index}`,
    summary: text,
    description: about('operation'),
    tags: [`Tag ${text}`],
    externalDocs: { url: 'https://docs.example/', description: about('documents') },
    parameters: [{ name: `Parameter ${text}`, in: 'query', schema: field('parameter', text) }],
    requestBody: { description: about('body'), content: content('request') },
    responses: {
      200: {
        description: about('status'),
        headers: { 'X-Text': { schema: field('header', text) } },
        content: content('reply'),
      },
    },
    callbacks: { called: { 'https://x.example': { post: { summary: `Callback ${text}`, responses: {} } } } },
  };
}

/** What a page of an operation says in words, and what it shows as values, which may be JSON. */
const WORDS = [
  ...['operation', 'documents', 'body', 'status', 'parameter', 'header'],
  ...['request', 'reply'].flatMap((what) => [what, `${what} example`, `${what} name`, `${what} schema`]),
].map((what) => `About ${what}`);
const VALUES = ['parameter', 'header', 'request', 'reply'].flatMap((what) => [`Default ${what}`, `Enum ${what}`]);

/** Adds written pages and operations with the texts to a copy of the site. */
export function addHostileTexts(site: SiteCopy): void {
  for (const [file, text] of TEXTS.flatMap(writtenPages)) writeFile(path.join(site.dir, file), text);
  const file = 'openapi/metrics-api.yaml';
  const document = parse(site.read(file)) as { paths: Record<string, unknown>; tags: object[] };
  for (const [index, text] of TEXTS.entries()) {
    document.paths[`/metrics/hostile/${index}`] = { post: operation(text, index) };
    document.tags.push({ name: `Tag ${text}`, description: `About tag ${escape(text)}` });
  }
  writeFileSync(path.join(site.dir, file), stringify(document, { lineWidth: 0 }));
  // Feeds end after twenty posts.
  const config = 'docusaurus.config.ts';
  writeFileSync(
    path.join(site.dir, config),
    site.read(config).replace('feedOptions: {', 'feedOptions: { limit: false,'),
  );
}

const written = (index: number) => [
  `/docs/next/hostile/field-${index}/`,
  `/docs/next/hostile/heading-${index}/`,
  `/blog/2026/02/02/hostile-${index}/`,
  `/hostile-${index}/`,
];

/** Returns all texts of JSON, names included. */
function textsOfJson(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsOfJson(item)]);
}

/** Defines the tests of the texts, in the built copy. */
export function testHostileTexts(site: SiteCopy): void {
  const buildDir = path.join(site.dir, 'build');
  const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
  const markdownOf = (route: string) => textOfMarkdown(read(`${route.slice(1, -1)}.md`));

  describe.each(TEXTS.map((raw, index) => ({ raw, text: normalizeSpace(raw), index })))(
    '$text',
    ({ raw, text, index }) => {
      const inJson = normalizeSpace(JSON.stringify(raw).slice(1, -1));
      const reference = `/docs/api/metrics/hostile/${index}/`;

      it.each([...written(index), reference])(
        'is the title of %s, in its tab, heads, cards, data and Markdown',
        (route) => {
          const { $, title, headings } = builtPage(route, buildDir);
          expect(normalizeSpace(title)).toContain(text);
          expect(normalizeSpace($('meta[property="og:title"]').attr('content') ?? '')).toContain(text);
          // Pages outside of docs and blog show their title only in the tab.
          if (!route.startsWith('/hostile')) {
            expect(headings).toEqual([text]);
            const data = textsOf($, 'script[type="application/ld+json"]').map((json) =>
              JSON.stringify(JSON.parse(json)),
            );
            expect(data.join()).toContain(inJson);
          }
          expect(markdownOf(route)).toContain(text);
        },
      );

      it.each(written(index))('is in the text, the contents and the Markdown of %s', (route) => {
        const { $ } = builtPage(route, buildDir);
        const main = normalizeSpace($('main').text());
        const places = ['Text', 'Section', 'Quote', 'Item', 'Code'].map((start) => `${start} ${text}`);
        for (const all of [main, markdownOf(route)]) expect(places.filter((place) => !all.includes(place))).toEqual([]);
        // The contents repeat the section.
        expect(main.split(`Text ${text}`).length + main.split(`Item ${text}`).length).toBe(4);
        if (!route.startsWith('/hostile')) expect(textsOf($, '.table-of-contents').join()).toContain(`Section ${text}`);
      });

      it('is in each place of the operation, on its page and in its Markdown', () => {
        const shown = normalizeSpace(builtPage(reference, buildDir).$('main').text());
        const lacks = (place: string, ...forms: string[]) =>
          [shown, markdownOf(reference)].some(
            (all) => !forms.some((form) => all.includes(normalizeSpace(`${place} ${form}`))),
          );
        expect(WORDS.filter((place) => lacks(place, text))).toEqual([]);
        expect(VALUES.filter((place) => lacks(place, text, inJson))).toEqual([]);
        expect(['Parameter', 'Callback'].filter((place) => lacks(place, text))).toEqual([]);
      });

      it('is in the menus, the table of operations and the index of the search', () => {
        const [docs] = written(index).map((route) => textsOf(builtPage(route, buildDir).$, '.menu__link'));
        expect(docs).toEqual(expect.arrayContaining([`Label ${text}`, `Category ${text}`]));
        expect(
          textsOf(builtPage(`/docs/next/hostile/category-${index}/page/`, buildDir).$, '.breadcrumbs').join(),
        ).toContain(`Category ${text}`);
        expect(textsOf(builtPage(written(index)[2] ?? '', buildDir).$, 'header').join()).toContain(`Author ${text}`);
        expect(textsOf(builtPage(reference, buildDir).$, '.menu__link')).toEqual(
          expect.arrayContaining([text, `Tag ${text}`]),
        );
        expect(textsOf(builtPage('/docs/api/', buildDir).$, 'main').join()).toContain(`About tag ${text}`);
        const [indexed] = readdirSync(path.join(buildDir, 'docs/next')).filter((name) =>
          name.startsWith('search-index'),
        );
        expect(normalizeSpace(read(`docs/next/${indexed}`))).toContain(inJson);
      });
    },
  );

  describe('in files that readers and feed readers take,', () => {
    const all = TEXTS.map(normalizeSpace);
    const lacking = (found: readonly string[]) => {
      const joined = normalizeSpace(found.join('\n'));
      return all.filter((text) => !joined.includes(text));
    };

    it.each(['atom.xml', 'rss.xml'])('each text is in the titles of %s', (name) => {
      const text = read(`blog/${name}`);
      expect(XMLValidator.validate(text)).toBe(true);
      const xml = load(text, { xml: true });
      // Titles are HTML in XML.
      const titles = textsOf(xml, 'title').map((title) => load(title, {}, false).text());
      expect(lacking(titles)).toEqual([]);
      // Authors of RSS have addresses of mail, which these have not.
      if (name === 'atom.xml') expect(lacking(textsOf(xml, 'author > name'))).toEqual([]);
    });

    it('each text is in the collection of Postman, and in the requests for editors', () => {
      const collection: unknown = JSON.parse(read('openapi/metrics-api.postman_collection.json'));
      expect(lacking(textsOfJson(collection))).toEqual([]);
      expect(lacking([read('openapi/metrics-api.http')])).toEqual([]);
    });

    it('each text is in the titles and descriptions of the lists for assistants', () => {
      const lists = ['llms.txt', 'docs/next/llms.txt'].map((file) => textOfMarkdown(read(file)));
      expect(lacking(lists)).toEqual([]);
      expect(all.filter((text) => !lists.join().includes(`: About ${text}`))).toEqual([]);
    });

    it('the OpenAPI file for downloads has each text as it is written', () => {
      const file = 'openapi/metrics-api-next.yaml';
      const written: unknown = parse(site.read('openapi/metrics-api.yaml'));
      const texts = new Set(textsOfJson(parse(read(file))));
      const isToken = (text: string) => text.startsWith('%brand.');
      expect(textsOfJson(written).filter((text) => !isToken(text) && !texts.has(text))).toEqual([]);
    });
  });

  describe('in a browser', () => {
    let build: BrowsedBuild;

    beforeAll(async () => {
      build = await browseBuild(buildDir);
    });
    afterAll(() => build.close());

    it('no text runs, and React finds the pages as they were rendered', async () => {
      for (const index of TEXTS.keys()) {
        for (const route of [...written(index), `/docs/api/metrics/hostile/${index}/`]) {
          await build.open(route);
          expect(await build.page.evaluate(() => 'hit' in globalThis), route).toBe(false);
        }
      }
      await build.open('/blog/');
      expect(await build.page.evaluate(() => 'hit' in globalThis)).toBe(false);
      expect(build.errors).toEqual([]);
    });
  });
}
