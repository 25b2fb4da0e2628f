import type { SiteComparisons } from './siteComparisons';

/** A change to a page between two docs versions, as the line below its title shows it. */
export interface PageChange {
  /** For example `See what changed since v3.3.0`. */
  words: string;
  /** Path of the comparison below the base path; undefined if there is nothing to compare. */
  to?: string;
}

/** What the plugin tells the functions that a site calls in its configuration. */
interface Shared {
  siteDir: string;
  baseUrl: string;
  site: SiteComparisons;
  /** The lines below the titles of pages, by file. */
  lines(): ReadonlyMap<string, PageChange[]>;
}

/** The place of {@link Shared}: Docusaurus loads a plugin by its name in a module instance of its own, in the same process. */
const PLACE = Symbol.for('@api-docs/version-comparisons');

const holder = globalThis as { [PLACE]?: Shared };

/** Shares the comparisons of the site that is built. */
export function shareComparisons(shared: Shared): void {
  holder[PLACE] = shared;
}

/** Returns the comparisons of the site that is built; undefined before Docusaurus has loaded all pages, and without the plugin. */
export function sharedComparisons(): Shared | undefined {
  return holder[PLACE];
}
