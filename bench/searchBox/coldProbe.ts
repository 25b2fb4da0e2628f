/** Events of a cold start, in milliseconds from the start of the navigation; absent until they happen. */
export interface ColdMoments {
  /** The search field has the focus. */
  focused?: number;
  /** The field contains the whole query. */
  typed?: number;
  hydrated?: number;
  /** The list contains a right result for the whole query. */
  found?: number;
}

declare global {
  interface Window {
    moments: ColdMoments;
    /** Tells the bench that it can type. */
    benchCanType?: (nothing: string) => void;
  }
}

/**
 * Focuses the search field as soon as it exists, tells the bench in the next frame (earlier, browsers drop keys), and records
 * the events. It runs in the page before its scripts (`addInitScript`), so it uses nothing from outside.
 */
export function coldProbe({ field, query, right }: { field: string; query: string; right: string }): void {
  const moments: ColdMoments = {};
  window.moments = moments;
  const isRight = new RegExp(right);

  const look = () => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLInputElement)) return;
    if (moments.focused === undefined) {
      input.focus({ preventScroll: true });
      if (document.activeElement !== input) return;
      moments.focused = performance.now();
      requestAnimationFrame(() => window.benchCanType?.(''));
    }
    if (input.value === query) moments.typed ??= performance.now();
    if (document.documentElement.dataset.hasHydrated === 'true') moments.hydrated ??= performance.now();
    const options = [...document.querySelectorAll<HTMLAnchorElement>('a[role="option"]')];
    const isFound = moments.typed !== undefined && options.some(({ pathname }) => isRight.test(pathname));
    if (isFound) moments.found ??= performance.now();
    if (isFound && moments.hydrated !== undefined) changes.disconnect();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  document.addEventListener('input', look, true);
}
