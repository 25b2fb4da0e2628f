import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

import {
  childElements,
  element,
  findElement,
  findElements,
  hasClass,
  isElement,
  text,
  textContent,
  WITHOUT_JS,
} from '@api-docs/kit';

import { splitFacts } from './fieldColumns';
import { FIGURE, withParagraphs } from './figures';
import { isEmpty, labelOf, nameOf, withKind } from './labels';
import { hasClassLike, isOmitted } from './omitted';
import { flattenCell, separateInline } from './tableCells';
import { titleTabs } from './tabs';

/** Property of `pre` for the text after the language of a code fence, such as `title="src/app.js"`. */
export const FENCE_META = 'dataFenceMeta';

/** Class of the title of a code block: that of `ColoredCode`, or of the theme of Docusaurus. */
const CODE_TITLE = /^(?:code-title$|codeBlockTitle_)/;

/** Returns the title of a code block as fence meta. Example: `title="src/app.js"`. */
function titleMeta(box: Element): string | undefined {
  const title = childElements(box).find((child) => hasClassLike(child, CODE_TITLE));
  if (!title) return undefined;
  const value = toText(title).trim();
  return value.includes('"') ? `title='${value}'` : `title="${value}"`;
}

/** Returns a code block without highlighting and line numbers. */
function codeBlock(pre: Element, meta: string | undefined): Element {
  // The theme of Docusaurus renders a block for each line.
  const lines = findElements(pre, (node) => hasClass(node, 'token-line'));
  const code = lines.length > 0 ? lines.map(textContent).join('\n') : toText(pre, { whitespace: 'pre' });
  const classes = [pre, ...childElements(pre)].flatMap(({ properties }) => (properties.className ?? []) as string[]);
  const className = [...new Set(classes.filter((name) => name.startsWith('language-')))];
  const properties = meta === undefined ? {} : { [FENCE_META]: meta };
  return element('pre', [element('code', [text(code)], { className })], properties);
}

/** Returns the first child element with a name, and the other children. */
function takeChild({ children }: Element, name: string): [Element | undefined, ElementContent[]] {
  const taken = children.find((child) => isElement(child, name));
  return [taken, children.filter((child) => child !== taken)];
}

/** Returns a formula as code in TeX, which KaTeX keeps, or as its signs. */
function formula(math: Element): Element {
  const tex = findElement(math, ({ tagName }) => tagName === 'annotation') ?? math;
  return element('code', [text(textContent(tex).trim())]);
}

/** Formats a marked finding with its type. Example: `*help@example.com* (email)`. */
function finding(mark: Element): ElementContent[] {
  const [type, found] = takeChild(mark, 'span');
  return [element('em', [text(toText(element('span', found)).trim())]), ...(type ? [text(` (${toText(type)})`)] : [])];
}

const cardIn = (node: Element) => childElements(node).find((child) => hasClass(child, 'theme-doc-card-container'));

/** Converts the cards of a category to a list of links with descriptions. */
function cardList(grid: Element): Element {
  const items = childElements(grid).map((child) => {
    const textOf = (...tags: string[]) => toText(findElement(child, (part) => isElement(part, ...tags)) ?? text(''));
    const [title, description] = [textOf('h2', 'h3'), textOf('p')];
    const link = element('a', [text(title)], { href: cardIn(child)?.properties.href });
    return element('li', [link, ...(description ? [text(`: ${description}`)] : [])]);
  });
  return element('ul', items);
}

/**
 * Moves a space at the end of bold or italic text behind it, because Markdown cannot close emphasis after a space, and that of code,
 * which would replace the one behind it.
 */
function moveSpaceOut(node: ElementContent): ElementContent[] {
  const marked = isElement(node, 'strong', 'em', 'code', 'kbd') ? node : undefined;
  const last = marked?.children.at(-1);
  if (last?.type !== 'text' || !/\s$/.test(last.value)) return [node];
  if (marked?.tagName === 'code' && last.value.trim() === '') return [node];
  last.value = last.value.trimEnd();
  return [node, text(' ')];
}

