import { LOAD_ATTEMPT } from '../../shared/hydration';
import { isConnected } from './connection';

/**
 * Reloads the page if the site answers and the page was not reloaded before. Without a connection, a reload would lose the
 * page that is already displayed.
 *
 * @returns whether the site answers; never returns if the page reloads
 */
export async function reloadOnce(): Promise<boolean> {
  const isAnswered = await isConnected();
  const state = history.state as Record<string, unknown> | null;
  if (!isAnswered || state?.[LOAD_ATTEMPT]) return isAnswered;
  history.replaceState({ ...state, [LOAD_ATTEMPT]: true }, '');
  location.reload();
  return new Promise(() => {});
}

/** For the bundle, which is another one: `src/clientModules/pageLoading.tsx`. */
window.reloadOnce = reloadOnce;
