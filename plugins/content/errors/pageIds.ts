import type { Program } from 'estree';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { isJsx } from '../../lib/pageNodes';
import { anchorsOf } from '../headings/remarkPageAnchors';
import { importsOf } from './pageProgram';

/** Adds the ids in the props of a component, such as those of the rows of a table of fields. */
function addAnchors(value: unknown, ids: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if ((key === 'anchor' || key === 'id') && typeof inner === 'string') ids.add(inner);
    else addAnchors(inner, ids);
  }
}

/** Returns whether a page imports a component, which may have ids of its own. */
function importsComponents(program: Program): boolean {
  return importsOf(program).some(({ source }) => !/^@theme\/|\.(?:mdx?|css|json|svg|png|jpe?g|webp|gif)$/.test(source));
}

/**
 * Returns the ids on a page.
 *
 * @param tree the page after the plugins that add ids
 * @param headings the ids of its headings and partials
 */
export function idsOf(tree: Root, program: Program, headings: Iterable<string>): Set<string> | undefined {
  const ids = new Set(headings);
  let isComplete = !importsComponents(program);
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition') ids.add(`user-content-fn-${node.identifier}`);
    if (node.data) addAnchors(node.data, ids);
    if (!isJsx(node)) return;
    for (const anchor of anchorsOf(node)) ids.add(anchor);
    for (const attribute of node.attributes) {
      if (!('name' in attribute)) isComplete = false;
      else if (attribute.name === 'id' && typeof attribute.value !== 'string') isComplete = false;
      else if (typeof attribute.value === 'object') addAnchors(attribute.value?.data, ids);
    }
  });
  return isComplete ? ids : undefined;
}
