import type { Element, ElementContent } from 'hast';
import { toText } from 'hast-util-to-text';

import { element, isElement, text } from '../elements';

/** Elements that hold a phrase of their own in a cell. */
const BLOCKS = ['div', 'p', 'ul', 'ol', 'li'];

const INLINE = ['span', 'code', 'strong', 'a', 'em'];

/** What stands between two parts of a line that only styles set apart: names in code are a list. */
function between(before: Element, after: Element): string {
  return before.tagName === 'code' && after.tagName === 'code' ? ', ' : ' ';
}

/**
 * Sets apart what would run together without the page's styles.
 *
 * @param nodes children of one element
 */
export function setApart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const before = nodes[index - 1];
    const touch = isElement(node, ...INLINE) && isElement(before, ...INLINE);
    return touch ? [text(between(before, node)), node] : [node];
  });
}

function endsOpen(phrase: readonly ElementContent[]): boolean {
  const last = phrase.at(-1);
  return last !== undefined && !(last.type === 'text' && /\s$/.test(last.value));
}

/** Takes the content of a cell apart: blocks, items and spans are phrases; the text around them is one each. */
function phrasesOf(nodes: readonly ElementContent[]): ElementContent[][] {
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
    if (node.tagName !== 'span' || endsOpen(current)) close();
    node.children.forEach(collect);
    close();
  };
  nodes.forEach(collect);
  close();
  return phrases;
}

/**
 * Writes the content of a cell on one line, as a Markdown table asks for.
 *
 * @param nodes children of a `td` or `th`
 * @returns phrases with `; ` between them, or a blank after a sentence
 */
export function onOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  const phrases = phrasesOf(nodes).map(setApart);
  return phrases.flatMap((phrase, index) => {
    const before = phrases[index - 1];
    if (!before) return phrase;
    const isSentence = /[.!?:]\s*$/.test(toText(element('span', [...before])));
    return [text(isSentence ? ' ' : '; '), ...phrase];
  });
}
