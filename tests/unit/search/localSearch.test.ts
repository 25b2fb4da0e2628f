import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ApiFiles } from '../../../plugins/api-facts/apiFiles';
import { localSearch } from '../../../plugins/search';
import { SYNONYMS_FILE } from '../../../plugins/search/readSynonyms';
import { unpackPages, type SearchIndexFile } from '../../../shared/search/searchIndex';
import { operation, tinyFacts } from '../api-facts/tinyFacts';

const BASE = '/base/';
const files = { facts: () => tinyFacts([operation('/metrics/v4alpha/pii')]) } as unknown as ApiFiles;
const routes = ['docs/acme/', 'docs/next/acme/', 'docs/v1/acme/', 'docs/api/'];
const html = '<main><h1>Acme</h1><h2 id="envelope">Envelope</h2></main>';
const pages = { read: () => new Map(routes.map((route) => [route, html])) };
const theme = localSearch({ files, brand: { slug: 'acme' }, pages });

let siteDir = '';
const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), content);
};

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'local-search-'));
  write('versions.json', '["v2", "v1"]');
  write('docs/acme.md', 'Text');
  write(SYNONYMS_FILE, 'places:\n  - place: "%brand.slug%/"\n    words: [gdpr]\nsameMeaning: []\n');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** The package itself, as Docusaurus would start it. */
async function start(given: Record<string, unknown> = {}): Promise<Plugin> {
  const context = {
    siteDir,
    generatedFilesDir: path.join(siteDir, '.docusaurus'),
    baseUrl: BASE,
    i18n: { currentLocale: 'en' },
    siteConfig: { baseUrl: BASE, themeConfig: {} },
  } as unknown as LoadContext;
  const raw = { hashed: 'filename', docsDir: ['docs'], indexBlog: false, ...given };
  const validate = (schema: { validate(options: unknown): { value: unknown; error?: Error } }, options: unknown) => {
    const { value, error } = schema.validate(options);
    if (error) throw error;
    return value;
  };
  const options = theme.validateOptions?.({ validate, options: raw } as never);
  return (await theme(context, options)) as Plugin;
}

/** Names of the indexes, by version, as the browser gets them. */
async function indexFiles(plugin: Plugin): Promise<Record<string, string>> {
  const createData = vi.fn();
  const addRoute = vi.fn();
  await plugin.contentLoaded?.({ actions: { createData, addRoute, setGlobalData: vi.fn() } } as never);
  expect(addRoute).toHaveBeenCalledWith(expect.objectContaining({ path: `${BASE}search` }));
  expect(createData).toHaveBeenCalledWith('settings.json', { indexFiles: expect.anything() });
  return createData.mock.lastCall?.[1].indexFiles;
}

describe('localSearch', () => {
  it('is still the package, with its name, its page and its check of options', async () => {
    expect((await start()).name).toBe('@easyops-cn/docusaurus-search-local');
    await expect(start({ noSuchOption: 1 })).rejects.toThrow('noSuchOption');
  });

  it('tells the browser where the index of each version lies', async () => {
    const found = await indexFiles(await start());
    const [, hash] = /-([0-9a-f]{8})\.json$/.exec(found.v2 ?? '') ?? [];
    expect(found).toEqual({
      next: `docs/next/search-index-${hash}.json`,
      v2: `search-index-${hash}.json`,
      v1: `docs/v1/search-index-${hash}.json`,
    });
  });

  it('names the indexes anew when a document changed, and only then', async () => {
    const before = await indexFiles(await start());
    expect(await indexFiles(await start())).toEqual(before);
    write('docs/acme.md', 'Another text');
    expect(await indexFiles(await start())).not.toEqual(before);
  });

  it('teaches when the package names its index in another way', async () => {
    await expect(start({ hashed: false })).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: plugins/search/index.ts: the search plugin names its index in another way
        expected: searchIndexUrl = "(search-index\\{dir\\}-[0-9a-f]+\\.json)" in what it generates
        found:    no such line
        remedy:   set \`hashed: "filename"\` in config/search.ts, or read the name as the new release writes it]
    `);
  });

  it('writes the indexes where the browser looks for them, brand and synonyms filled in', async () => {
    const plugin = await start();
    const outDir = path.join(siteDir, 'build');
    await plugin.postBuild?.({ outDir } as never);
    const written = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    const named = await indexFiles(plugin);
    expect(written.sort()).toEqual(Object.values(named).sort());
    for (const [version, file] of Object.entries(named)) {
      const index = JSON.parse(readFileSync(path.join(outDir, file), 'utf8')) as SearchIndexFile;
      expect(index.version).toBe(version);
      expect(unpackPages(index.pages).flatMap(({ places }) => places[0]?.names)).toContain('gdpr');
    }
  });
});
