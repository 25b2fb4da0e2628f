import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

import { attributesOf, writtenTags } from '@api-docs/kit';

/** States that begin with what a reader does, after the first paint. */
const LATER_STATES = /^:(?:hover|active|focus(?:-visible|-within)?)$|^::(?:selection|highlight|backdrop)/;

/** Pseudo-classes that need one of their selectors. Others, such as `:not`, can always match. */
const ANY_OF = /^:(?:is|where|has|matches|-webkit-any|-moz-any)$/;

function isPossible(node: Node, names: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'class':
      return names.has(`.${node.value}`);
    case 'id':
      return names.has(`#${node.value}`);
    case 'tag':
      return names.has(node.value.toLowerCase());
    case 'attribute':
      return names.has(`[${node.attribute}`);
    case 'selector':
      return node.nodes.every((part) => isPossible(part, names));
    case 'pseudo':
      if (LATER_STATES.test(node.value)) return false;
      return !ANY_OF.test(node.value) || node.nodes.some((selector) => isPossible(selector, names));
    default:
      return true;
  }
}

/** A selector of a rule: its text, and whether it can match something on a page that has names, as {@link namesOf} lists them. */
export interface ReadSelector {
  text: string;
  isPossible(names: ReadonlySet<string>): boolean;
}

/** Reads selectors. The order of elements does not count, so a selector that is possible may match nothing. */
export function readSelectors(texts: readonly string[]): ReadSelector[] {
  return texts.map((text) => {
    const [selector] = parseSelectors().astSync(text).nodes as [Selector];
    return { text, isPossible: (names) => isPossible(selector, names) };
  });
}

/**
 * Lists what selectors of a page can name: `p` for an element, `.a` for a class, `#b` for an id, `[c` for an attribute. Inline
 * scripts set attributes before the first paint, such as `data-theme`.
 */
export function namesOf(html: string): Set<string> {
  const names = new Set([...html.matchAll(/\bdata-[\w-]+/g)].map(([attribute]) => `[${attribute}`));
  for (const tag of writtenTags(html)) {
    names.add(tag.name);
    for (const [name, value] of attributesOf(tag)) {
      names.add(`[${name}`);
      if (name === 'id') names.add(`#${value}`);
      if (name === 'class') for (const each of value.split(/\s+/)) names.add(`.${each}`);
    }
  }
  return names;
}
