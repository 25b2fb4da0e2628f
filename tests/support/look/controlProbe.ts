/** What `installControlProbe` puts into the page: each check returns one line a fault. */
export interface ControlProbe {
  /** How many controls are shown: the checks prove nothing on a page without any. */
  count(): number;
  /**
   * Controls smaller than 24 × 24 px. Links may be as small as their letters inside a sentence, and where a square of
   * 24 px around their middle meets no other control (WCAG 2.2, 2.5.8).
   */
  smallTargets(): string[];
  /**
   * Controls that do not show that they have the focus, or lie behind something else when they have it. The last key
   * pressed must have been Tab.
   */
  hiddenFocus(): string[];
}

declare global {
  interface Window {
    controlProbe: ControlProbe;
  }
}

/** Runs in the page before its scripts: nothing from outside this function can be used in it. */
export function installControlProbe(): void {
  const CONTROLS = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';
  const LEAST = 24;
  const OUTLINE = 2;

  function nameOf(element: Element): string {
    const [first] = element.classList;
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const text = label.replace(/\s+/g, ' ').trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}${first === undefined ? '' : `.${first}`}> “${text}”`;
  }

  function controls(): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      (element) => !element.matches(':disabled') && element.checkVisibility({ checkVisibilityCSS: true }),
    );
  }

  /** A link with words of the same line beside it. */
  function isInSentence(element: Element): boolean {
    if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
    let line = element.parentElement;
    while (line?.parentElement && getComputedStyle(line).display === 'inline') line = line.parentElement;
    const own = (element.textContent ?? '').trim().length;
    return (line?.textContent ?? '').trim().length > own;
  }

  function isSmall({ width, height }: DOMRect): boolean {
    return Math.round(width) < LEAST || Math.round(height) < LEAST;
  }

  /** The box of a control, made as large as it should be. */
  function wantedBox(box: DOMRect): DOMRect {
    const [width, height] = [Math.max(box.width, LEAST), Math.max(box.height, LEAST)];
    return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  }

  /** Overlaps of less than half a pixel come from rounding. */
  function meet(one: DOMRect, other: DOMRect): boolean {
    return (
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
    );
  }

  function smallTargets(): string[] {
    const all = controls()
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.right > 0 && box.bottom > 0 && box.width > 0);
    return all
      .filter(({ element, box }) => isSmall(box) && !isInSentence(element))
      .filter(
        (one) =>
          one.element.tagName !== 'A' ||
          all.some(
            ({ element, box }) =>
              element !== one.element &&
              !element.contains(one.element) &&
              meet(wantedBox(one.box), isSmall(box) && !isInSentence(element) ? wantedBox(box) : box),
          ),
      )
      .map(({ element, box }) => `${nameOf(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
  }

  function isInSight(element: Element): boolean {
    for (const box of element.getClientRects()) {
      for (const x of [box.left + 3, (box.left + box.right) / 2, box.right - 3]) {
        for (const y of [box.top + 3, (box.top + box.bottom) / 2, box.bottom - 3]) {
          const hit = document.elementFromPoint(x, y);
          if (hit && (element.contains(hit) || hit.contains(element))) return true;
        }
      }
    }
    return false;
  }

  /** Names the sides on which elements around cut the outline off. */
  function cutSides(element: Element): string[] {
    const style = getComputedStyle(element);
    const reach = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth);
    const box = element.getBoundingClientRect();
    const cut = new Set<string>();
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      if (overflowX !== 'visible') {
        if (box.left - reach < around.left - 0.5) cut.add('left');
        if (box.right + reach > around.right + 0.5) cut.add('right');
      }
      if (overflowY !== 'visible') {
        if (box.top - reach < around.top - 0.5) cut.add('top');
        if (box.bottom + reach > around.bottom + 0.5) cut.add('bottom');
      }
      if (position === 'fixed') break;
    }
    return [...cut];
  }

  function faultOf(element: HTMLElement): string | undefined {
    element.focus();
    if (document.activeElement !== element) return 'does not take the focus';
    if (!element.matches(':focus-visible')) return 'does not match :focus-visible';
    // The outline comes with a transition, of a millisecond for readers who ask for less motion.
    for (const transition of element.getAnimations()) transition.finish();
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    if (outlineStyle === 'none' || (outlineStyle !== 'auto' && Number.parseFloat(outlineWidth) < OUTLINE)) {
      return `has the outline ${outlineWidth} ${outlineStyle}`;
    }
    if (/^rgba\(.*, 0\)$|^transparent$/.test(outlineColor)) return 'has a transparent outline';
    if (!isInSight(element)) return 'lies behind something else';
    const sides = cutSides(element);
    return sides.length > 2 ? `has its outline cut off: ${sides.join(', ')}` : undefined;
  }

  function hiddenFocus(): string[] {
    return controls().flatMap((element) => {
      const fault = faultOf(element);
      return fault === undefined ? [] : [`${nameOf(element)} ${fault}`];
    });
  }

  window.controlProbe = { count: () => controls().length, smallTargets, hiddenFocus };
}
