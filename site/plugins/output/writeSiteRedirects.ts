import { writeRedirects } from '@api-docs/version-comparisons/moved-pages/writeRedirects';

import { brandedPages } from '../content/brand';
import type { Build } from '../lib/site';

/** Writes the redirects of `moved.yaml`. */
export default function writeSiteRedirects({ site, built }: Build): Pick<Build, 'redirects'> {
  const { siteDir, brand, files } = site;
  return { redirects: writeRedirects({ siteDir, built, ...brandedPages(brand), versions: files.versions() }) };
}
