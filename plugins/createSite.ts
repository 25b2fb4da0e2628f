import { digestFiles } from '@api-docs/kit/digestFiles';
import { docsVersions } from '@api-docs/kit/docsVersions';
import { indexFiles } from '@api-docs/local-search/searchIndex';
import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { comparisonCache } from '@api-docs/version-comparisons/siteComparisons';

import { brandedPages } from './content/brand';
import { openApiFiles } from './api/facts/apiFiles';
import type { Site, SiteTexts } from './lib/site';

/** All sources of pages. Search needs less, but an unchanged name for a changed index would serve the old one from caches. */
const SEARCHED = [
  ...['blog', 'docs', 'openapi', 'versioned_docs', 'versions.json', 'brand.config.ts'],
  ...['package-lock.json', 'packages', 'plugins', 'src'],
];

type SiteOptions = Pick<Site, 'siteDir' | 'brand'> & Partial<Pick<Site, 'assistants'>> & SiteTexts;

/** Creates what the plugins and steps of a site share. Reads nothing. */
export function createSite({ siteDir, brand, assistants = {}, ...texts }: SiteOptions): Site {
  const files = openApiFiles(siteDir, brand);
  const pages = brandedPages(brand);
  let indexes: Record<string, string> | undefined;
  return {
    ...texts,
    siteDir,
    brand,
    files,
    assistants,
    comparisons: comparisonCache({ siteDir, files, pages }),
    movedPages: () => readMovedPages(siteDir, { ...pages, versions: files.versions() }),
    // Once, because a change in `npm start` needs no other name.
    indexFiles: () => (indexes ??= indexFiles(digestFiles(siteDir, SEARCHED), docsVersions(files.versions()))),
    bundledFiles: new Set(),
  };
}
