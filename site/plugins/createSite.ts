import { docsVersions } from '@api-docs/kit/docsVersions';
import { indexFiles } from '@api-docs/local-search/build/indexFiles';
import { readMovedPages, type MovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { comparisonCache, type ComparisonCache } from '@api-docs/version-comparisons/siteComparisons';
import { changeLines, type ChangeLines } from '@api-docs/version-comparisons/summaries/changeLines';

import { brandedPages } from './content/brand';
import { openApiFiles, type ApiFiles } from './api/facts/apiFiles';
import type { SiteBase } from './lib/site';
import type { AssistantOptions } from './output/instructions';
import { searchDigest } from './search/searchDigest';

/** What the plugins and steps of a site share. Files are read at the first call that needs them. */
export interface Site extends SiteBase {
  /** The OpenAPI files. */
  files: ApiFiles;
  assistants: AssistantOptions;
  /** Differences between docs versions. */
  comparisons: ComparisonCache;
  /** For each docs page, the lines below its title about changes in other versions. */
  changeLines: ChangeLines;
  /** @throws if `moved.yaml` is invalid */
  movedPages(): MovedPages;
}

type SiteOptions = Pick<Site, 'siteDir' | 'brand' | 'mode'> & { assistants?: AssistantOptions };

/** Creates what the plugins and steps of a site share. Reads nothing. */
export function createSite({ siteDir, brand, mode, assistants = {} }: SiteOptions): Site {
  const files = openApiFiles(siteDir, brand);
  const pages = brandedPages(brand);
  const comparisons = comparisonCache({ siteDir, files, pages });
  let indexes: Record<string, string> | undefined;
  return {
    siteDir,
    brand,
    mode,
    files,
    assistants,
    comparisons,
    changeLines: changeLines(comparisons),
    movedPages: () => readMovedPages(siteDir, { ...pages, versions: files.versions() }),
    // Once, because a change in `npm start` needs no other name.
    indexFiles: () => (indexes ??= indexFiles(searchDigest(siteDir), docsVersions(files.versions()))),
    bundledFiles: new Set(),
  };
}
