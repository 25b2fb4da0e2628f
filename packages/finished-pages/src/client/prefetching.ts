/**
 * Limits prefetching. Docusaurus prefetches the page behind every visible link, which is far too much next to a sidebar of
 * forty links, and begins when a page hydrates in idle time. This module prefetches at most `MAX_PREFETCHED` pages from each
 * page, those in the main content first, once the reader uses the page. A hovered link is always fetched.
 */
import type { ClientModule } from '@docusaurus/types';

import { INTERACTION_EVENTS, USER_INTERACTED } from '../hydration';

/** Pages prefetched from one page. */
const MAX_PREFETCHED = 12;

/** Milliseconds to collect visible links before the first of them is chosen. */
const COLLECT_MS = 100;

let queuedPaths = new Set<string>();
let remaining = MAX_PREFETCHED;
let isLimited = false;

/** Runs the action at the first user interaction, which `inline/hydrateWhenIdle.ts` records, or now if it is over. */
function onFirstInteraction(action: () => void): void {
  if (USER_INTERACTED in document.documentElement.dataset) return action();
  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const onInteraction = () => {
    listening.abort();
    action();
  };
  for (const type of INTERACTION_EVENTS) document.addEventListener(type, onInteraction, options);
}

/** Replaces the function that Docusaurus' links call when they become visible. */
function limitPrefetch({ prefetch, preload }: Window['docusaurus']): void {
  const prefetchQueued = () => {
    const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
    const inMain = new Set([...links].map(({ pathname }) => pathname));
    const paths = [...queuedPaths].sort((a, b) => Number(inMain.has(b)) - Number(inMain.has(a))).slice(0, remaining);
    queuedPaths = new Set();
    remaining -= paths.length;
    for (const path of paths) prefetch(path);
  };
  window.docusaurus = {
    preload,
    prefetch: (url) => {
      const { pathname } = new URL(url, window.location.href);
      if (pathname === window.location.pathname) return false;
      if (queuedPaths.size === 0) onFirstInteraction(() => window.setTimeout(prefetchQueued, COLLECT_MS));
      queuedPaths.add(pathname);
      return false;
    },
  };
}

/** Fetches the link under the pointer: the pointer entered it before hydration, so Docusaurus received no event. */
function preloadHovered(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[href]:hover');
  if (link?.origin === window.location.origin) window.docusaurus.preload(link.pathname);
}

const clientModule: ClientModule = {
  // A query alone makes no other page: the search page has one for each key.
  onRouteUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) remaining = MAX_PREFETCHED;
  },
  // The first call comes before any link is observed.
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation || isLimited) return;
    isLimited = true;
    limitPrefetch(window.docusaurus);
    preloadHovered();
  },
};

export default clientModule;
