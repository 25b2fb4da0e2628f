import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { versionPages } from '../../../plugins/compare/versionPages';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'version-pages-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, text = '---\ntitle: Tone\n---\n\nText.\n'): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

const pagesOf = (version: string) => versionPages({ siteDir, slug: 'acme' }, version);
const category = (link: unknown) => JSON.stringify({ label: 'Tones', position: 1, link });

describe('versionPages', () => {
  it.each([
    ['by its name', 'docs/tone.mdx', 'tone'],
    ['by its folder', 'docs/a/tone.md', 'a/tone'],
    ['of an index by its folder', 'docs/a/index.mdx', 'a'],
    ['of the landing as an empty one', 'docs/index.mdx', ''],
    ['with the brand', 'docs/understanding-brand-metrics/tone.mdx', 'understanding-acme-metrics/tone'],
  ])('names the address of a page %s', (_case, file, address) => {
    write(file);
    expect(pagesOf('next')).toEqual([{ version: 'next', address, file }]);
  });

  it.each([
    ['slug: /voice', 'voice'],
    ['slug: /a/voice/', 'a/voice'],
    ['slug: /', ''],
  ])('takes the address that the page gives itself: %s', (line, address) => {
    write('docs/tone.mdx', `---\ntitle: Tone\n${line}\n---\n\nText.\n`);
    expect(pagesOf('next')).toMatchObject([{ address }]);
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
      'has the page that is made of a category',
      { type: 'generated-index', slug: '/category/tones' },
      ['category/tones'],
    ],
    ['has a category’s own page once', { type: 'doc', id: 'a/tone' }, []],
    ['has no page of a category without one', null, []],
  ])('%s', (_case, link, addresses) => {
    write('docs/a/_category_.json', category(link));
    expect(pagesOf('next').map(({ address }) => address)).toEqual(addresses);
  });

  it('reads a category behind a byte order mark', () => {
    write('docs/a/_category_.json', `\uFEFF${category({ type: 'generated-index', slug: '/category/tones' })}`);
    expect(pagesOf('next')).toHaveLength(1);
  });

  it('reads the folder of the version, sorted by file', () => {
    for (const file of ['b.mdx', 'a/z.mdx', 'a.mdx']) write(`versioned_docs/version-v1.0.0/${file}`);
    write('docs/next.mdx');
    expect(pagesOf('v1.0.0')).toEqual(
      ['a.mdx', 'a/z.mdx', 'b.mdx'].map((name) => ({
        version: 'v1.0.0',
        address: name.replace('.mdx', ''),
        file: `versioned_docs/version-v1.0.0/${name}`,
      })),
    );
  });

  it('has no pages of a version without a folder', () => {
    expect(pagesOf('v9.0.0')).toEqual([]);
  });
});
