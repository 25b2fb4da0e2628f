/** Id of the JSON block that lists the scripts of a page, in the order in which they run. */
export const PAGE_SCRIPTS = 'page-scripts';

/** Key in `history.state`: this history entry was loaded or reloaded and its page has not worked since. */
export const LOAD_ATTEMPT = 'pageLoadAttempt';

/** Event on `window`: the scripts that hydrate the page did not load. */
export const START_FAILED = 'start-failed';

/** Events that count as the first user interaction and trigger hydration. */
export const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Attribute of the root element (`dataset`), set by the first user interaction. */
export const USER_INTERACTED = 'userInteracted';
