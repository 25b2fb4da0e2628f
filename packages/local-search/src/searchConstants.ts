/** Id of the field of the search box. */
export const SEARCH_FIELD_ID = '__site-search';
