import type { ElementContent } from 'hast';

import { element, isElement } from '@api-docs/kit';

/** Property of the label of a figure. */
export const FIGURE = 'dataFigure';

/** Elements in whose text a figure can stand. */
const TEXT_TAGS = /^(?:p|li|h[1-6]|a|em|strong|span|summary|figcaption|th|td|dt|dd|del|ins|mark|b|i|u|s)$/;

/** Puts the labels of figures that are not in a text into a paragraph. */
export function withParagraphs(parent: string, nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.map((node) => {
    const isAlone = isElement(node) && node.properties[FIGURE] !== undefined && !TEXT_TAGS.test(parent);
    return isAlone ? element('p', [node]) : node;
  });
}
