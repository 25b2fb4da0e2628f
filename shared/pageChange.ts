/** What became of a page between its own docs version and another, as the line below its title says it. */
export interface PageChange {
  /** For example `Changed since v3.3.0: 3 passages, 2 API fields`. */
  words: string;
  /** The comparison below the base path; none when there is nothing to compare. */
  to?: string;
}
