import {
  HYDRATION_FAILED,
  INTERACTION_EVENTS,
  LOAD_ATTEMPT,
  PAGE_SCRIPTS,
  USER_INTERACTED,
} from '../../shared/hydration';

/** Not in TypeScript's types: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
type Connection = { saveData?: boolean; effectiveType?: string };

const root = document.documentElement;

/** Scripts that have not run yet. Empty on the development server, whose pages load their scripts directly. */
let missing: string[] | undefined;

let isStarted = false;

/** Waits for the connection if the browser is offline. Otherwise reloads the page once, then reports the failure. */
function recover(): void {
  const isOffline = !navigator.onLine;
  const state = history.state as Record<string, unknown> | null;
  if (isOffline) {
    window.addEventListener('online', () => void run(), { once: true });
  } else if (!state?.[LOAD_ATTEMPT]) {
    history.replaceState({ ...state, [LOAD_ATTEMPT]: true }, '');
    return location.reload();
  }
  if (!isOffline || USER_INTERACTED in root.dataset) window.dispatchEvent(new Event(HYDRATION_FAILED));
}

function load(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), { src, async: false });
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

/** Loads the missing scripts. Those that fail are retried once. */
async function run(): Promise<void> {
  const list = document.getElementById(PAGE_SCRIPTS)?.textContent ?? '[]';
  missing ??= JSON.parse(list) as string[];
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const loaded: boolean[] = await Promise.all(missing.map(load));
    missing = missing.filter((_script, index) => !loaded[index]);
  }
  if (missing.length > 0) recover();
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  if (document.readyState !== 'loading') void run();
  else document.addEventListener('DOMContentLoaded', () => void run());
}

/**
 * Loads and runs the page's scripts when the browser is idle after loading or at the first user interaction, whichever
 * comes first. With data saver or on 2g it waits for the interaction.
 */
export function hydrateWhenIdle(): void {
  const onInteraction = () => {
    root.dataset[USER_INTERACTED] = '';
    start();
  };
  const options = { capture: true, passive: true, once: true };
  for (const type of INTERACTION_EVENTS) document.addEventListener(type, onInteraction, options);
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || /2g/.test(effectiveType)) return;
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  window.addEventListener('load', () => whenIdle(start));
}
