import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

import { childElements, element, findElements, isElement, text } from '@api-docs/kit';

/** Property of `code` in a cell: a code block, whose lines the element cannot have. */
export const CELL_CODE = 'dataCellCode';

/** Elements whose content is a separate phrase of a cell. */
const BLOCKS =
  'article aside blockquote dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header li ol p section summary ul'.split(
    ' ',
  );

const INLINE = ['span', 'code', 'strong', 'a', 'em'];

/** Returns whether two adjacent elements come from a component, which separates them by CSS. Writers put others together. */
function isFromComponent(before: Element, node: Element): boolean {
  const isComponent = ({ tagName, properties: { className } }: Element) =>
    tagName === 'span' || (Array.isArray(className) && className.length > 0);
  return before.tagName === node.tagName || isComponent(before) || isComponent(node);
}

/**
 * Separates adjacent inline elements of one parent by a space or a comma, where the page uses CSS.
 *
 * @param isSeparate returns whether two neighbors are separate on the page
 */
export function separateInline(nodes: readonly ElementContent[], isSeparate = isFromComponent): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    if (!isElement(node, ...INLINE) || !isElement(before, ...INLINE) || !isSeparate(before, node)) return [node];
    // Consecutive code elements are a list of names.
    return [text(before.tagName === 'code' && node.tagName === 'code' ? ', ' : ' '), node];
  });
}

/** Converts a table inside of a cell to a list with an item for each row. Example: `A, B` and `1, one`. */
function tableList(table: Element): Element {
  const items = findElements(table, ({ tagName }) => tagName === 'tr').map((row) => {
    const cells = childElements(row).filter((cell) => toText(cell).trim() !== '');
    return element(
      'li',
      cells.flatMap(({ children }, index) => (index > 0 ? [text(', '), ...children] : children)),
    );
  });
  return element('ul', items);
}

function numberedList(list: Element): Element {
  const start = Number(list.properties.start ?? 1);
  const items = childElements(list).map(({ children }, index) =>
    element('li', [text(`${start + index}. `), ...children]),
  );
  return element('ul', items);
}

/** Converts a block that has more than a phrase. */
function simplifyBlock(node: ElementContent): ElementContent {
  if (isElement(node, 'table')) return tableList(node);
  if (isElement(node, 'ol')) return numberedList(node);
  if (!isElement(node, 'pre')) return node;
  const code = toText(node, { whitespace: 'pre' }).replace(/\n$/, '');
  return element('div', [element('code', [text(code)], { [CELL_CODE]: code })]);
}

/** Splits the content of a cell into phrases: one for each block, list item, span and run of text between them. */
function splitPhrases(nodes: readonly ElementContent[]): ElementContent[][] {
  const phrases: ElementContent[][] = [];
  let current: ElementContent[] = [];
  const isFilled = (node: ElementContent) =>
    !isElement(node, 'hr') && (node.type !== 'text' || node.value.trim() !== '');
  const close = () => {
    while (current.length > 0 && !current.slice(-1).some(isFilled)) current.pop();
    const last = current.at(-1);
    if (last?.type === 'text') last.value = last.value.trimEnd();
    if (current.some(isFilled)) phrases.push(current);
    current = [];
  };
  const collect = (given: ElementContent) => {
    const node = simplifyBlock(given);
    if (!isElement(node, 'span', ...BLOCKS)) {
      current.push(node);
      return;
    }
    const last = current.at(-1);
    if (node.tagName !== 'span' || !(last?.type === 'text' && /\s$/.test(last.value))) close();
    node.children.forEach(collect);
    close();
  };
  nodes.forEach(collect);
  close();
  return phrases;
}

/** Puts the content of a table cell on one line, as Markdown requires: phrases with `; ` between them, or a space after a sentence. */
export function flattenCell(nodes: readonly ElementContent[]): ElementContent[] {
  const phrases = splitPhrases(nodes).map((phrase) => separateInline(phrase, () => true));
  return phrases.flatMap((phrase, index) => {
    const before = phrases[index - 1];
    if (!before) return phrase;
    const isSentence = /[.!?:]\s*$/.test(toText(element('span', [...before])));
    return [text(isSentence ? ' ' : '; '), ...phrase];
  });
}
