/**
 * Shows a spinner while a navigation takes long, and recovers when a chunk fails to load.
 *
 * A failed chunk is requested once more. If a navigation still fails, Docusaurus reloads the page. If the first load
 * fails, Docusaurus does nothing, and the page would never hydrate: `inline/reloadOnce.ts` then reloads it once, and
 * after that, or without a connection, this module shows the error with a Retry button.
 */
import { translate } from '@docusaurus/Translate';
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';

import { announce, Failure } from '@api-docs/ui';

import { LOAD_ATTEMPT } from '../hydration';

/** The bundler's loader: https://webpack.js.org/api/module-variables/#__webpack_chunk_load__-webpack-specific */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;

/** Milliseconds before a navigation shows the spinner, the same as the delay of the progress bar. */
const SPINNER_DELAY = 200;

const entryState = () => history.state as Record<string, unknown> | null;

function setReloaded(reloaded: boolean): void {
  history.replaceState({ ...entryState(), [LOAD_ATTEMPT]: reloaded }, '');
}

/** Example: `ChunkLoadError: Loading chunk 1234 failed.` */
function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(reason.message));
}

function showError(error: unknown): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(
    // Its styles are in loading.css.
    <Failure className="load-error frame" retry={() => location.reload()}>
      <p className="margin-bottom--none text--semibold">
        {translate({ message: 'This page did not load completely.' })}
      </p>
      <p>{String(error)}</p>
    </Failure>,
  );
}

/** Removes the spinner of the last navigation, or prevents it. */
let hideSpinner = () => {};

function showSpinner(): void {
  const spinner = document.createElement('div');
  spinner.className = 'load-spinner frame cluster muted';
  const label = translate({ message: 'Loading page' });
  spinner.textContent = label;
  const timer = window.setTimeout(() => {
    document.body.append(spinner);
    announce(label);
  }, SPINNER_DELAY);
  hideSpinner = () => {
    window.clearTimeout(timer);
    spinner.remove();
  };
}

/** Loads something, and once more if that fails. Failures while the reader was leaving the page do not count. */
async function loadTwice<T>(load: () => Promise<T>, isRetry = false): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const wasLeaving = await window.untilStaying();
    if (isRetry && !wasLeaving) throw error;
    return loadTwice(load, !wasLeaving);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  const load = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => loadTwice(() => load(chunk));

  window.addEventListener('unhandledrejection', (event) => {
    if (document.documentElement.dataset.hasHydrated === 'true' || !isChunkError(event.reason)) return;
    event.preventDefault();
    void window.reloadOnce().then(() => showError(event.reason));
  });
}

const clientModule: ClientModule = {
  // Without the cleanup that Docusaurus offers: it is not called for a navigation that another one follows too soon.
  onRouteUpdate({ location: next, previousLocation }) {
    hideSpinner();
    if (!previousLocation || next.pathname === previousLocation.pathname) return;
    // Docusaurus reloads the page if this navigation fails: that reload must not be followed by another.
    setReloaded(true);
    showSpinner();
  },
  onRouteDidUpdate() {
    hideSpinner();
    if (entryState()?.[LOAD_ATTEMPT]) setReloaded(false);
  },
};

export default clientModule;
