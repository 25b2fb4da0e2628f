import type { SearchState } from '@site/src/search/useSearchHits';

import type { PanelOption } from '../panelOptions';

/** Says what stands above the suggestions: how the query was read, or that nothing was found. */
export function noteWords(state: SearchState): string {
  const answer = state.status === 'done' || state.status === 'searching' ? state.answer : undefined;
  if (!answer) return state.status === 'searching' ? 'Searching…' : '';
  if (answer.hits.length === 0) return 'No results';
  const used = answer.corrections.map((correction) => correction.used.join(' or ')).join(', ');
  return used && `Showing results for ${used}`;
}

/** Says aloud what the box shows, for example `5 suggestions of 23 results`. */
export function statusWords(state: SearchState, options: readonly PanelOption[]): string {
  if (state.status !== 'done') return '';
  const { total } = state.answer;
  if (total === 0) return 'No results';
  const count = options.filter(({ kind }) => kind === 'hit').length;
  const words = `${count} suggestion${count === 1 ? '' : 's'} of ${total} result${total === 1 ? '' : 's'}`;
  return [words, noteWords(state)].filter(Boolean).join('. ');
}
