/**
 * Keeps what is read ahead within bounds. Docusaurus fetches the page behind every link in sight; beside a sidebar of
 * forty links that is more than all the reader came for. Here the links of the text go first, and each page of the site
 * fetches so many others; a link that the reader points at is fetched always. Nothing is fetched before there is a reader:
 * some pages start by themselves.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import { INTERACTION_EVENTS, USER_INTERACTED } from '../../shared/pageStart';

interface Docusaurus {
  prefetch(path: string): unknown;
  preload(path: string): unknown;
}

/** Pages fetched ahead from one page. */
const MOST = 12;

/** Milliseconds in which the links in sight report, before the first of them is chosen. */
const PATIENCE = 100;

let waiting = new Set<string>();
let left = MOST;

function linksOfText(): Set<string> {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href]');
  return new Set([...links].map(({ pathname }) => pathname));
}

function fetchFirst(site: Docusaurus): void {
  const ofText = linksOfText();
  const paths = [...waiting].sort((a, b) => Number(ofText.has(b)) - Number(ofText.has(a))).slice(0, left);
  waiting = new Set();
  left -= paths.length;
  for (const path of paths) site.prefetch(path);
}

function whenReaderSeen(action: () => void): void {
  const { dataset } = document.documentElement;
  if (USER_INTERACTED in dataset) return action();
  const signs = new AbortController();
  for (const sign of INTERACTION_EVENTS) {
    document.addEventListener(
      sign,
      () => {
        signs.abort();
        dataset[USER_INTERACTED] = '';
        action();
      },
      { capture: true, passive: true, signal: signs.signal },
    );
  }
}

function withBounds(site: Docusaurus): Docusaurus {
  return {
    preload: (path) => site.preload(path),
    prefetch: (address) => {
      const { pathname: path } = new URL(address, window.location.href);
      if (path === window.location.pathname) return;
      if (waiting.size === 0) whenReaderSeen(() => window.setTimeout(() => fetchFirst(site), PATIENCE));
      waiting.add(path);
    },
  };
}

let bounded: Docusaurus | undefined;

if (ExecutionEnvironment.canUseDOM) {
  // Docusaurus puts its object there when it starts, frozen.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => bounded,
    set: (site: Docusaurus) => (bounded = withBounds(site)),
  });
}

/** The link the pointer rests on: it came there before the page worked, and no event told Docusaurus of it. */
function preloadHovered(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[href]:hover');
  if (link?.origin === window.location.origin) bounded?.preload(link.pathname);
}

const clientModule: ClientModule = {
  onRouteUpdate() {
    left = MOST;
  },
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation === null) preloadHovered();
  },
};

export default clientModule;
