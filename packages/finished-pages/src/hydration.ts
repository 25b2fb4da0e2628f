/** Id of the JSON block that lists the scripts of a page in execution order. */
export const PAGE_SCRIPTS = '__site-scripts';

/** Id of the banner of a page whose files did not load. */
export const BANNER_ID = '__site-base-url-banner';

/** Key in `history.state` of an entry that was loaded or reloaded and whose page has not been hydrated since. */
export const LOAD_ATTEMPT = 'pageLoadAttempt';

declare global {
  interface Window {
    /** The inline script's function for the bundle, see `inline/reloadOnce.ts`. */
    reloadOnce(): Promise<boolean>;
    /** The inline script's function for the bundle, see `inline/reloadOnce.ts`. */
    untilStaying(): Promise<boolean>;
    /** Resolves at the first user interaction, see `inline/hydrateWhenIdle.ts`. */
    firstInteraction: Promise<void>;
  }
}
