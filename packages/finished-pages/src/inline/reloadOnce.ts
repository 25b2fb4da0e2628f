import { LOAD_ATTEMPT } from '../hydration';

/** Milliseconds after which a page that is still displayed stays: what looked like leaving was a download, or was canceled. */
const MAX_LEAVING_MS = 20_000;

/** Milliseconds between two looks whether the page stays. */
const INTERVAL_MS = 500;

/** Time until which the reader counts as leaving, in milliseconds since 1970. */
let leavingUntil = 0;

/** Milliseconds after which a request counts as failed. A mobile network answers within 3 s even on 2g. */
const TIMEOUT_MS = 8_000;

window.addEventListener('beforeunload', () => (leavingUntil = Date.now() + MAX_LEAVING_MS));
window.addEventListener('pageshow', ({ persisted }) => {
  // Not when it is shown first: a page can be left before it has loaded.
  if (persisted) leavingUntil = 0;
});

/**
 * Waits while the reader leaves the page. Firefox and Safari then stop its loads and report them as failed: whoever answered
 * that with a reload would take the reader back.
 *
 * @returns whether the reader was leaving, so that failures of before say nothing
 */
export async function untilStaying(): Promise<boolean> {
  const wasLeaving = Date.now() < leavingUntil;
  while (Date.now() < leavingUntil) await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  return wasLeaving;
}

/**
 * Requests the headers of the page, because `navigator.onLine` is false on machines that have only a VPN or a loopback
 * interface, and true in a network without access to the site.
 *
 * @returns whether the site answers, with whatever status. A page opened from a file counts as answered.
 */
export async function isConnected(): Promise<boolean> {
  try {
    if (location.protocol !== 'file:') {
      await fetch('', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if the site answers and the page was not reloaded before. Without a connection, a reload would lose the
 * page that is already displayed, and one while the reader leaves would take them back.
 *
 * @returns whether the site answers; never returns if the page reloads
 */
export async function reloadOnce(): Promise<boolean> {
  const isAnswered = await isConnected();
  if (await untilStaying()) return reloadOnce();
  const state = history.state as Record<string, unknown> | null;
  if (!isAnswered || state?.[LOAD_ATTEMPT]) return isAnswered;
  history.replaceState({ ...state, [LOAD_ATTEMPT]: true }, '');
  location.reload();
  return new Promise(() => {});
}

/** For the bundle, which is another one: `client/pageLoading.tsx`. */
Object.assign(window, { reloadOnce, untilStaying });
