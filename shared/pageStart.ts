/** Id of the block of data that lists a page's scripts, chunks first, the bundle that starts the page last. */
export const PAGE_SCRIPTS = 'page-scripts';

/** In `history.state`: this entry's page was loaded, or reloaded, and has not been shown complete yet. */
export const LOAD_ATTEMPT = 'pageLoadAttempt';

/** Event on `window`: the scripts that start the page did not load. */
export const START_FAILED = 'page-start-failed';

/** Signs that somebody is there and may soon do something that needs the page's scripts. */
export const SIGNS_OF_READER = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Attribute of the root element (`dataset`): such a sign came, before or after the page was started. */
export const READER_SEEN = 'readerSeen';
