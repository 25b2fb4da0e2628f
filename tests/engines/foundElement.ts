/** An element: a CSS selector, and optionally a text that it contains. The first visible match counts. */
export type Target = string | readonly [css: string, text: string];

/** A visible element, as a reader meets it. */
export interface Found {
  /** A reference to it, for commands. */
  element: object;
  /** Its text, with single spaces. */
  text: string;
  /** Its accessible name, as far as it is written down: label, else text. */
  name: string;
  isFocused: boolean;
  hasOutline: boolean;
  /** Whether a part of it is in the window, and the middle of this part is not covered. */
  isReachable: boolean;
  /** Edges in the window. */
  place: string;
}

/** Runs in the page. Returns the first visible match, scrolled into view if `scroll` is set. */
export function findIn(css: string, text: string | null, scroll: boolean): Found | null {
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const element = Array.from(document.querySelectorAll<HTMLElement>(css)).find(
    (one) =>
      one.getClientRects().length > 0 &&
      one.closest('[hidden]') === null &&
      getComputedStyle(one).visibility !== 'hidden' &&
      (text === null || textOf(one).includes(text)),
  );
  if (!element) return null;
  const isInWindow = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (scroll && !isInWindow(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  return {
    element,
    text: textOf(element),
    name: element.getAttribute('aria-label') ?? textOf(element),
    isFocused: document.activeElement === element,
    hasOutline: getComputedStyle(element).outlineStyle !== 'none',
    isReachable: hit !== null && (element.contains(hit) || hit.contains(element)),
    place: [left, top, right, bottom].join(),
  };
}

/** Names an element in messages. */
export const describeTarget = (target: Target) =>
  typeof target === 'string' ? target : `${target[0]} with “${target[1]}”`;
