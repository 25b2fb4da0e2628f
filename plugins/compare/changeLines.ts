import type { PageChange } from '../../shared/pageChange';
import type { OpenComparisons } from './openComparisons';
import { pageChanges } from './pageChanges';

/**
 * Tells what became of a page.
 *
 * @param file the page, relative to the project
 * @returns nothing for a page that is alone, and for one that cannot be read: what is wrong with it, the build of the page
 *   says better, and `postBuild` of this plugin reads all pages again
 */
export type ChangeLines = (file: string) => PageChange[];

/** Parts of pages, whose names begin with an underscore, are no pages: asking for one asks for nothing new. */
function isPage(file: string): boolean {
  return !file.split('/').some((segment) => segment.startsWith('_') && segment !== '_category_.json');
}

/**
 * Makes the lines below the titles of docs pages. In `npm start`, a page that was added gets its line at once; those of
 * others are made anew when it is started again.
 *
 * @param comparisons of the project
 */
export function changeLines(comparisons: OpenComparisons): ChangeLines {
  const lines = new Map<string, PageChange[]>();
  const lineOf = (file: string): PageChange[] | undefined => {
    const site = comparisons.site();
    const page = site.pages.find((candidate) => candidate.file === file);
    return page && pageChanges(site, page);
  };
  const findLine = (file: string): PageChange[] | undefined => {
    const found = lineOf(file);
    if (found || !isPage(file)) return found;
    comparisons.renew();
    return lineOf(file);
  };
  return (file) => {
    const known = lines.get(file);
    if (known) return known;
    try {
      const found = findLine(file);
      if (found) lines.set(file, found);
      return found ?? [];
    } catch {
      comparisons.renew();
      return [];
    }
  };
}
