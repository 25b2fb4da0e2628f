/**
 * Limits prefetching. Docusaurus prefetches the page behind every visible link, which is far too much next to a sidebar of
 * forty links, and begins when a page hydrates in idle time. This module prefetches the first `MAX_PREFETCHED` pages that the
 * main content of a page links to, once the reader uses the page. A hovered link is always fetched.
 */
import type { ClientModule } from '@docusaurus/types';

const MAX_PREFETCHED = 12;

/** Paths of the pages that were prefetched from the current one, and of further ones that were not. */
let linkedPaths = new Set<string>();

/** Runs work when the page has nothing else to do: all at once, it would keep the first interaction waiting for its answer. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work);
}

/** Replaces the function that Docusaurus' links call when they become visible. */
function limitPrefetch({ prefetch, preload }: Window['docusaurus']): void {
  window.docusaurus = {
    preload,
    prefetch: (url) => {
      const { pathname } = new URL(url, window.location.href);
      const isMeant =
        pathname !== window.location.pathname &&
        document.querySelector(`main a[href=${CSS.escape(url)}]:not([data-no-prefetch])`);
      if (isMeant && linkedPaths.add(pathname).size <= MAX_PREFETCHED)
        void window.firstInteraction.then(() => whenIdle(() => void prefetch(pathname)));
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
