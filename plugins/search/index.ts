import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type { SearchSettings } from '../../shared/search/searchIndex';
import type { ApiFiles } from '../api/facts/apiFiles';
import type { FinishedPages } from '../output/finished-pages';
import type { BrandValues } from '../content/brand';
import { buildError } from '../lib/buildError';
import { buildIndexes } from './buildIndexes';
import { docsVersions, LATEST_PATH, readVersions, type DocsVersion } from '../versions/docsVersions';
import { readSynonyms } from './synonyms';

/** Exports of the package. Its own types cover only the options. */
interface SearchLocal {
  default(context: LoadContext, options: unknown): Plugin;
  validateOptions: NonNullable<PluginModule['validateOptions']>;
}

const { default: stockSearch, validateOptions } = searchLocal as unknown as SearchLocal;

/** Example: `export const searchIndexUrl = "search-index{dir}-6b5bf936.json";`. */
const INDEX_NAME = /searchIndexUrl = "(search-index\{dir\}-[0-9a-f]+\.json)"/;

/** Returns the file name of an index. The package puts a hash of its Markdown files into it. */
function indexName(generatedFilesDir: string, plugin: string): string {
  const file = path.join(generatedFilesDir, plugin, 'default/generated-constants.js');
  const [, name] = INDEX_NAME.exec(readFileSync(file, 'utf8')) ?? [];
  if (name !== undefined) return name.replace('{dir}', '');
  throw buildError({
    file: 'plugins/search/index.ts',
    problem: 'the search plugin no longer names its index as expected',
    expected: `${INDEX_NAME.source} in generated-constants.js`,
    found: 'no such line',
    remedy: 'set `hashed: "filename"` in config/search.ts, or change INDEX_NAME to the format of the new release',
  });
}

/** Returns the path of a version's index below the base path; that of the latest version is where the package puts it. */
function searchIndexPath(version: DocsVersion, name: string): string {
  return version.path === LATEST_PATH ? name : version.path + name;
}

/** Sources of the search. They are not options of the plugin, because Docusaurus ships those to the browser. */
export interface SearchSources {
  files: ApiFiles;
  brand: BrandValues;
  pages: FinishedPages;
}

function searchPlugin(context: LoadContext, options: unknown, { files, brand, pages }: SearchSources): Plugin {
  const stock = stockSearch(context, options);
  const { siteDir, generatedFilesDir } = context;
  const versions = docsVersions(readVersions(siteDir));
  const name = indexName(generatedFilesDir, stock.name);
  return {
    ...stock,
    async contentLoaded(loaded) {
      await stock.contentLoaded?.(loaded);
      const settings: SearchSettings = {
        indexFiles: Object.fromEntries(versions.map((version) => [version.name, searchIndexPath(version, name)])),
      };
      await loaded.actions.createData('settings.json', settings);
    },
    postBuild(site) {
      const { outDir } = site;
      const indexes = buildIndexes({
        pages: pages.read(site),
        versions,
        files,
        synonyms: readSynonyms(siteDir, brand),
      });
      for (const version of versions) {
        const index = indexes.get(version.name);
        const file = path.join(outDir, searchIndexPath(version, name));
        mkdirSync(path.dirname(file), { recursive: true });
        if (index) writeFileSync(file, JSON.stringify(index));
      }
    },
  };
}

/**
 * Returns the search theme: `@easyops-cn/docusaurus-search-local` with an index of our own.
 *
 * The package provides the route of the search page, validates the options and puts a content hash into the index's name.
 * `buildIndexes` replaces its post-build step. That step indexes only `h1` to `h3`, repeats each sample in five languages,
 * stores the position of each word (most of 3 MB) and omits the reference from other versions. Search box and search page
 * are swizzled (`src/theme`).
 *
 * @returns a theme that accepts the options of the package
 */
export function localSearch(sources: SearchSources): PluginModule {
  const theme: PluginModule = (context, options) => searchPlugin(context, options, sources);
  theme.validateOptions = validateOptions;
  return theme;
}
