import type { SearchHit } from '../engine/types';

/** Builds the link of a hit, with the words to highlight, for example `/base/docs/intro/?_highlight=score#scales`. */
export function hitHref({ page, anchor, words }: Pick<SearchHit, 'page' | 'anchor' | 'words'>): string {
  const parameters = new URLSearchParams(words.map((word) => ['_highlight', word])).toString();
  return `${page}${parameters && `?${parameters}`}${anchor && `#${anchor}`}`;
}
