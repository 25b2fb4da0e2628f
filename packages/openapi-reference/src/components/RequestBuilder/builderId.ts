/** Id of the button that opens the request builder. */
export const BUILDER_ID = '__site-request-builder';
