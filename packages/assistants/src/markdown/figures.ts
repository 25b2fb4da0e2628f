import type { ElementContent } from 'hast';

import { element, isElement } from '@api-docs/kit';

/** Property of the label of a figure. */
export const FIGURE = 'dataFigure';

/** Elements in whose text a figure can stand. */
const TEXT_TAGS = /^(?:p|li|h[1-6]|a|em|strong|span|summary|figcaption|th|td|dt|dd|del|ins|mark|b|i|u|s)$/;

const isWords = (node: ElementContent | undefined) => node?.type === 'text' && node.value.trim() !== '';

/** Puts the labels of figures that are not in a text into a paragraph. */
export function withParagraphs(parent: string, nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node, index) => {
    const isInText = TEXT_TAGS.test(parent) || isWords(nodes[index - 1]) || isWords(nodes[index + 1]);
    return isElement(node) && node.properties[FIGURE] !== undefined && !isInText ? element('p', [node]) : node;
  });
}
