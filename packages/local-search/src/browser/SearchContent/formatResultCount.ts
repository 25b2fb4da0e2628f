import { translate } from '@docusaurus/Translate';

import type { SearchAnswer } from '../../engine/types';

function quote(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ');
}

/** Returns for example `No results for “keyboard”, “shortcut”`. */
export function formatNoResults(unknown: readonly string[]): string {
  if (unknown.length === 0) return translate({ id: 'theme.SearchBar.noResultsText', message: 'No results' });
  return translate({ message: 'No results for {words}' }, { words: quote(unknown) });
}

/** Says what was searched for instead of a query with too many words. */
export function formatSearched(searched: string): string {
  return translate({ message: 'The query is long. Searched for “{searched}”.' }, { searched });
}

/** Formats the number of results, for example `23 results` or `The first 100 of 230 results`. */
export function formatResultCount({ hits, total, unknown }: SearchAnswer): string {
  if (total === 0) return formatNoResults(unknown);
  if (hits.length < total) {
    return translate({ message: 'The first {count} of {total} results' }, { count: hits.length, total });
  }
  return total === 1 ? translate({ message: '1 result' }) : translate({ message: '{total} results' }, { total });
}

/** Lists the words that were searched for in place of others. */
export function formatUsed({ corrections }: SearchAnswer): string {
  return corrections.map(({ used }) => used.join(` ${translate({ message: 'or' })} `)).join(', ');
}

/** Describes how a query was changed: whether it was cut, which words were corrected and which were left out. */
export function describeChanges(answer: SearchAnswer): string[] {
  const { hits, corrections, unknown, searched } = answer;
  const cut = searched === undefined ? [] : [formatSearched(searched)];
  if (hits.length === 0) return cut;
  const used = formatUsed(answer);
  const words = quote(unknown);
  const asked = quote(corrections.map((correction) => correction.asked));
  return [
    ...cut,
    ...(used ? [translate({ message: 'Showing results for {used}: no page has {asked}.' }, { used, asked })] : []),
    ...(words ? [translate({ message: 'No page has {words}: left out.' }, { words })] : []),
  ];
}
