import { createSlugger } from '@docusaurus/utils';
import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { visit } from 'unist-util-visit';

import { decoded, element, text } from '@api-docs/kit';

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

/** Elements whose id a link can have as its target, besides headings and `<a>`, and in which words stand. */
const WITH_WORDS = /^(?:b|blockquote|dd|div|dt|em|i|kbd|li|mark|p|q|section|small|span|strong|td|th|u)$/;

/** Adds an `<a>` with the id of an element to which a link on the page leads: Markdown has ids of headings only. */
export function addAnchors(tree: Root): void {
  const targets = new Set<string>();
  visit(tree, 'element', ({ properties: { href } }: Element) => {
    if (typeof href === 'string' && /^#./.test(href)) targets.add(decoded(href.slice(1)));
  });
  visit(tree, 'element', (node: Element) => {
    const id = String(node.properties.id ?? '');
    if (!WITH_WORDS.test(node.tagName) || !targets.has(id) || /user-content-fn/.test(id)) return;
    node.children.unshift(element('a', [], { id }));
  });
}
