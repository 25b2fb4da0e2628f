import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { unpackPages, type SearchIndexFile } from '../../shared/search/searchIndex';
import { EXCERPT_LENGTH } from '../../shared/search/searchLimits';
import { SearchEngine as Engine } from '../../src/search/engine/searchEngine';
import { SHOWN } from '../../tests/support/judgedQueries';
import versions from '../../versions.json';
import type { SearchEngine } from './engine';

const INDEX = /^search-index-[0-9a-f]+\.json$/;

/**
 * Finds the search index of a docs version in the built site.
 *
 * @param siteDir absolute path of the built site
 * @param docsVersion `next`, or a name of versions.json
 * @returns absolute path
 * @throws when there is not exactly one
 */
export function indexFile(siteDir: string, docsVersion: string): string {
  const folder = docsVersion === versions[0] ? siteDir : path.join(siteDir, 'docs', docsVersion);
  const found = readdirSync(folder).filter((file) => INDEX.test(file));
  if (found.length !== 1 || !found[0]) throw new Error(`${folder}: ${found.length} search indexes; run npm run build`);
  return path.join(folder, found[0]);
}

/**
 * Opens the search of this site: the engine that the browser runs, over an index that it loads.
 *
 * @param siteDir absolute path of the built site
 * @param docsVersion `next`, or a name of versions.json
 */
export function openEngine(siteDir: string, docsVersion: string): Engine {
  const index = JSON.parse(readFileSync(indexFile(siteDir, docsVersion), 'utf8')) as SearchIndexFile;
  return new Engine({ ...index, pages: unpackPages(index.pages) }, { basePath: '', excerptLength: EXCERPT_LENGTH });
}

/**
 * Opens the search of this site for the comparison.
 *
 * @param siteDir absolute path of the built site
 */
export function ourEngine(siteDir: string): Promise<SearchEngine> {
  const engines = new Map<string, Engine>();
  return Promise.resolve({
    name: 'This site',
    version: '',
    search(query, docsVersion) {
      const engine = engines.get(docsVersion) ?? openEngine(siteDir, docsVersion);
      engines.set(docsVersion, engine);
      const { hits } = engine.search({ query, area: '', limit: SHOWN });
      return Promise.resolve(hits.map(({ page, anchor }) => ({ page, anchor })));
    },
  });
}
