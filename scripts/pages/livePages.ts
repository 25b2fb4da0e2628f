import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { describeFinding } from '../gates/describeFinding';
import { linkFindings } from '../links/linkFindings';
import { proseFiles } from '../prose/pageFiles';
import { headFindings } from './buildFindings';
import { isPage, pageReader } from './pageReader';
import { siteLinks } from './siteLinks';

/** Watches over the pages of a project while they are written. */
export interface LivePages {
  /**
   * Checks links, brand tokens and front matter of all pages; pages that did not change are not read again.
   *
   * @returns what to tell the writer: faults that are new since the last check, and how many are mended
   */
  check(): string[];
}

/** @returns a check that remembers what it told already */
export function livePages(siteDir: string): LivePages {
  const reader = pageReader(siteDir);
  const files = openApiFiles(siteDir, brand);
  let told = new Set<string>();
  return {
    check() {
      const pages = proseFiles(siteDir)
        .map((file) => reader.read(file))
        .filter(isPage);
      const sources = siteLinks(siteDir, pages, files);
      const faults = pages
        .flatMap((page) => [...headFindings(page, brand), ...linkFindings(page, sources)])
        .map(describeFinding);
      const fresh = faults.filter((fault) => !told.has(fault));
      const mended = [...told].filter((fault) => !faults.includes(fault)).length;
      told = new Set(faults);
      const good = mended > 0 ? [`${mended} mended, ${faults.length} left`] : [];
      return [...fresh, ...(fresh.length === 0 ? good : [])];
    },
  };
}
