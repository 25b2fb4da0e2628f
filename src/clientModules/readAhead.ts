/**
 * Keeps what is read ahead within bounds. Docusaurus fetches the page behind every link in sight; beside a sidebar of
 * forty links that is more than all the reader came for. Here the links of the text go first, and each page of the site
 * fetches so many others; a link that the reader points at is fetched always.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

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

function withBounds(site: Docusaurus): Docusaurus {
  return {
    preload: (path) => site.preload(path),
    prefetch: (address) => {
      const { pathname: path } = new URL(address, window.location.href);
      if (path === window.location.pathname) return;
      if (waiting.size === 0) window.setTimeout(() => fetchFirst(site), PATIENCE);
      waiting.add(path);
    },
  };
}

if (ExecutionEnvironment.canUseDOM) {
  let bounded: Docusaurus | undefined;
  // Docusaurus puts its object there when it starts, frozen.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => bounded,
    set: (site: Docusaurus) => (bounded = withBounds(site)),
  });
}

const clientModule: ClientModule = {
  onRouteUpdate() {
    left = MOST;
  },
};

export default clientModule;
