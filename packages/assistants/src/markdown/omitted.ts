import type { Element } from 'hast';

import { hasClass, MARKDOWN_MARKS } from '@api-docs/kit';

/** Elements that only browsers need. A space beside a place to break a line would be lost with it. */
const OMITTED_TAGS = ['script', 'style', 'noscript', 'wbr'];

/** Elements that are controls and layout, unless a writer has written them: without a class, or with the class of a button. */
const LAYOUT_TAGS = ['nav', 'footer', 'button'];

function isLayout(node: Element): boolean {
  const isWritten = node.properties.className === undefined || hasClass(node, 'button');
  return LAYOUT_TAGS.includes(node.tagName) && !isWritten;
}

/** Start of the class of the icon before an admonition's title and of the dark half of a themed image. */
const OMITTED_CLASS_STARTS = /^(?:admonitionIcon_|themedComponent--dark)/;

const OMITTED_CLASSES = [
  'hash-link',
  'data-footnote-backref',
  'theme-doc-toc-desktop',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-unlisted-banner',
];

/** Returns whether one of the classes of an element matches. The bundler adds a hash to those of modules. */
export function hasClassLike({ properties }: Element, pattern: RegExp): boolean {
  return [properties.className].flat().some((name) => pattern.test(String(name)));
}

/**
 * Returns whether the Markdown leaves an element out. Plain comparisons, because a page has thousands of elements and selectors take
 * ten times as long.
 */
export function isOmitted(node: Element): boolean {
  const { ariaHidden, dataMarkdown, role } = node.properties;
  return (
    OMITTED_TAGS.includes(node.tagName) ||
    isLayout(node) ||
    hasClass(node, ...OMITTED_CLASSES) ||
    hasClassLike(node, OMITTED_CLASS_STARTS) ||
    ariaHidden === 'true' ||
    role === 'tablist' ||
    dataMarkdown === MARKDOWN_MARKS.skip
  );
}
