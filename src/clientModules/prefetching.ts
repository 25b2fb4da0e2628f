/**
 * Limits prefetching. Docusaurus prefetches the page behind every visible link, which is far too much next to a sidebar
 * of forty links. This module prefetches at most `MAX_PREFETCHED` links from each page, those in the main content
 * first. A hovered link is always fetched. Prefetching starts at the first user interaction, because pages also hydrate
 * without one.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { INTERACTION_EVENTS, USER_INTERACTED } from '../../shared/hydration';

type Docusaurus = Window['docusaurus'];

/** Pages prefetched from one page. */
const MAX_PREFETCHED = 12;

/** Milliseconds to collect visible links before the first of them is chosen. */
const COLLECT_MS = 100;

let queuedPaths = new Set<string>();
let remaining = MAX_PREFETCHED;
let limited: Docusaurus | undefined;

/**
 * Sets an effective type in browsers whose `navigator.connection` has none: Docusaurus reads
 * `effectiveType.includes('2g')` before every prefetch and would throw.
 */
function fillEffectiveType(): void {
  const { connection } = navigator as { connection?: { effectiveType?: unknown; saveData?: unknown } | null };
  if (!connection || typeof connection.effectiveType === 'string') return;
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: { effectiveType: '', saveData: connection.saveData === true },
  });
}

function prefetchQueued(docusaurus: Docusaurus): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  const inMain = new Set([...links].map(({ pathname }) => pathname));
  const paths = [...queuedPaths].sort((a, b) => Number(inMain.has(b)) - Number(inMain.has(a))).slice(0, remaining);
  queuedPaths = new Set();
  remaining -= paths.length;
  for (const path of paths) docusaurus.prefetch(path);
}

/** Runs the action at the first user interaction, which `src/inline/hydrateWhenIdle.ts` records, or now if it is over. */
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

function limitPrefetch(docusaurus: Docusaurus): Docusaurus {
  return {
    preload: (path) => docusaurus.preload(path),
    prefetch: (url) => {
      const { pathname } = new URL(url, window.location.href);
      if (pathname === window.location.pathname) return false;
      if (queuedPaths.size === 0) {
        onFirstInteraction(() => window.setTimeout(() => prefetchQueued(docusaurus), COLLECT_MS));
      }
      queuedPaths.add(pathname);
      return false;
    },
  };
}

if (ExecutionEnvironment.canUseDOM) {
  fillEffectiveType();
  // Docusaurus sets this property at startup, to a frozen object.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => limited,
    set: (docusaurus: Docusaurus) => (limited = limitPrefetch(docusaurus)),
  });
}

/** Fetches the link under the pointer: the pointer entered it before hydration, so Docusaurus received no event. */
function preloadHovered(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[href]:hover');
  if (link?.origin === window.location.origin) limited?.preload(link.pathname);
}

const clientModule: ClientModule = {
  onRouteUpdate() {
    remaining = MAX_PREFETCHED;
  },
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation === null) preloadHovered();
  },
};

export default clientModule;
