import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { markdownHooks } from '../../../plugins/front-matter';

const acme = { provider: 'Acme', slug: 'acme' };
const page = {
  title: 'Tone',
  description: 'Says in one or two plain sentences what a reader of this page can do now.',
};
const doc = { ...page, sidebar_position: 1 };

const changesOf = (file: string) => (file.endsWith('/changed.mdx') ? [{ words: 'New in next' }] : []);

let siteDir: string;
let hooks: ReturnType<typeof markdownHooks>;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-hooks-'));
  hooks = markdownHooks({ siteDir, brand: acme, changesOf });
});

afterEach(() => rmSync(siteDir, { recursive: true }));

/** Writes an empty file and runs the hook on what a parser would have read from it. */
async function parse(file: string, frontMatter: Record<string, unknown>, content = '') {
  const filePath = path.join(siteDir, file);
  mkdirSync(path.dirname(filePath), { recursive: true });
  writeFileSync(filePath, '');
  return hooks.parseFrontMatter({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: async () => ({ frontMatter, content }),
  });
}

describe('the preprocessor', () => {
  it('fills in the brand', () => {
    const filePath = path.join(siteDir, 'docs/a.mdx');
    expect(hooks.preprocessor?.({ filePath, fileContent: 'By %brand.provider%.' })).toBe('By Acme.');
  });

  it('names the file relative to the project when a token is unknown', () => {
    const filePath = path.join(siteDir, 'docs/a.mdx');
    expect(() => hooks.preprocessor?.({ filePath, fileContent: 'a\n%brand.x%' })).toThrow(/^docs\/a\.mdx:2: unknown/);
  });
});

describe('the front matter hook', () => {
  it('fills in the brand in front matter and content', async () => {
    const parsed = await parse('src/pages/about.mdx', { ...page, title: '%brand.provider%' }, 'By %brand.provider%.');
    expect(parsed).toEqual({ frontMatter: { ...page, title: 'Acme' }, content: 'By Acme.' });
  });

  it.each([
    ['a doc', 'docs/tone.mdx', doc, '/tone'],
    ['a doc in a branded folder', 'docs/understanding-brand-metrics/index.mdx', doc, '/understanding-acme-metrics'],
    [
      'a metric of a frozen version',
      'versioned_docs/version-v1.0.0/understanding-brand-metrics/pii.mdx',
      { ...doc, direction: 'higher' },
      '/understanding-acme-metrics/pii',
    ],
    ['the landing, which names its own', 'docs/start.mdx', { ...doc, slug: '/' }, '/'],
  ])('gives %s its address', async (_case, file, frontMatter, slug) => {
    const parsed = await parse(file, frontMatter);
    expect(parsed.frontMatter.slug).toBe(slug);
  });

  it.each([
    [
      'marks a page of the v3 section',
      'v3-metrics-soon-to-be-deprecated/pii.mdx',
      { ...doc, title: 'PII (legacy API)', sidebar_label: 'PII', direction: 'higher' },
      true,
    ],
    ['does not mark another metric', 'pii.mdx', { ...doc, direction: 'higher' }, undefined],
  ])('%s as soon to be deprecated', async (_case, file, fields, deprecated) => {
    const parsed = await parse(`docs/understanding-brand-metrics/${file}`, fields);
    expect(parsed.frontMatter.deprecated).toBe(deprecated);
  });

  it('tells a docs page what became of it, and leaves others alone', async () => {
    const changed = await parse('docs/changed.mdx', doc);
    expect(changed.frontMatter.changes).toEqual([{ words: 'New in next' }]);
    expect((await parse('docs/tone.mdx', doc)).frontMatter).not.toHaveProperty('changes');
    expect((await parse('src/pages/changed.mdx', page)).frontMatter).not.toHaveProperty('changes');
  });

  it('lets no writer say what became of a page', async () => {
    await expect(parse('docs/tone.mdx', { ...doc, changes: [] })).rejects.toThrow(
      'unknown front matter field "changes"',
    );
  });

  it('gives a page outside the docs no address', async () => {
    const parsed = await parse('src/pages/about.mdx', page);
    expect(parsed.frontMatter).toEqual(page);
  });

  it('refuses front matter that breaks the schema of its kind', async () => {
    await expect(parse('docs/understanding-brand-metrics/pii.mdx', doc)).rejects.toThrow(
      'docs/understanding-brand-metrics/pii.mdx:1: missing front matter field "direction"',
    );
  });

  it('checks nothing outside the known folders', async () => {
    await expect(parse('partials/note.mdx', { anything: 1 })).resolves.toEqual({
      frontMatter: { anything: 1 },
      content: '',
    });
  });

  it('refuses two docs of one version with one address', async () => {
    await parse('docs/tone.mdx', doc);
    await expect(parse('docs/tone/index.mdx', doc)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone/index.mdx: duplicate slug
        expected: an address of its own
        found:    "next:/tone", which docs/tone.mdx has already
        remedy:   rename one of the two files or change its slug]
    `);
  });

  it('allows one address in two versions', async () => {
    await parse('docs/tone.mdx', doc);
    await expect(parse('versioned_docs/version-v1.0.0/tone.mdx', doc)).resolves.toBeDefined();
  });

  it('refuses two posts with one slug', async () => {
    const post = { ...page, slug: 'hello', tags: ['news'] };
    await parse('blog/one.mdx', post);
    await expect(parse('blog/two.mdx', post)).rejects.toThrow('duplicate slug');
  });
});
