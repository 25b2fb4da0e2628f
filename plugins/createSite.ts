import { openApiFiles } from './api/facts/apiFiles';
import type { Site, SiteTexts } from './lib/site';

type SiteOptions = Pick<Site, 'siteDir' | 'brand'> & SiteTexts;

/** Creates what the plugins and steps of a site share. Reads nothing. */
export function createSite({ siteDir, brand, ...texts }: SiteOptions): Site {
  return { ...texts, siteDir, brand, files: openApiFiles(siteDir, brand), bundledFiles: new Set() };
}