/** Returns code with links in it as pieces, because Markdown has no links in code. */
function linkedCode(code: Element): ElementContent[] {
  const pieces: Element[] = [];
  for (const child of code.children) {
    const last = pieces.at(-1);
    if (isElement(child, 'a')) pieces.push({ ...child, children: [element('code', child.children)] });
    else if (last?.tagName === 'code') last.children.push(child);
    else pieces.push(element('code', [child]));
  }
  return pieces.map((piece) => (toText(piece).trim() === '' ? text(' ') : piece));
}

/** Returns what stands for a code block or cards; undefined for other elements. */
function replacementOf(node: Element): Element | undefined {
  const pre = hasClass(node, 'theme-code-block') ? findElement(node, (child) => isElement(child, 'pre')) : node;
  if (isElement(pre, 'pre')) return codeBlock(pre, titleMeta(node));
  return node.tagName === 'section' && childElements(node).some(cardIn) ? cardList(node) : undefined;
}

/** Elements that are one line in Markdown. */
const LINES = /^(?:h[1-6]|summary)$/;

/** Returns a block or a line break in a line as a part of it, which keeps the spaces around it. Example: `<h3><div>iOS</div> color</h3>`. */
function inLine(node: ElementContent): ElementContent {
  if (!isElement(node, 'div', 'p', 'br')) return node;
  return node.tagName === 'br' ? text(' ') : { ...node, tagName: 'span', children: node.children.map(inLine) };
}

/** Returns what stands for a node: nothing for navigation and controls, the label for a figure. */
function simplify(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return node.type === 'text' ? [node] : [];
  if (isOmitted(node)) return [];
  const replaced = replacementOf(node);
  if (replaced) return [replaced];
  if (node.tagName === 'math') return [formula(node)];
  // A usual space in it would be lost with those around it.
  if (node.tagName === 'code' && toText(node).trim() === '') return [element('code', [text('\u00A0')])];
  if (node.tagName === 'code' && childElements(node).some((child) => child.properties.href !== undefined))
    return linkedCode(node);
  // The bundler writes small images into the page.
  const { src = 'data:' } = node.properties;
  const hasNoAddress = node.tagName === 'img' && String(src).startsWith('data:');
  if (node.tagName === 'svg' || node.properties.role === 'img' || hasNoAddress) {
    const label = labelOf(node);
    if (label === '' && !hasNoAddress) return [];
    return [element('em', [text(label === '' ? 'Figure' : `Figure: ${label}`)], { [FIGURE]: true })];
  }
  const within = withParagraphs(node.tagName, node.children.flatMap(simplify));
  const children = LINES.test(node.tagName) ? within.map(inLine) : within;
  const simplified = { ...node, children };
  if (hasClass(node, 'theme-admonition')) return [element('blockquote', withKind(node, children))];
  if (isElement(node, 'a', 'video', 'audio') && isEmpty(children))
    return [{ ...node, children: [...children, text(nameOf(node))] }];
  if (hasClass(node, WITHOUT_JS)) return [element('p', [element('strong', children)])];
  if (node.tagName === 'mark') return finding(simplified);
  if (hasClassLike(node, /^tagWithCount/)) {
    const [count, name] = takeChild(simplified, 'span');
    return [{ ...node, children: name }, ...(count ? [text(` (${toText(count)})`)] : [])];
  }
  const [caption, rows] = takeChild(simplified, 'caption');
  return caption ? [element('p', caption.children), { ...node, children: rows }] : [simplified];
}

/**
 * Reduces the content of a page, in place, to what Markdown can express. Removes navigation and controls, replaces figures by
 * their labels, and puts each table cell on one line.
 */
export function simplifyPage(tree: Root): void {
  titleTabs(tree);
  tree.children = withParagraphs('div', (tree.children as ElementContent[]).flatMap(simplify));
  visit(tree, 'element', (node: Element) => {
    splitFacts(node);
    if (node.tagName === 'th' || node.tagName === 'td') {
      node.properties.align = /text-align:\s*(\w+)/.exec(String(node.properties.style))?.[1];
      node.children = flattenCell(node.children);
      return SKIP;
    }
    if (node.tagName === 'code' || node.tagName === 'pre') return SKIP;
    node.children = separateInline(node.children.flatMap(moveSpaceOut));
    return undefined;
  });
}
