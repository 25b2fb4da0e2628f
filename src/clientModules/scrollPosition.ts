/**
 * Brings a reader who goes back or forward, or loads the page again, to where the page was left. Docusaurus scrolls each page to its
 * start, and the browser scrolls before the page has its content, or not at all after a reload in between.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** Key in `history.state` with the positions of all entries, for the time after a reload. */
const POSITIONS = 'scrollPositions';

/** Class of the page whose content comes after it has loaded, which are the hits of a search. */
const LATE_CONTENT = 'plugin-@easyops-cn/docusaurus-search-local';

/** Milliseconds that a page has for its content. */
const MAX_WAIT = 5000;

const SCROLLING = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

const positions = new Map<string, number>();

/** Entries that the browser has loaded have no key. */
const entryOf = ({ key, pathname, search, hash }: Location) => key ?? pathname + search + hash;

/** The entry that is shown; empty while another one is loaded. */
let shown = '';

let isTraversal = false;

/** Scrolls to a position as soon as the page is tall enough, unless the reader scrolls. */
function scrollTo(top: number): void {
  const reader = new AbortController();
  const { signal } = reader;
  for (const type of SCROLLING) {
    window.addEventListener(type, () => reader.abort(), { signal, passive: true, capture: true });
  }
  const end = performance.now() + MAX_WAIT;
  const step = () => {
    if (signal.aborted) return;
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2 || performance.now() > end) reader.abort();
    else requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

const state = () => window.history.state as Record<string, unknown> | null;

/** Writes the positions now, because browsers ignore what a page writes while it is left. */
function save(): void {
  window.history.replaceState({ ...state(), [POSITIONS]: Object.fromEntries(positions) }, '');
}

/** Returns whether the page is too short for a position, so that the browser has scrolled to its end. */
function isTooShort(top: number): boolean {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return end < top && window.scrollY > end - 2;
}

if (ExecutionEnvironment.canUseDOM) {
  for (const [entry, top] of Object.entries(state()?.[POSITIONS] ?? {})) positions.set(entry, Number(top));
  // Before the router, which is asked later.
  window.addEventListener('popstate', () => (isTraversal = true));
  window.addEventListener('scrollend', () => {
    if (shown === '' || !document.documentElement.classList.contains(LATE_CONTENT)) return;
    positions.set(shown, window.scrollY);
    save();
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) positions.set(entryOf(previousLocation), window.scrollY);
    shown = '';
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    shown = entryOf(location);
    const top = positions.get(shown);
    const isReturn = previousLocation ? isTraversal : isTooShort(top ?? 0);
    if (isReturn && top !== undefined) scrollTo(top);
    isTraversal = false;
    if (previousLocation) save();
  },
};

export default clientModule;
