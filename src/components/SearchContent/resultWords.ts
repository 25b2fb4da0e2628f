import type { SearchAnswer } from '@site/src/search/types';

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

/**
 * Says how many results there are.
 *
 * @returns for example `23 results`, or `The first 100 of 230 results`
 */
export function countWords({ hits, total }: SearchAnswer): string {
  if (total === 0) return 'No results';
  if (hits.length < total) return `The first ${hits.length} of ${total} results`;
  return total === 1 ? '1 result' : `${total} results`;
}

/** Says what was searched for instead of misspelt words, and which words no page holds. */
export function readingWords({ hits, corrections, unknown }: SearchAnswer): string[] {
  if (hits.length === 0) return [];
  const used = corrections.map((correction) => correction.used.join(' or ')).join(', ');
  const asked = quoted(corrections.map((correction) => correction.asked));
  return [
    ...(used ? [`Showing results for ${used}: no page has ${asked}.`] : []),
    ...(unknown.length > 0 ? [`No page has ${quoted(unknown)}: left out.`] : []),
  ];
}
