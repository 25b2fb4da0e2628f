import { openApiFiles } from './api/facts/apiFiles';
import type { Site, SiteTexts } from './lib/site';

type SiteOptions = Pick<Site, 'siteDir' | 'brand'> & Partial<Pick<Site, 'assistants'>> & SiteTexts;

/** Creates what the plugins and steps of a site share. Reads nothing. */
export function createSite({ siteDir, brand, assistants = {}, ...texts }: SiteOptions): Site {
  return { ...texts, siteDir, brand, files: openApiFiles(siteDir, brand), assistants, bundledFiles: new Set() };
}
