import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

import { element, isElement, text } from '../../lib/html';

/** Elements whose content is a separate phrase of a cell. */
const BLOCKS = ['div', 'p', 'ul', 'ol', 'li'];

const INLINE = ['span', 'code', 'strong', 'a', 'em'];

/** Consecutive code elements are a list of names. */
function separator(before: Element, after: Element): string {
  return before.tagName === 'code' && after.tagName === 'code' ? ', ' : ' ';
}

/** Separates adjacent inline elements of one parent by a space or a comma, where the page uses CSS. */
export function separateInline(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const areAdjacent = isElement(node, ...INLINE) && isElement(before, ...INLINE);
    return areAdjacent ? [text(separator(before, node)), node] : [node];
  });
}

function endsWithoutSpace(phrase: readonly ElementContent[]): boolean {
  const last = phrase.at(-1);
  return last !== undefined && !(last.type === 'text' && /\s$/.test(last.value));
}

/** Splits the content of a cell into phrases: one for each block, list item, span and run of text between them. */
function splitPhrases(nodes: readonly ElementContent[]): ElementContent[][] {
  const phrases: ElementContent[][] = [];
  let current: ElementContent[] = [];
  const close = () => {
    if (current.some((node) => node.type !== 'text' || node.value.trim() !== '')) phrases.push(current);
    current = [];
  };
  const collect = (node: ElementContent) => {
    if (!isElement(node, 'span', ...BLOCKS)) {
      current.push(node);
      return;
    }
    if (node.tagName !== 'span' || endsWithoutSpace(current)) close();
    node.children.forEach(collect);
    close();
  };
  nodes.forEach(collect);
  close();
  return phrases;
}

/**
 * Puts the content of a table cell on one line, as Markdown tables require.
 *
 * @param nodes children of a `td` or `th`
 * @returns phrases separated by `; `, or by a space after a sentence
 */
export function flattenCell(nodes: readonly ElementContent[]): ElementContent[] {
  const phrases = splitPhrases(nodes).map(separateInline);
  return phrases.flatMap((phrase, index) => {
    const before = phrases[index - 1];
    if (!before) return phrase;
    const isSentence = /[.!?:]\s*$/.test(toText(element('span', [...before])));
    return [text(isSentence ? ' ' : '; '), ...phrase];
  });
}
