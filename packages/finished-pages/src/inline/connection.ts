/** Milliseconds after which a request counts as failed. A mobile network answers within 3 s even on 2g. */
const TIMEOUT_MS = 8_000;

/** Milliseconds after the first request that fails. Each further pause is twice as long, up to the last. */
const FIRST_PAUSE_MS = 5_000;
const LAST_PAUSE_MS = 60_000;

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

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener('online', end);
      resolve();
    };
    window.addEventListener('online', end);
    setTimeout(end, milliseconds);
  });
}

async function askUntilConnected(): Promise<void> {
  for (let next = FIRST_PAUSE_MS; !(await isConnected()); next = Math.min(2 * next, LAST_PAUSE_MS)) await pause(next);
}

let connected: Promise<void> | undefined;

/**
 * Waits until the site answers. The browser's `online` event only shortens a pause, because not every browser sends it. Those
 * who wait at the same time share the requests.
 */
export function untilConnected(): Promise<void> {
  connected ??= askUntilConnected().finally(() => (connected = undefined));
  return connected;
}
