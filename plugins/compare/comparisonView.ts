import type { Comparison } from './comparison';

/** A page of a docs version, as a comparison links it. */
export interface ViewedPage {
  /** For example `v3.3.0`. */
  version: string;
  title: string;
  /** Path below the base path. */
  path: string;
}

/** What a comparison page shows. */
export interface ComparisonView {
  comparison: Comparison;
  /** Path of the comparison below the base path. */
  path: string;
  older: ViewedPage;
  newer: ViewedPage;
  /** Other comparisons of the same page. */
  others: { words: string; path: string }[];
}
