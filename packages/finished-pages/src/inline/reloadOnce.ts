import { LOAD_ATTEMPT } from '../hydration';
import { untilStaying } from './leaving';

/** Milliseconds after which a request counts as failed. A mobile network answers within 3 s even on 2g. */
const TIMEOUT_MS = 8_000;

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
window.reloadOnce = reloadOnce;
