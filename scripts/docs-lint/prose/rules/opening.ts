import type { RootContent } from 'mdast';

import type { Rule } from '../rule';

/** Returns whether a node renders nothing: front matter, imports and comments. */
function isInvisible(node: RootContent): boolean {
  if (node.type === 'yaml' || node.type === 'mdxjsEsm') return true;
  return node.type === 'mdxFlowExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value);
}

const NAMES: Partial<Record<RootContent['type'], string>> = {
  mdxJsxFlowElement: 'a component',
  mdxFlowExpression: 'an expression',
  code: 'a code block',
};

function nameOf(node: RootContent): string {
  return NAMES[node.type] ?? `a ${node.type}`;
}

/** Requires a paragraph at the start of a page, or below the h1 of a page that has one. */
export const opening: Rule = {
  name: 'opening',
  level: 'style',
  why: 'The first lines say what the page is for. A list, an image or a heading does not.',
  remedy: 'Start with one or two sentences: what the reader can do after this page.',
  check({ tree, admonitionLines }) {
    const visible = tree.children.filter((node) => !isInvisible(node));
    const body = visible[0]?.type === 'heading' && visible[0].depth === 1 ? visible.slice(1) : visible;
    const [first] = body;
    if (!first) return [{ line: 1, found: 'an empty page', expected: 'a paragraph' }];
    const line = first.position?.start.line ?? 1;
    const [onlyChild, ...others] = first.type === 'paragraph' ? first.children : [];
    if (first.type === 'paragraph' && onlyChild?.type === 'image' && others.length === 0) {
      return [{ line, found: 'an image', expected: 'a paragraph' }];
    }
    const mark = [...admonitionLines].sort((a, b) => a - b)[0];
    if (mark !== undefined && mark < line) return [{ line: mark, found: 'an admonition', expected: 'a paragraph' }];
    return first.type === 'paragraph' ? [] : [{ line, found: nameOf(first), expected: 'a paragraph' }];
  },
};
