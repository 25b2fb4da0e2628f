import { PAGE_SCRIPTS } from '../hydration';
import { showBanner } from './baseUrlBanner';
import { reloadOnce, untilStaying } from './reloadOnce';
import { untilUsed } from './untilUsed';

/** Not in TypeScript's types: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
type Connection = { saveData?: boolean; effectiveType?: string };

const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Whether a browser reports a pointer that rests, as it does when a page opens below it. */
const isResting = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Milliseconds after which a browser that is never idle starts the scripts nonetheless. */
const MAX_IDLE_WAIT_MS = 5_000;

/** Whether the scripts have failed to load, so that the page stays as it is served. */
export let hasFailed = false;

function load(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src, async: false });
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

/**
 * Loads scripts. Those that fail are retried once, not counting failures while the reader was leaving, then the page is reloaded
 * once, or the failure reported. Without a connection, they are loaded again once the browser has one.
 */
async function run(scripts: readonly string[]): Promise<void> {
  let missing = scripts;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const loaded: boolean[] = await Promise.all(missing.map(load));
    missing = missing.filter((_script, index) => !loaded[index]);
    if (missing.length > 0 && (await untilStaying())) return run(missing);
  }
  if (missing.length === 0) return;
  const isConnected = await reloadOnce();
  hasFailed = true;
  showBanner(isConnected);
  if (!isConnected) window.addEventListener('online', () => void run(missing), { once: true });
}

/**
 * Reloads the page if the reader goes in history to another page before hydration. Browsers take the pages between which the
 * router once navigated for one document, so they change only the URL: the reader would still see the page of the old URL, and
 * React would hydrate it as the one of the new URL.
 */
function reloadOnTraversal(): void {
  const { pathname } = location;
  window.addEventListener('popstate', () => {
    const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
    if (!isHydrated && location.pathname !== pathname) location.reload();
  });
}

/**
 * Loads and runs the page's scripts when the browser is idle after loading or at the first user interaction, whichever
 * comes first. A busy browser starts them after a while. With data saver or on 2g it waits for the interaction, and on a translated
 * page until the reader uses a control.
 */
export function hydrateWhenIdle(): void {
  reloadOnTraversal();
  window.firstInteraction = new Promise((resolve) => {
    const options = { capture: true, passive: true };
    const interact = (event: Event) => {
      if (isResting(event)) return;
      for (const type of INTERACTION_EVENTS) document.removeEventListener(type, interact, options);
      resolve();
    };
    for (const type of INTERACTION_EVENTS) document.addEventListener(type, interact, options);
  });
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  const idle = new Promise<void>((resolve) => {
    if (saveData || /2g/.test(effectiveType)) return;
    window.addEventListener('load', () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_IDLE_WAIT_MS });
      else setTimeout(resolve);
    });
  });
  const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  void Promise.race([window.firstInteraction, idle])
    .then(() => parsed)
    .then(untilUsed)
    // The development server, whose pages load their scripts directly, has no list.
    .then(() => run(JSON.parse(document.getElementById(PAGE_SCRIPTS)?.textContent ?? '[]') as string[]));
}
