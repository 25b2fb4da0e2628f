/** Runs in the browser, so it must not use anything from outside of this function but `window.elementName`. */
export function forcedColorsProbe() {
  /** Elements in a state, and elements of the same kind that are not. */
  const STATES: [state: string, others: string][] = [
    ['[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]'],
    ['[role="option"][aria-selected="true"]', '[role="option"][aria-selected="false"]'],
    ['button[aria-pressed="true"]', 'button[aria-pressed="false"]'],
    ['.menu__link[aria-current="page"]', '.menu__link:not([aria-current])'],
    ['.navbar__item.navbar__link--active', '.navbar__item.navbar__link:not(.navbar__link--active, .site-version)'],
    ['.dropdown__link--active', '.dropdown__link:not(.dropdown__link--active)'],
    ['.table-of-contents__link--active', '.table-of-contents__link:not(.table-of-contents__link--active)'],
    ['.pills__item--active', '.pills__item:not(.pills__item--active)'],
  ];

  const TRANSPARENT = /^rgba\(.*, 0\)$|^transparent$/;

  function visible(selector: string): Element[] {
    return [...document.querySelectorAll(selector)].filter((element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
    );
  }

  function pageColor(): string {
    return getComputedStyle(document.documentElement).backgroundColor;
  }

  /** Returns what a reader with forced colors sees of an element besides its text. */
  function lookOf(element: Element): string {
    const { borderTopColor, borderBottomColor, borderBottomWidth, borderTopWidth, ...style } =
      getComputedStyle(element);
    const markers = ['::before', '::after'].map((pseudo) => {
      const { content, forcedColorAdjust, backgroundColor } = getComputedStyle(element, pseudo);
      return content !== 'none' && forcedColorAdjust === 'none' ? backgroundColor : '';
    });
    return [
      ...[borderTopColor, borderTopWidth, borderBottomColor, borderBottomWidth, style.outlineStyle, style.outlineColor],
      ...[style.textDecorationLine, style.fontWeight, style.color, style.backgroundColor, ...markers],
    ].join(' ');
  }

  /** Finds selected tabs, pressed buttons, chosen options and current pages that look like the others of their kind. */
  function unmarkedStates(): string[] {
    return STATES.flatMap(([state, others]) => {
      const all = visible(others);
      return visible(state).flatMap((element) => {
        const other = all.find(({ parentElement }) => parentElement === element.parentElement) ?? all[0];
        if (!other || lookOf(element) !== lookOf(other)) return [];
        return [`${window.elementName(element)} looks like ${window.elementName(other)}`];
      });
    });
  }

  /** Finds fields and buttons with a background, which forced colors remove, but without a border. */
  function borderlessControls(): string[] {
    const FIELDS = ':is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, .button)';
    return visible(FIELDS)
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element);
        const isInBorder = element.parentElement && getComputedStyle(element.parentElement).borderTopStyle !== 'none';
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
        return !isInBorder && (!hasBorder || borderTopColor === pageColor() || TRANSPARENT.test(borderTopColor));
      })
      .map((element) => `${window.elementName(element)} has no border`);
  }

  /** Finds controls whose only content is drawn by a mask or by a background, which forced colors remove. */
  function invisibleIcons(): string[] {
    return visible(':is(a[href], button, summary)')
      .filter((element) => (element.textContent ?? '').trim() === '' && !element.querySelector('svg, img, b'))
      .filter((element) => {
        const parts = [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo));
        return !parts.some(
          ({ content, borderTopStyle, backgroundImage }) =>
            /[^"\s/]/.test(content.replace(/^(?:none|normal)$/, '')) ||
            borderTopStyle === 'solid' ||
            backgroundImage.includes('url('),
        );
      })
      .map((element) => `${window.elementName(element)} shows nothing`);
  }

  /** Finds text and lines of drawings in the color of the page. */
  function invisibleDrawings(): string[] {
    const page = pageColor();
    return visible('svg :is(text, path, line, circle, rect)')
      .filter((element) => !element.closest('defs, mask, clipPath'))
      .filter((element) => {
        const { fill, stroke } = getComputedStyle(element);
        const colors = element.tagName === 'text' ? [fill] : [fill, stroke];
        return colors.every((color) => color === 'none' || color === page || TRANSPARENT.test(color));
      })
      .map(
        (element) =>
          `${window.elementName(element)} of ${window.elementName(element.closest('svg') ?? element)} has the color of the page`,
      );
  }

  /** Finds parts of scales that nothing separates: with forced colors, all of them have one color. */
  function joinedParts(): string[] {
    return visible('li[style*="--share"]')
      .filter((part) => {
        const { borderRightWidth, borderRightColor, borderTopColor, backgroundColor } = getComputedStyle(part);
        const isSeparate = Number.parseFloat(borderRightWidth) >= 2 && borderRightColor !== borderTopColor;
        return !isSeparate || borderTopColor === backgroundColor;
      })
      .map((part) => `${window.elementName(part)} is joined to the next part`);
  }

  return { unmarkedStates, borderlessControls, invisibleIcons, invisibleDrawings, joinedParts };
}
