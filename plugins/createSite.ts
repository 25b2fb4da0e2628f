import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { comparisonCache } from '@api-docs/version-comparisons/siteComparisons';

import { brandedPages } from './content/brand';
import { openApiFiles } from './api/facts/apiFiles';
import type { Site, SiteTexts } from './lib/site';

type SiteOptions = Pick<Site, 'siteDir' | 'brand'> & SiteTexts;

/** Creates what the plugins and steps of a site share. Reads nothing. */
export function createSite({ siteDir, brand, ...texts }: SiteOptions): Site {
  const files = openApiFiles(siteDir, brand);
  const pages = brandedPages(brand);
  return {
    ...texts,
    siteDir,
    brand,
    files,
    comparisons: comparisonCache({ siteDir, files, pages }),
    movedPages: () => readMovedPages(siteDir, { ...pages, versions: files.versions() }),
    bundledFiles: new Set(),
  };
}
