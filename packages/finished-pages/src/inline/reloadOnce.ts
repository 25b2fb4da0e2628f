import { LOAD_ATTEMPT } from '../hydration';
import { isConnected } from './connection';
import { untilStaying } from './leaving';

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
