import type { SearchAnswer, SearchHit } from '../../../src/search/types';

/** A hit, complete but for what a test is about. */
export function searchHit(own: Partial<SearchHit> = {}): SearchHit {
  return {
    kind: 'page',
    page: '/base/docs/intro/',
    anchor: '',
    title: { text: 'Intro', marks: [] },
    trail: [],
    excerpt: { text: '', marks: [] },
    version: 'v3.4.0',
    words: [],
    ...own,
  };
}

/** An answer, empty but for what a test is about. */
export function searchAnswer(own: Partial<SearchAnswer> = {}): SearchAnswer {
  return { hits: [], total: 0, corrections: [], unknown: [], suggestions: [], ...own };
}
