import { translate } from '@docusaurus/Translate';

import type { SearchAnswer } from '../engine/types';

/** The bundler writes its value here. */
declare const process: { env: { NODE_ENV?: string } };

/** Says why a search failed. */
export function describeFailure({ isOutdated }: { isOutdated: boolean }): string {
  // `npm start` has no index.
  if (process.env.NODE_ENV !== 'production')
    return translate({ message: 'Search works in the built site: run a build.' });
  if (isOutdated) return translate({ message: 'The site has been updated. Load it again to search.' });
  return translate({ message: 'The search index did not load.' });
}

function quote(words: readonly string[]): string {
  return words.map((word) => translate({ message: '“{word}”' }, { word })).join(', ');
}

function formatCount({ hits, total, unknown }: SearchAnswer): string {
  if (total === 0) {
    if (unknown.length === 0) return translate({ id: 'theme.SearchBar.noResultsText', message: 'No results' });
    return translate({ message: 'No results for {words}' }, { words: quote(unknown) });
  }
  if (hits.length < total) {
    return translate({ message: 'The first {count} of {total} results' }, { count: hits.length, total });
  }
  return total === 1 ? translate({ message: '1 result' }) : translate({ message: '{total} results' }, { total });
}

/**
 * Says how many results an answer has, for example `23 results`, then how the query was changed: whether it was cut, which words
 * were corrected and which were left out.
 */
export function describeAnswer(answer: SearchAnswer): string[] {
  const { hits, corrections, unknown, searched } = answer;
  const texts = [formatCount(answer)];
  if (searched !== undefined) {
    texts.push(translate({ message: 'The query is long. Searched for “{searched}”.' }, { searched }));
  }
  if (hits.length > 0 && corrections.length > 0) {
    const used = corrections.map((correction) => correction.used.join(` ${translate({ message: 'or' })} `)).join(', ');
    const asked = quote(corrections.map((correction) => correction.asked));
    texts.push(translate({ message: 'Showing results for {used}: no page has {asked}.' }, { used, asked }));
  }
  if (hits.length > 0 && unknown.length > 0) {
    texts.push(translate({ message: 'No page has {words}: left out.' }, { words: quote(unknown) }));
  }
  return texts;
}
