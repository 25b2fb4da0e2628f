/** Id of the search field. */
export const FIELD = 'site-search';

/** First letters of a query. */
export const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** A query that is measured from its second letter on. */
export const LONG_QUERY = 'include_chunk_scores';

/** The query that is typed before the page has loaded. */
export const COLD_QUERY = 'faithfulness';

/** Matches the paths that answer {@link COLD_QUERY}, in the docs and in the reference of the current API. */
export const RIGHT_PATH = '/(?:understanding-[^/]+-metrics|v4alpha)/faithfulness/$';

/** The measured pages, below the base path. */
export const DOCS_PAGE = 'docs/intro/';
export const HOME = '';
