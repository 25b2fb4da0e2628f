import type { SearchAnswer } from '../../engine/types';

function quote(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

/** Returns for example `No results for “keyboard”, “shortcut”`. */
export function formatNoResults(unknown: readonly string[]): string {
  return unknown.length > 0 ? `No results for ${quote(unknown)}` : 'No results';
}

/** Says what was searched for instead of a query with too many words. */
export function formatSearched(searched: string): string {
  return `The query is long. Searched for “${searched}”.`;
}

/** Formats the number of results, for example `23 results` or `The first 100 of 230 results`. */
export function formatResultCount({ hits, total, unknown }: SearchAnswer): string {
  if (total === 0) return formatNoResults(unknown);
  if (hits.length < total) return `The first ${hits.length} of ${total} results`;
  return total === 1 ? '1 result' : `${total} results`;
}

/** Describes how a query was changed: whether it was cut, which words were corrected and which were left out. */
export function describeChanges({ hits, corrections, unknown, searched }: SearchAnswer): string[] {
  const cut = searched === undefined ? [] : [formatSearched(searched)];
  if (hits.length === 0) return cut;
  const used = corrections.map((correction) => correction.used.join(' or ')).join(', ');
  const asked = quote(corrections.map((correction) => correction.asked));
  return [
    ...cut,
    ...(used ? [`Showing results for ${used}: no page has ${asked}.`] : []),
    ...(unknown.length > 0 ? [`No page has ${quote(unknown)}: left out.`] : []),
  ];
}
