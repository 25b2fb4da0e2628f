/** A change to a page between two docs versions, as the line below its title shows it. */
export interface PageChange {
  /** For example `See what changed since v3.3.0`. */
  words: string;
  /** Path of the comparison below the base path; undefined if there is nothing to compare. */
  to?: string;
}
