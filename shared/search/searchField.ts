/** Id of the search box's field. */
export const SEARCH_FIELD = 'site-search';
