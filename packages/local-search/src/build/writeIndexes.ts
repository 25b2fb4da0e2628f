import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { parseUnfinishedPage } from '@api-docs/kit/parsePage';
import { writeFile } from '@api-docs/kit/writeFile';
import { writtenPages } from '@api-docs/kit/sitePaths';

import { buildIndexes, type IndexSources } from './buildIndexes';
import type { IndexedPage } from '../searchIndex';
import { indexPage } from './indexPage';

interface WriteOptions extends Omit<IndexSources, 'pages'>, Partial<Pick<IndexSources, 'pages'>> {
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>;
  /** As in the options of the theme. */
  indexFiles: Readonly<Record<string, string>>;
}

/** Reads the entries of all pages that Docusaurus has written. */
function readPages(built: WriteOptions['built']): IndexSources['pages'] {
  const pages = new Map<string, { isUnlisted: boolean; indexed: IndexedPage | undefined }>();
  for (const [page, html] of writtenPages(built)) {
    const parsed = parseUnfinishedPage(html);
    pages.set(page, { isUnlisted: parsed.isUnlisted, indexed: indexPage(parsed, page) });
  }
  return pages;
}

/** Writes the search index of each docs version, after Docusaurus has written the pages. Throws as {@link buildIndexes}. */
export function writeIndexes({ built, indexFiles, pages = readPages(built), ...sources }: WriteOptions): void {
  for (const [version, index] of buildIndexes({ pages, ...sources })) {
    writeFile(path.join(built.outDir, indexFiles[version] ?? ''), JSON.stringify(index));
  }
}
