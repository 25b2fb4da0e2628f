/** Milliseconds after which a request counts as failed. A mobile network answers within 3 s even on 2g. */
const TIMEOUT_MS = 8_000;

/** Milliseconds between two requests while the site does not answer. */
const PAUSE_MS = 5_000;

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

/** Waits until the site answers. The browser's `online` event only shortens the wait, because not every browser sends it. */
export async function untilConnected(): Promise<void> {
  while (!(await isConnected())) {
    await new Promise<void>((resolve) => {
      const end = () => {
        window.removeEventListener('online', end);
        resolve();
      };
      window.addEventListener('online', end);
      setTimeout(end, PAUSE_MS);
    });
  }
}
