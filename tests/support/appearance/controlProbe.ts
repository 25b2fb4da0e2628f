/** Runs in the browser, so it must not use anything from outside of this function but `window.elementName`. */
export function controlProbe() {
  const CONTROLS = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';
  const MIN_OUTLINE = 2;

  function controls(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => !element.matches(':disabled') && element.checkVisibility({ checkVisibilityCSS: true }),
    );
  }

  /** Returns the part of a box that is in the window: a long table may be higher than it. */
  function partInWindow({ left, top, right, bottom }: DOMRect): DOMRect {
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    return new DOMRect(x, y, Math.min(right, window.innerWidth) - x, Math.min(bottom, window.innerHeight) - y);
  }

  function isUncovered(element: Element): boolean {
    for (const box of [...element.getClientRects()].map(partInWindow)) {
      for (const x of [box.left + 3, (box.left + box.right) / 2, box.right - 3]) {
        for (const y of [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3]) {
          const hit = document.elementFromPoint(x, y);
          if (hit && (element.contains(hit) || hit.contains(element))) return true;
        }
      }
    }
    return false;
  }

  /** Returns the sides on which ancestors clip the outline. */
  function clippedSides(element: Element): string[] {
    const style = getComputedStyle(element);
    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    const box = element.getBoundingClientRect();
    const clipped = new Set<string>();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      if (overflowX !== 'visible') {
        if (box.left - reach < around.left - 0.5) clipped.add('left');
        if (box.right + reach > around.right + 0.5) clipped.add('right');
      }
      if (overflowY !== 'visible') {
        if (box.top - reach < around.top - 0.5) clipped.add('top');
        if (box.bottom + reach > around.bottom + 0.5) clipped.add('bottom');
      }
      if (position === 'fixed') break;
    }
    return [...clipped];
  }

  function problemOf(element: HTMLElement): string | undefined {
    element.focus();
    if (document.activeElement !== element) return 'cannot be focused';
    if (!element.matches(':focus-visible')) return 'does not match :focus-visible';
    // The outline has a transition, which reduced motion shortens to a millisecond.
    for (const transition of element.getAnimations()) transition.finish();
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (outlineStyle === 'none' || (outlineStyle !== 'auto' && Number.parseFloat(outlineWidth) < MIN_OUTLINE)) {
      return `has the outline ${outlineWidth} ${outlineStyle}`;
    }
    if (/^rgba\(.*, 0\)$|^transparent$/.test(outlineColor)) return 'has a transparent outline';
    if (!isUncovered(element)) return 'is covered by another element';
    const sides = clippedSides(element);
    return sides.length > 2 ? `has its outline clipped: ${sides.join(', ')}` : undefined;
  }

  /**
   * Finds controls that show no focus outline, or are covered while focused. The last input must have been a key.
   */
  function hiddenFocus(): string[] {
    return controls().flatMap((element) => {
      const problem = problemOf(element);
      return problem === undefined ? [] : [`${window.elementName(element)} ${problem}`];
    });
  }

  /** Finds controls except links that are smaller than 24 × 24 px, also where the space around them satisfies axe. */
  function smallControls(): string[] {
    return controls()
      .filter((element) => element.tagName !== 'A')
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.right > 0 && box.width > 0 && Math.round(Math.min(box.width, box.height)) < 24)
      .map(({ element, box }) => `${window.elementName(element)} is ${box.width} × ${box.height} px`);
  }

  return { count: () => controls().length, smallControls, hiddenFocus };
}
