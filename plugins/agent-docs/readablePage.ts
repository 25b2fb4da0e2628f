import type { Element, ElementContent, Root } from 'hast';
import { matches } from 'hast-util-select';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

/** Parts of a page that are there for a browser, or that stand around its content. */
const LEFT_OUT = [
  'nav',
  'footer',
  'button',
  'script',
  'style',
  'noscript',
  '[aria-hidden=true]',
  '[role=tablist]',
  '[data-markdown=skip]',
  '.hash-link',
  'a[aria-label^="Link to the field"]',
  '.theme-doc-toc-mobile',
  '.theme-doc-version-badge',
  '.theme-doc-version-banner',
].join();

function element(tagName: string, children: ElementContent[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}

function isElement(node: unknown, ...names: string[]): node is Element {
  const candidate = node as Element | undefined;
  return candidate?.type === 'element' && (names.length === 0 || names.includes(candidate.tagName));
}

/** Code with a line for each of Prism's lines, which are blocks that only styles set apart. */
function codeBlock(pre: Element): Element {
  const lines: string[] = [];
  visit(pre, 'element', (node: Element) => {
    const isLine = (node.properties.className as string[] | undefined)?.includes('token-line');
    if (!isLine) return undefined;
    lines.push(toText(node, { whitespace: 'pre' }).replace(/\n$/, ''));
    return SKIP;
  });
  const code = lines.length > 0 ? lines.join('\n') : toText(pre, { whitespace: 'pre' });
  const language = ((pre.properties.className as string[] | undefined) ?? []).filter((name) =>
    name.startsWith('language-'),
  );
  return element('pre', [element('code', [text(code)], { className: language })]);
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

/** A cell of a Markdown table has one line: blocks and items become phrases. */
function onOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const phrases: ElementContent[][] = [];
  let current: ElementContent[] = [];
  const close = () => {
    if (current.some((node) => node.type !== 'text' || node.value.trim() !== '')) phrases.push(current);
    current = [];
  };
  const collect = (node: ElementContent) => {
    if (isElement(node, 'div', 'p', 'ul', 'ol', 'li', 'span')) {
      const isBlock = node.tagName !== 'span' || node.children.some((child) => isElement(child, 'span'));
      if (isBlock) close();
      node.children.forEach(collect);
      if (isBlock || node.tagName === 'span') close();
    } else current.push(node);
  };
  nodes.forEach(collect);
  close();
  return phrases.flatMap((phrase, index) => {
    const before = phrases[index - 1];
    if (!before) return phrase;
    const isSentence = /[.!?:]\s*$/.test(toText(element('span', [...before])));
    return [text(isSentence ? ' ' : '; '), ...phrase];
  });
}

const INLINE = ['span', 'code', 'strong', 'a', 'em'];

/** Parts of a line that only styles set apart need a space between them. */
function withSpaces(node: Element): void {
  node.children = node.children.flatMap((child, index) => {
    const before = node.children[index - 1];
    return isElement(child, ...INLINE) && isElement(before, ...INLINE) ? [text(' '), child] : [child];
  });
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
    if (matches(LEFT_OUT, node)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.tagName === 'pre') {
      parent.children[index] = codeBlock(node);
      return SKIP;
    }
    if (node.tagName === 'svg' || matches('[role=img]', node)) {
      if (node.properties.ariaLabel) parent.children[index] = pictureWords(node);
      else parent.children.splice(index, 1);
      return node.properties.ariaLabel ? SKIP : index;
    }
    if (matches('.theme-admonition', node)) parent.children[index] = quotation(node);
    if (matches('.without-js', node)) parent.children[index] = element('p', [element('strong', node.children)]);
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
    if (isElement(node, 'th', 'td')) {
      node.children = onOneLine(node.children);
      return SKIP;
    }
    withSpaces(node);
    return undefined;
  });
}
