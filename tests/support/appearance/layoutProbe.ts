/** Runs in the browser, so it must not use anything from outside of this function but `window.elementName`. */
export function layoutProbe() {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  /** A line of text, or an element that text must not overlap. */
  interface Piece {
    element: Element;
    /** The nearest ancestor that is not inline. */
    block: Element;
    box: Box;
  }

  const TOLERANCE = 1;

  /** Share of a line box that is empty above and below the letters. */
  const EMPTY_SHARE = 0.25;

  function isVisible(element: Element): boolean {
    return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  }

  function innerBox(element: Element): Box {
    const { left, top } = element.getBoundingClientRect();
    const [x, y] = [left + element.clientLeft, top + element.clientTop];
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
  }

  /** Returns the ancestors that may clip an element, innermost first. Positioned elements escape some of them. */
  function clippersOf(element: Element): Element[] {
    const clippers: Element[] = [];
    let escapes = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position !== 'static') escapes = false;
      const clips = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (clips && !escapes && style.display !== 'inline') clippers.push(at);
      if (style.position === 'fixed') break;
      if (style.position === 'absolute') escapes = true;
    }
    return clippers;
  }

  function intersection(one: Box, other: Box): Box {
    return {
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    };
  }

  function hasArea({ left, top, right, bottom }: Box): boolean {
    return right - left > TOLERANCE && bottom - top > TOLERANCE;
  }

  function blockOf(element: Element): Element {
    let at = element;
    while (at.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(at).display)) at = at.parentElement;
    return at;
  }

  /** The logo that Docusaurus keeps in the sidebar behind the navbar, out of reach. */
  const BEHIND_NAVBAR = 'aside a[tabindex="-1"] *';

  /** Yields every line of visible text in an element, with its unclipped box. */
  function* linesOf(root: Element): Generator<Piece> {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || !isVisible(element) || element.matches(BEHIND_NAVBAR)) continue;
      range.selectNodeContents(node);
      const block = blockOf(element);
      for (const box of range.getClientRects()) if (hasArea(box)) yield { element, block, box };
    }
  }

  function visiblePart(element: Element, box: Box): Box {
    return clippersOf(element).reduce((part: Box, clipper) => intersection(part, innerBox(clipper)), box);
  }

  /** Finds elements that extend beyond the window. */
  function overflow(): string[] {
    const { clientWidth: width } = document.documentElement;
    const isOutside = ({ left, right }: Box) => right > width + TOLERANCE || left < -TOLERANCE;
    return (
      [...document.body.querySelectorAll('*')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => isOutside(box) && isVisible(element))
        .filter(({ element, box }) => hasArea(box) && isOutside(visiblePart(element, box)))
        // The skip link is outside of the window until it is focused.
        .filter(({ element }) => getComputedStyle(element).position !== 'fixed')
        .map(
          ({ element, box }) => `${window.elementName(element)} reaches from ${box.left} to ${box.right} of ${width}`,
        )
    );
  }

  function clipperOf({ element, box }: Piece): Element | undefined {
    const empty = (box.bottom - box.top) * EMPTY_SHARE;
    const scrolls = { x: false, y: false };
    for (const clipper of clippersOf(element)) {
      const { overflowX, overflowY } = getComputedStyle(clipper);
      const inside = innerBox(clipper);
      // For screen readers only.
      if (!hasArea(inside)) return undefined;
      scrolls.x ||= /auto|scroll/.test(overflowX);
      scrolls.y ||= /auto|scroll/.test(overflowY);
      const isBeside = box.left < inside.left - TOLERANCE || box.right > inside.right + TOLERANCE;
      const isAbove = box.top + empty < inside.top || box.bottom - empty > inside.bottom;
      if ((isBeside && !scrolls.x && overflowX !== 'visible') || (isAbove && !scrolls.y && overflowY !== 'visible')) {
        return clipper;
      }
    }
    return undefined;
  }

  /** Finds text that an element clips without a way to scroll to the rest. */
  function clippedText(): string[] {
    const found = new Map<Element, string>();
    for (const line of linesOf(document.body)) {
      const clipper = clipperOf(line);
      if (clipper && !found.has(line.element)) {
        found.set(line.element, `${window.elementName(line.element)} is clipped by ${window.elementName(clipper)}`);
      }
    }
    return [...found.values()];
  }

  function shrunk({ left, top, right, bottom }: Box): Box {
    const empty = (bottom - top) * EMPTY_SHARE;
    return { left: left + TOLERANCE, top: top + empty, right: right - TOLERANCE, bottom: bottom - empty };
  }

  /** Returns whether two pieces may overlap: parts of one block, nested ones, or code and the buttons in its corner. */
  function mayOverlap(one: Piece, other: Piece): boolean {
    if (one.block === other.block || one.block.contains(other.element) || other.block.contains(one.element))
      return true;
    const [button, code] = one.element.matches('button, button *') ? [one, other] : [other, one];
    const codeBlock = code.element.closest('pre')?.parentElement;
    return button.element.closest('button') !== null && codeBlock?.contains(button.element) === true;
  }

  /** Finds text that overlaps other text, an image, a table, a code block or a button. */
  function overlaps(): string[] {
    const lines = [...linesOf(document.body)]
      .map((line) => ({ ...line, box: shrunk(visiblePart(line.element, line.box)) }))
      .filter(({ box }) => hasArea(box));
    const elements = [...document.body.querySelectorAll('button, pre, table, img, svg:not([aria-hidden="true"])')]
      .filter((element) => isVisible(element) && !element.matches(BEHIND_NAVBAR))
      .map((element) => ({
        element,
        block: element,
        box: visiblePart(element, element.getBoundingClientRect()),
      }))
      .filter(({ box }) => hasArea(box));
    const pieces = [...lines, ...elements].sort((one, other) => one.box.top - other.box.top);
    const found = new Set<string>();
    for (const [index, one] of pieces.entries()) {
      for (let next = index + 1; next < pieces.length; next += 1) {
        const other = pieces[next];
        if (!other || other.box.top >= one.box.bottom) break;
        if (mayOverlap(one, other) || !hasArea(intersection(one.box, other.box))) continue;
        found.add(`${window.elementName(one.element)} and ${window.elementName(other.element)} overlap`);
      }
    }
    return [...found];
  }

  /** Finds text of the navbar that wraps below its first line. */
  function wrappedNavbar(): string[] {
    const bar = document.querySelector('.navbar__inner');
    if (!bar) return ['the page has no navbar'];
    const lines = [...linesOf(bar)];
    const [first] = lines;
    if (!first) return ['the navbar has no text'];
    const middleOf = ({ box }: Piece) => (box.top + box.bottom) / 2;
    return lines
      .filter((line) => Math.abs(middleOf(line) - middleOf(first)) > (first.box.bottom - first.box.top) / 2)
      .map((line) => `${window.elementName(line.element)} is not on the line of ${window.elementName(first.element)}`);
  }

  return { overflow, clippedText, overlaps, wrappedNavbar };
}
