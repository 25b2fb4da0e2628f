/** Milliseconds after which a page that is still displayed stays: what looked like leaving was a download, or was canceled. */
const MAX_LEAVING_MS = 20_000;

/** Milliseconds between two looks whether the page stays. */
const INTERVAL_MS = 500;

/** Time until which the reader counts as leaving, in milliseconds since 1970. */
let leavingUntil = 0;

/** Notices when the reader leaves the page, and when they come back to it. */
export function watchLeaving(): void {
  window.addEventListener('beforeunload', () => (leavingUntil = Date.now() + MAX_LEAVING_MS));
  window.addEventListener('pageshow', ({ persisted }) => {
    // Not when it is shown first: a page can be left before it has loaded.
    if (persisted) leavingUntil = 0;
  });
}

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

/** For the bundle, which is another one: `client/pageLoading.tsx`. */
window.untilStaying = untilStaying;
