import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import * as searchLocal from '@easyops-cn/docusaurus-search-local';

import type { SearchSettings } from '../../shared/search/searchIndex';
import type { ApiFiles } from '../api-facts/apiFiles';
import type { BuiltPages } from '../built-pages';
import type { BrandValues } from '../brand/replaceTokens';
import { teachingError } from '../teachingError';
import { buildIndexes } from './buildIndexes';
import { docsVersions, indexPath } from './docsVersions';
import { readSynonymsFile } from './readSynonymsFile';

/** What the package exports; its own types name the options only. */
interface SearchLocal {
  default(context: LoadContext, options: unknown): Plugin;
  validateOptions: NonNullable<PluginModule['validateOptions']>;
}

const { default: stockSearch, validateOptions } = searchLocal as unknown as SearchLocal;

/** Example: `export const searchIndexUrl = "search-index{dir}-6b5bf936.json";`. */
const INDEX_NAME = /searchIndexUrl = "(search-index\{dir\}-[0-9a-f]+\.json)"/;

/** Name of an index, which the stock plugin makes of the Markdown files it is given. */
function indexName(generatedFilesDir: string, plugin: string): string {
  const file = path.join(generatedFilesDir, plugin, 'default/generated-constants.js');
  const [, name] = INDEX_NAME.exec(readFileSync(file, 'utf8')) ?? [];
  if (name !== undefined) return name.replace('{dir}', '');
  throw teachingError({
    file: 'plugins/search/index.ts',
    problem: 'the search plugin names its index in another way',
    expected: `${INDEX_NAME.source} in what it generates`,
    found: 'no such line',
    remedy: 'set `hashed: "filename"` in config/search.ts, or read the name as the new release writes it',
  });
}

/** What the search needs besides the plugin's own options, which Docusaurus ships to the browser. */
export interface SearchSources {
  files: ApiFiles;
  brand: BrandValues;
  pages: BuiltPages;
}

function withOwnIndex(context: LoadContext, options: unknown, { files, brand, pages }: SearchSources): Plugin {
  const stock = stockSearch(context, options);
  const { siteDir, generatedFilesDir } = context;
  const versions = docsVersions(siteDir);
  const name = indexName(generatedFilesDir, stock.name);
  return {
    ...stock,
    async contentLoaded(loaded) {
      await stock.contentLoaded?.(loaded);
      const settings: SearchSettings = {
        indexFiles: Object.fromEntries(versions.map((version) => [version.name, indexPath(version, name)])),
      };
      await loaded.actions.createData('settings.json', settings);
    },
    postBuild(site) {
      const { outDir } = site;
      const indexes = buildIndexes({
        pages: pages.read(site),
        versions,
        files,
        synonyms: readSynonymsFile(siteDir, brand),
      });
      for (const version of versions) {
        const file = path.join(outDir, indexPath(version, name));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(indexes.get(version.name)));
      }
    },
  };
}

/**
 * Makes local search: `@easyops-cn/docusaurus-search-local` with an index of our own.
 *
 * The package gives the search page's route, checks the options and names the index after its content. What the index
 * holds comes from `buildIndexes` instead of its post-build step, because that step knows only `h1` to `h3`, indexes each
 * sample in five languages, stores where each word stands (the greater part of 3 MB), and keeps the reference from
 * readers of other versions. The box and the page are swizzled (`src/theme`).
 *
 * @param sources OpenAPI files and brand
 * @returns a theme for `docusaurus.config.ts` that takes the package's own options
 */
export function localSearch(sources: SearchSources): PluginModule {
  const theme: PluginModule = (context, options) => withOwnIndex(context, options, sources);
  theme.validateOptions = validateOptions;
  return theme;
}
