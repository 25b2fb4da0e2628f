import type { SearchHit } from '@site/src/search/types';

/**
 * Makes the address that a hit leads to, with the words to mark there.
 *
 * @returns for example `/base/docs/intro/?_highlight=score#scales`
 */
export function hitAddress({ page, anchor, words }: Pick<SearchHit, 'page' | 'anchor' | 'words'>): string {
  const marks = new URLSearchParams(words.map((word) => ['_highlight', word])).toString();
  return `${page}${marks && `?${marks}`}${anchor && `#${anchor}`}`;
}
