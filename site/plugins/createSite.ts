import { docsVersions } from '@api-docs/kit/docsVersions';
import { indexFiles } from '@api-docs/local-search/build/indexFiles';
import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { comparisonCache } from '@api-docs/version-comparisons/siteComparisons';
import { changeLines } from '@api-docs/version-comparisons/summaries/changeLines';

import { brandedPages } from './content/brand';
import { openApiFiles } from './api/facts/apiFiles';
import type { Site } from './lib/site';
import { searchDigest } from './search/searchDigest';

type SiteOptions = Pick<Site, 'siteDir' | 'brand' | 'mode'> & Partial<Pick<Site, 'assistants'>>;

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
