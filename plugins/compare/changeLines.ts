import type { PageChange } from '../../shared/pageChange';
import { pageChanges } from './pageChanges';
import { siteComparisons, type ComparisonSources, type SiteComparisons } from './siteComparisons';

/** Tells pages what became of them. */
export interface ChangeLines {
  /**
   * @param file the page, relative to the project
   * @returns nothing for a page that is alone, and for one that cannot be read: what is wrong with it, the build of the
   *   page says better, and `postBuild` of this plugin reads all pages again
   */
  of(file: string): PageChange[];
  /** Lets go of the contents of all pages: a build needs the memory for its bundles. */
  forget(): void;
}

/**
 * Makes the lines below the titles of docs pages. In `npm start`, a line is made anew when a page was added; all lines
 * when it is started again.
 *
 * @param sources the project
 */
export function changeLines(sources: ComparisonSources): ChangeLines {
  let site: SiteComparisons | undefined;
  const lines = new Map<string, PageChange[]>();
  const lineOf = (file: string): PageChange[] | undefined => {
    site ??= siteComparisons(sources);
    const page = site.pages.find((candidate) => candidate.file === file);
    return page && pageChanges(site, page);
  };
  const forget = () => {
    site = undefined;
  };
  return {
    of: (file) => {
      const known = lines.get(file);
      if (known) return known;
      try {
        const found = lineOf(file);
        if (found) lines.set(file, found);
        else forget();
        return found ?? [];
      } catch {
        forget();
        return [];
      }
    },
    forget,
  };
}
