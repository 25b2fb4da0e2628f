import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { parseUnfinishedPage } from '@api-docs/kit/parsePage';
import { pageFile, sitePaths } from '@api-docs/kit/sitePaths';
import { writeFile } from '@api-docs/kit/writeFile';

import { buildIndexes, type IndexSources } from './buildIndexes';
import { indexPage } from './indexPage';

interface WriteOptions extends Omit<IndexSources, 'pages'>, Partial<Pick<IndexSources, 'pages'>> {
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>;
  /** As in the options of the theme. */
  indexFiles: Readonly<Record<string, string>>;
}

/** Reads the entries of all pages that Docusaurus has written. */
function readPages({ outDir, routesPaths, siteConfig }: WriteOptions['built']): IndexSources['pages'] {
  const pages = sitePaths(routesPaths, siteConfig.baseUrl).map((route) => {
    const page = route.slice(1);
    const parsed = parseUnfinishedPage(readFileSync(path.join(outDir, pageFile(page)), 'utf8'));
    return [page, { isUnlisted: parsed.isUnlisted, indexed: indexPage(parsed, page) }] as const;
  });
  return new Map(pages);
}

/**
 * Writes the search index of each docs version, after Docusaurus has written the pages.
 *
 * @throws if no version has the target of a synonym
 */
export function writeIndexes({ built, indexFiles, pages = readPages(built), ...sources }: WriteOptions): void {
  for (const [version, index] of buildIndexes({ pages, ...sources })) {
    writeFile(path.join(built.outDir, indexFiles[version] ?? ''), JSON.stringify(index));
  }
}
