import type { Comparison } from '../../../plugins/compare/comparison';
import type { ComparisonView } from '../../../plugins/compare/comparisonView';
import { compare } from './outline';

/** Shows a comparison of two small pages; a test names only what it is about. */
export function viewOf(comparison: Comparison, given: Partial<ComparisonView> = {}): ComparisonView {
  return {
    comparison,
    path: 'compare/v1...v2/tone/',
    older: { version: 'v1', title: 'Tone', path: 'docs/v1/tone/' },
    newer: { version: 'v2', title: 'Tone', path: 'docs/tone/' },
    others: [],
    ...given,
  };
}

/** Shows what became of one small page. */
export function viewBetween(older: string, newer: string, given: Partial<ComparisonView> = {}): ComparisonView {
  return viewOf(compare(older, newer), given);
}
