import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { versionPages } from '../../../../../plugins/versions/comparisons/read/versionPages';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'version-pages-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, text = '---\ntitle: Tone\n---\n\nText.\n'): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

const pagesOf = (version: string) => versionPages({ siteDir, brand: { slug: 'acme' } }, version);
const category = (link: unknown) => JSON.stringify({ label: 'Tones', position: 1, link });

describe('versionPages', () => {
  it.each([
    ['from the file name', 'docs/tone.mdx', 'tone'],
    ['with the folder', 'docs/a/tone.md', 'a/tone'],
    ['from the folder of an index page', 'docs/a/index.mdx', 'a'],
    ['as an empty string for the landing page', 'docs/index.mdx', ''],
    ['with the slug of the brand', 'docs/understanding-brand-metrics/tone.mdx', 'understanding-acme-metrics/tone'],
  ])('returns the slug of a page %s', (_case, file, slug) => {
    write(file);
    expect(pagesOf('next')).toEqual([{ version: 'next', slug, file }]);
  });

  it.each([
    ['slug: /voice', 'voice'],
    ['slug: /a/voice/', 'a/voice'],
    ['slug: /', ''],
  ])('returns the slug from the front matter: %s', (line, slug) => {
    write('docs/tone.mdx', `---\ntitle: Tone\n${line}\n---\n\nText.\n`);
    expect(pagesOf('next')).toMatchObject([{ slug }]);
  });

  it.each(['docs/_partial.mdx', 'docs/_figures/tone.mdx', 'docs/a/_b/tone.mdx', 'docs/tone.svg', 'docs/tone.json'])(
    'leaves out %s',
    (file) => {
      write(file);
      expect(pagesOf('next')).toEqual([]);
    },
  );

  it.each([
    [
      'includes the generated index page of a category',
      { type: 'generated-index', slug: '/category/tones' },
      ['category/tones'],
    ],
    ['lists the Markdown page of a category once', { type: 'doc', id: 'a/tone' }, []],
    ['lists no page for a category without one', null, []],
  ])('%s', (_case, link, slugs) => {
    write('docs/a/_category_.json', category(link));
    expect(pagesOf('next').map(({ slug }) => slug)).toEqual(slugs);
  });

  it('reads a category file with a byte order mark', () => {
    write('docs/a/_category_.json', `\uFEFF${category({ type: 'generated-index', slug: '/category/tones' })}`);
    expect(pagesOf('next')).toHaveLength(1);
  });

  it('lists the files of the version in order', () => {
    for (const file of ['b.mdx', 'a/z.mdx', 'a.mdx']) write(`versioned_docs/version-v1.0.0/${file}`);
    write('docs/next.mdx');
    expect(pagesOf('v1.0.0')).toEqual(
      ['a.mdx', 'a/z.mdx', 'b.mdx'].map((name) => ({
        version: 'v1.0.0',
        slug: name.replace('.mdx', ''),
        file: `versioned_docs/version-v1.0.0/${name}`,
      })),
    );
  });

  it('returns an empty list for a version without a folder', () => {
    expect(pagesOf('v9.0.0')).toEqual([]);
  });
});
