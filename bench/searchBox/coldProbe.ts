/** Moments of a cold start, in milliseconds from the start of the navigation; absent until they have come. */
export interface ColdMoments {
  /** The field is in the document and has the focus. */
  focused?: number;
  /** The whole query stands in the field. */
  typed?: number;
  hydrated?: number;
  /** The list holds a right result for the whole query. */
  found?: number;
}

declare global {
  interface Window {
    moments: ColdMoments;
    /** Tells the bench, outside of the page, that it can type. */
    benchCanType?: (nothing: string) => void;
  }
}

/**
 * Runs inside the measured page before its own scripts (`addInitScript`), so it may use nothing from outside itself.
 *
 * It puts the focus into the search field as soon as the document has one, says so in the first frame after that (before
 * it, browsers throw keys away), and notes the moments.
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
