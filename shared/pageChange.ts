/** A change to a page between two docs versions, as the line below its title shows it. */
export interface PageChange {
  /** For example `Changed since v3.3.0: 3 passages, 2 API fields`. */
  words: string;
  /** Path of the comparison below the base path; undefined if there is nothing to compare. */
  to?: string;
}
