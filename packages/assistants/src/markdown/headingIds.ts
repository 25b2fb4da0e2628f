import { createSlugger } from '@docusaurus/utils';
import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

import { element, text } from '@api-docs/kit';

/** Element that stands for the id of a heading. */
export const HEADING_ID = 'heading-id';

/** Adds the ids of headings that do not follow from their text. Example: `## Limits {#service-limits}`. */
export function addHeadingIds(tree: Root): void {
  const slugger = createSlugger();
  visit(tree, 'element', (node: Element) => {
    if (!/^h[1-6]$/.test(node.tagName)) return;
    const id = String(node.properties.id ?? '');
    if (slugger.slug(toText(node)) === id || id === '') return;
    node.children.push(element(HEADING_ID, [text(` {#${id}}`)]));
  });
}
