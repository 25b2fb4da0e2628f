import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

import { element } from '@api-docs/kit/html';
import { highlight } from '@api-docs/ui/code/highlight';
import { readCodeBlock, type WrittenCodeBlock } from '@api-docs/ui/code/readCodeBlock';

import { loadLanguage } from './loadLanguage';

/** Start of the class of `code` that names its language. */
const LANGUAGE_CLASS = 'language-';

/** Reads a fenced code block, which MDX has converted to `pre` and `code`. */
function fencedCodeBlock({ tagName, children: [code] }: Element): WrittenCodeBlock | undefined {
  if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const [language] = [code.properties.className ?? []]
    .flat()
    .map(String)
    .filter((name) => name.startsWith(LANGUAGE_CLASS));
  return {
    code: toText(code, { whitespace: 'pre' }),
    language: language?.slice(LANGUAGE_CLASS.length),
    meta: code.data?.meta,
  };
}

/**
 * Rehype plugin that highlights fenced code blocks at build time, so that pages load no highlighter. `src/theme/CodeBlock`
 * gets the properties of `code` as props.
 */
export function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const written = fencedCodeBlock(node);
      if (!written || !parent || index === undefined) return undefined;
      const { code, language, title, ...lines } = readCodeBlock(written);
      loadLanguage(language);
      const properties = { highlighted: highlight(code, language, lines), language, ...(title ? { title } : {}) };
      parent.children[index] = element('pre', [element('code', [], properties)]);
      return SKIP;
    });
  };
}
