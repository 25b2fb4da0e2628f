import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

import { cardList, holdsCards } from './cardList';
import { element, hasClass, isElement, text } from '../elements';
import { onOneLine, setApart } from './tableCell';

/** Classes of a block of code and of its title, see `src/theme/CodeBlock`. */
const CODE_BLOCK = 'theme-code-block';
const CODE_TITLE = 'code-title';

/** Property of `pre`: what stands after the language of its fence. */
export const FENCE_SETTINGS = 'dataFenceSettings';

/** Elements that are there for a browser, or that stand around the content. */
const LEFT_OUT_TAGS = ['nav', 'footer', 'button', 'script', 'style', 'noscript'];

const LEFT_OUT_CLASSES = ['hash-link', 'theme-doc-toc-mobile', 'theme-doc-version-banner'];

/** A page has thousands of elements: plain comparisons take a tenth of the time that selectors take. */
function isLeftOut(node: Element): boolean {
  const { ariaHidden, ariaLabel, dataMarkdown, role } = node.properties;
  return (
    LEFT_OUT_TAGS.includes(node.tagName) ||
    hasClass(node, ...LEFT_OUT_CLASSES) ||
    ariaHidden === 'true' ||
    role === 'tablist' ||
    dataMarkdown === 'skip' ||
    (node.tagName === 'a' && String(ariaLabel ?? '').startsWith('Link to the field'))
  );
}

/** Example: `title="src/app.js"`, as it is written after the language of a fence. */
function titleSetting(box: Element): string | undefined {
  const title = box.children.find((child) => isElement(child) && hasClass(child, CODE_TITLE));
  if (!title) return undefined;
  const words = toText(title as Element).trim();
  return words.includes('"') ? `title='${words}'` : `title="${words}"`;
}

/** Code without colors and line numbers, with its language and its title. */
function codeBlock(pre: Element, title: string | undefined): Element {
  const code = toText(pre, { whitespace: 'pre' });
  const language = ((pre.properties.className as string[] | undefined) ?? []).filter((name) =>
    name.startsWith('language-'),
  );
  const settings = title === undefined ? {} : { [FENCE_SETTINGS]: title };
  return element('pre', [element('code', [text(code)], { className: language })], settings);
}

/** What a drawing shows, in words. */
function pictureWords(picture: Element): Element {
  return element('p', [element('em', [text(`Figure: ${String(picture.properties.ariaLabel ?? '')}`)])]);
}

/** A finding in a text, with what was found: `*help@example.com* (email)`. */
function finding(mark: Element): ElementContent[] {
  const label = mark.children.find((child) => isElement(child, 'span'));
  const words = mark.children.filter((child) => child !== label);
  return [
    element('em', [text(toText(element('span', words)).trim())]),
    ...(label ? [text(` (${toText(label as Element)})`)] : []),
  ];
}

/** Admonitions become quotations that begin with their title. */
function quotation(box: Element): Element {
  return element('blockquote', box.children);
}

/** Facts that a browser shows side by side become one line. Example: `v3.4.0 · latest · Last updated Nov 21, 2026`. */
function factLine(line: Element): Element {
  const facts = line.children.filter((child) => isElement(child) && !isLeftOut(child));
  return element(
    'p',
    facts.flatMap((fact, index) => (index > 0 ? [text(' · '), fact] : [fact])),
  );
}

/** A blank at the end of what is set in bold stands behind it: Markdown cannot end it there. */
function blankOutside(node: ElementContent): ElementContent[] {
  const last = isElement(node, 'strong', 'em') ? node.children.at(-1) : undefined;
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return [node];
  last.value = last.value.trimEnd();
  return [node, text(' ')];
}

/**
 * Turns a page's content into a tree that Markdown can say: without navigation and buttons, code as code, drawings in
 * words, cells on one line.
 *
 * @param tree content of a built page; changed in place
 */
export function makeReadable(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'comment' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (!isElement(node) || !parent || index === undefined) return undefined;
    if (isLeftOut(node)) {
      parent.children.splice(index, 1);
      return index;
    }
    const pre = hasClass(node, CODE_BLOCK) ? node.children.find((child) => isElement(child, 'pre')) : node;
    if (isElement(pre, 'pre')) {
      parent.children[index] = codeBlock(pre, titleSetting(node));
      return SKIP;
    }
    if (node.tagName === 'svg' || node.properties.role === 'img') {
      if (node.properties.ariaLabel) parent.children[index] = pictureWords(node);
      else parent.children.splice(index, 1);
      return node.properties.ariaLabel ? SKIP : index;
    }
    if (node.properties.dataMarkdown === 'facts') {
      parent.children[index] = factLine(node);
      return index;
    }
    if (holdsCards(node)) {
      parent.children[index] = cardList(node);
      return SKIP;
    }
    if (hasClass(node, 'theme-admonition')) parent.children[index] = quotation(node);
    if (hasClass(node, 'without-js')) parent.children[index] = element('p', [element('strong', node.children)]);
    if (node.tagName === 'mark') {
      const words = finding(node);
      parent.children.splice(index, 1, ...words);
      return index + words.length;
    }
    if (node.tagName === 'table') {
      const caption = node.children.find((child) => isElement(child, 'caption')) as Element | undefined;
      if (!caption) return undefined;
      node.children = node.children.filter((child) => child !== caption);
      parent.children.splice(index, 0, element('p', caption.children));
      return index;
    }
    return undefined;
  });
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === 'th' || node.tagName === 'td') {
      node.children = onOneLine(node.children);
      return SKIP;
    }
    if (node.tagName === 'code') return SKIP;
    node.children = setApart(node.children.flatMap(blankOutside));
    return undefined;
  });
}
