/** Id of the search field. */
export const FIELD = 'site-search';

/** First letters of a query. */
export const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/** A query whose every further key is measured. */
export const LONG_QUERY = 'include_chunk_scores';

/** What is typed at once on a page that has not loaded yet. */
export const COLD_QUERY = 'faithfulness';

/** Path of a page that answers {@link COLD_QUERY}: of the current API, in the docs or in the reference. */
export const RIGHT_PATH = '/(?:understanding-[^/]+-metrics|v4alpha)/faithfulness/$';

/** The page where times are measured, and the one where readers arrive; paths below the base path. */
export const DOCS_PAGE = 'docs/intro/';
export const HOME = '';
