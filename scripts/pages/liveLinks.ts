import { brand } from '../../brand.config';
import { openApiFiles } from '../../plugins/api-facts/apiFiles';
import { describeFinding } from '../gates/describeFinding';
import { linkFindings } from '../links/linkFindings';
import { proseFiles } from '../prose/pageFiles';
import { isPage, pageReader } from './pageReader';
import { siteLinks } from './siteLinks';

/** Watches over the links of a project while its pages are written. */
export interface LiveLinks {
  /**
   * Checks the links of all pages; pages that did not change are not read again.
   *
   * @returns what to tell the writer: faults that are new since the last check, and how many are mended
   */
  check(): string[];
}

/** @returns a check that remembers what it told already */
export function liveLinks(siteDir: string): LiveLinks {
  const reader = pageReader(siteDir);
  const files = openApiFiles(siteDir, brand);
  let told = new Set<string>();
  return {
    check() {
      const pages = proseFiles(siteDir)
        .map((file) => reader.read(file))
        .filter(isPage);
      const sources = siteLinks(siteDir, pages, files);
      const faults = pages.flatMap((page) => linkFindings(page, sources)).map(describeFinding);
      const fresh = faults.filter((fault) => !told.has(fault));
      const mended = [...told].filter((fault) => !faults.includes(fault)).length;
      told = new Set(faults);
      const good =
        mended > 0 ? [`${mended} mended, ${faults.length} broken ${faults.length === 1 ? 'link' : 'links'} left`] : [];
      return [...fresh, ...(fresh.length === 0 ? good : [])];
    },
  };
}
