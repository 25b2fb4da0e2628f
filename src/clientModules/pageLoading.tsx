/**
 * What a reader sees while a page loads, and when it does not.
 *
 * On navigation Docusaurus keeps the old page until the new one is loaded and reloads when a chunk fails. On a first load
 * it does nothing about a failed chunk: the page stays as it was served and never starts. This module shows a spinner
 * while a navigation takes long, reloads once after a failed first load, and then shows the error with Retry. The one
 * reload is remembered in the history entry, so nothing is stored.
 */
import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createRoot } from 'react-dom/client';

import LoadError from '@site/src/components/LoadError';

import { LOAD_ATTEMPT } from '../../shared/pageStart';

/** Milliseconds after which a navigation shows that it is under way, the same as the progress bar's. */
const SPINNER_DELAY = 200;

type EntryState = Record<string, unknown> | null;

function mark(attempt: boolean): void {
  history.replaceState({ ...(history.state as EntryState), [LOAD_ATTEMPT]: attempt }, '');
}

function isMarked(): boolean {
  return (history.state as EntryState)?.[LOAD_ATTEMPT] === true;
}

function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Example: `ChunkLoadError: Loading chunk 1234 failed.` */
function isChunkError(reason: unknown): boolean {
  return reason instanceof Error && (reason.name === 'ChunkLoadError' || /Loading (CSS )?chunk/.test(reason.message));
}

function showError(error: unknown): void {
  const container = document.createElement('div');
  document.body.prepend(container);
  createRoot(container).render(<LoadError error={error} retry={() => location.reload()} />);
}

function onFirstLoadFailed(error: unknown): void {
  // Offline, a reload would lose the page that the reader has.
  if (isMarked() || !navigator.onLine) {
    showError(error);
    return;
  }
  mark(true);
  location.reload();
}

function showSpinner(): () => void {
  const spinner = document.createElement('div');
  spinner.className = 'load-spinner load-spinner--corner';
  spinner.setAttribute('role', 'status');
  const timer = window.setTimeout(() => {
    spinner.textContent = 'Loading page';
    document.body.append(spinner);
  }, SPINNER_DELAY);
  return () => {
    window.clearTimeout(timer);
    spinner.remove();
  };
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', (event) => {
    if (isHydrated() || !isChunkError(event.reason)) return;
    event.preventDefault();
    onFirstLoadFailed(event.reason);
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({ location: next, previousLocation }) {
    if (!previousLocation || next.pathname === previousLocation.pathname) return undefined;
    // Docusaurus reloads when this navigation fails; the mark tells the reloaded page that it was the one reload.
    mark(true);
    return showSpinner();
  },
  onRouteDidUpdate() {
    if (isMarked()) mark(false);
  },
};

export default clientModule;
