import type { SearchAnswer, SearchHit } from '../../../../src/search/types';

/** Builds a hit with default values. */
export function searchHit(given: Partial<SearchHit> = {}): SearchHit {
  return {
    kind: 'page',
    page: '/base/docs/intro/',
    anchor: '',
    title: { text: 'Intro', marks: [] },
    trail: [],
    excerpt: { text: '', marks: [] },
    version: 'v3.4.0',
    words: [],
    ...given,
  };
}

/** Builds an answer, which is empty by default. */
export function searchAnswer(given: Partial<SearchAnswer> = {}): SearchAnswer {
  return { hits: [], total: 0, corrections: [], unknown: [], suggestions: [], ...given };
}
