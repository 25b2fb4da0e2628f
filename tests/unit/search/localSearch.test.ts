import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ApiFiles } from '../../../plugins/api/facts/apiFiles';
import { localSearch } from '../../../plugins/search';
import { SYNONYMS_FILE } from '../../../plugins/search/synonyms';
import { unpackPages, type SearchIndexFile } from '../../../shared/search/searchIndex';
import { tempFolder } from '../../support/tempFolder';
import { minimalFacts, operation } from '../api/fixtures';

const BASE = '/base/';
const files = { facts: () => minimalFacts([operation('/metrics/v4alpha/pii')]) } as unknown as ApiFiles;
const routes = ['docs/acme/', 'docs/next/acme/', 'docs/v1/acme/', 'docs/api/'];
const html = '<main><h1>Acme</h1><h2 id="envelope">Envelope</h2></main>';
const pages = { read: () => new Map(routes.map((route) => [route, html])) };
const theme = localSearch({ files, brand: { slug: 'acme' }, pages });

let siteDir = '';
beforeEach(() => {
  siteDir = tempFolder({
    'versions.json': '["v2", "v1"]',
    'docs/acme.md': 'Text',
    [SYNONYMS_FILE]: 'targets:\n  - target: "%brand.slug%/"\n    words: [gdpr]\nsameMeaning: []\n',
  });
});

/** Starts the plugin like Docusaurus. */
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

/** Returns the paths of the indexes, by version, as the browser gets them. */
async function indexFiles(plugin: Plugin): Promise<Record<string, string>> {
  const createData = vi.fn();
  const addRoute = vi.fn();
  await plugin.contentLoaded?.({ actions: { createData, addRoute, setGlobalData: vi.fn() } } as never);
  expect(addRoute).toHaveBeenCalledWith(expect.objectContaining({ path: `${BASE}search` }));
  expect(createData).toHaveBeenCalledWith('settings.json', { indexFiles: expect.anything() });
  return createData.mock.lastCall?.[1].indexFiles;
}

describe('localSearch', () => {
  it('keeps the name and the option validation of the package', async () => {
    expect((await start()).name).toBe('@easyops-cn/docusaurus-search-local');
    await expect(start({ noSuchOption: 1 })).rejects.toThrow('noSuchOption');
  });

  it('passes the path of each index to the browser', async () => {
    const found = await indexFiles(await start());
    const [, hash] = /-([0-9a-f]{8})\.json$/.exec(found.v2 ?? '') ?? [];
    expect(found).toEqual({
      next: `docs/next/search-index-${hash}.json`,
      v2: `search-index-${hash}.json`,
      v1: `docs/v1/search-index-${hash}.json`,
    });
  });

  it('renames the indexes only if a document changed', async () => {
    const before = await indexFiles(await start());
    expect(await indexFiles(await start())).toEqual(before);
    writeFileSync(path.join(siteDir, 'docs/acme.md'), 'Another text');
    expect(await indexFiles(await start())).not.toEqual(before);
  });

  it('throws if the package names its index in another format', async () => {
    await expect(start({ hashed: false })).rejects.toMatchObject({
      details: { file: 'plugins/search/index.ts', found: 'no such line' },
    });
  });

  it('writes the indexes to these paths, with branded synonyms', async () => {
    const plugin = await start();
    const outDir = path.join(siteDir, 'build');
    await plugin.postBuild?.({ outDir } as never);
    const written = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
    const named = await indexFiles(plugin);
    expect(written.sort()).toEqual(Object.values(named).sort());
    for (const [version, file] of Object.entries(named)) {
      const index = JSON.parse(readFileSync(path.join(outDir, file), 'utf8')) as SearchIndexFile;
      expect(index.version).toBe(version);
      expect(unpackPages(index.pages).flatMap(({ entries }) => entries[0]?.names)).toContain('gdpr');
    }
  });
});
