/**
 * What the oldest supported browsers (`browserslist` in package.json) lack, with the first versions that have it:
 * https://github.com/mdn/browser-compat-data
 */
const NEWER: Record<string, readonly string[]> = {
  // Safari 17.4. ARIA attributes: Firefox 119.
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'moveBefore', 'ariaLabel', 'ariaExpanded', 'ariaSelected'],
  // Chrome 114, Firefox 125.
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  // Firefox 115; fromAsync: Chrome 121.
  'Array.prototype': ['toReversed', 'toSorted', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  // Chrome 122, Firefox 127.
  'Set.prototype': ['difference', 'intersection', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference', 'union'],
  // Chrome 117, Firefox 119, Safari 17.4.
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  // Chrome 120, Firefox 115, Safari 17.
  URL: ['canParse', 'parse'],
  // Chrome 116, Firefox 124, Safari 17.4.
  AbortSignal: ['any'],
  // Firefox 125.
  Intl: ['Segmenter'],
  // Firefox 144, Safari 18.
  'Document.prototype': ['startViewTransition'],
  // ClipboardItem: Firefox 127. requestIdleCallback: not in Safari.
  window: ['ClipboardItem', 'requestIdleCallback', 'scheduler'],
  // Only in Chromium.
  'Navigator.prototype': ['connection'],
};

/** Runs in the page before its scripts. Firefox has `:has()` since 121; before, a selector with it is a syntax error. */
function removeNewer(newer: Record<string, readonly string[]>) {
  for (const [path, names] of Object.entries(newer)) {
    const owner = path.split('.').reduce<unknown>((object, name) => object && Reflect.get(object, name), window);
    for (const name of names) if (owner) Reflect.deleteProperty(owner, name);
  }
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const original: unknown = Reflect.get(prototype, name);
      if (typeof original !== 'function') continue;
      Reflect.set(prototype, name, function select(this: unknown, selectors: string) {
        if (selectors.includes(':has(')) throw new DOMException(`${selectors} is not a valid selector`, 'SyntaxError');
        return original.call(this, selectors) as unknown;
      });
    }
  }
}

/** JavaScript that takes from a page what the oldest supported browsers do not offer. */
export const WITHOUT_NEWER = `((__name) => (${String(removeNewer)})(${JSON.stringify(NEWER)}))((named) => named);`;
