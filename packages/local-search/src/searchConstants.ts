/** Id of the field of the search box. */
export const SEARCH_FIELD_ID = '__site-search';

/** Maximum number of suggestions in the search box. Specification, section 9. */
export const MAX_SUGGESTIONS = 8;

/** Maximum length of an excerpt in characters. Specification, section 9. */
export const EXCERPT_LENGTH = 50;
