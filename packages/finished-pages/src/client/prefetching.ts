/**
 * Limits prefetching. Docusaurus prefetches the page behind every visible link, which is far too much next to a sidebar of
 * forty links, and begins when a page hydrates in idle time. This module prefetches the first `MAX_PREFETCHED` pages that the
 * main content of a page links to, once the reader uses the page. A hovered link is always fetched.
 */
import type { ClientModule } from '@docusaurus/types';

import { INTERACTION_EVENTS, USER_INTERACTED } from '../hydration';

/** Pages prefetched from one page. */
const MAX_PREFETCHED = 12;

/** Paths of the pages that were prefetched from the current one, and of further ones that were not. */
let linkedPaths = new Set<string>();

/** Waits for the first user interaction, which `inline/hydrateWhenIdle.ts` records. */
function firstInteraction(): Promise<unknown> {
  if (USER_INTERACTED in document.documentElement.dataset) return Promise.resolve();
  const options = { capture: true, passive: true, once: true };
  const events = INTERACTION_EVENTS.map(
    (type) => new Promise((resolve) => document.addEventListener(type, resolve, options)),
  );
  return Promise.race(events);
}

/** Replaces the function that Docusaurus' links call when they become visible. */
function limitPrefetch({ prefetch, preload }: Window['docusaurus']): void {
  const interacted = firstInteraction();
  window.docusaurus = {
    preload,
    prefetch: (url) => {
      const { pathname } = new URL(url, window.location.href);
      const isMeant =
        pathname !== window.location.pathname && document.querySelector(`main a[href=${CSS.escape(url)}]`);
      if (isMeant && linkedPaths.add(pathname).size <= MAX_PREFETCHED)
        void interacted.then(() => void prefetch(pathname));
      return false;
    },
  };
}

const clientModule: ClientModule = {
  // A query alone makes no other page: the search page has one for each key.
  onRouteUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) linkedPaths = new Set();
  },
  // The first call comes before any link is observed.
  onRouteDidUpdate({ previousLocation }) {
    if (!previousLocation) limitPrefetch(window.docusaurus);
  },
};

export default clientModule;
