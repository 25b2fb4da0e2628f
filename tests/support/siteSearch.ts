import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { docsVersions, versionOfPage } from '@api-docs/kit/versions/docsVersions';
import type { SearchIndexFile } from '@api-docs/local-search/searchIndex';
import { invertedIndex } from '@api-docs/local-search/engine/invertedIndex';
import { SearchEngine } from '@api-docs/local-search/engine/searchEngine';

import versions from '../../versions.json';

const INDEX = /^search-index-[0-9a-f]+\.json$/;

/** Reads the search index of a docs version, `next` or a released one, in a built site. */
export function readIndex(siteDir: string, docsVersion: string): SearchIndexFile {
  const folder = docsVersion === (versions[0] ?? 'next') ? siteDir : path.join(siteDir, 'docs', docsVersion);
  const found = readdirSync(folder).filter((file) => INDEX.test(file));
  if (found.length !== 1 || !found[0]) throw new Error(`${folder}: ${found.length} search indexes; run npm run build`);
  return JSON.parse(readFileSync(path.join(folder, found[0]), 'utf8')) as SearchIndexFile;
}

/** Opens the engine that the browser runs, over the index that it loads. */
export function openEngine(siteDir: string, docsVersion: string): SearchEngine {
  const file = readIndex(siteDir, docsVersion);
  return new SearchEngine(invertedIndex(file), { basePath: '', excerptLength: 50 });
}

/** Returns the docs version of a page, and an empty string for pages outside of the versioned docs. */
export function indexedVersion(page: string): string {
  return versionOfPage(page, docsVersions(versions)) ?? '';
}
