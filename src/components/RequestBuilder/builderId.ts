/** Id of the button that opens the request builder. No heading of a page can have it. */
export const BUILDER_ID = 'site-request-builder';
