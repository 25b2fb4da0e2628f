/** Id of the search box's field. */
export const SEARCH_FIELD = 'site-search';

/** Property of `window` under which a search worker waits that was started before the page worked. */
export const EARLY_WORKER = 'earlySearchWorker';
