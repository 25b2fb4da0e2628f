import { createRequire } from 'node:module';

import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import components from 'prismjs/components.js';
import getLoader from 'prismjs/dependencies.js';
import { SKIP, visit } from 'unist-util-visit';

import { element } from '@api-docs/kit';
import { highlight, Prism, withGlobalPrism } from '@api-docs/ui/code/highlight';
import { readCodeBlock, type WrittenCodeBlock } from '@api-docs/ui/code';

/** Prism components that only change other languages. Loaded for one page, they would change the colors of later pages. */
const EXTENSIONS = ['meta', 'css-extras', 'js-extras', 'js-templates', 'php-extras', 'xml-doc'];

const KNOWN = Object.entries(components.languages as Readonly<Record<string, { alias?: string | string[] }>>)
  .filter(([name]) => !EXTENSIONS.includes(name))
  .flatMap(([name, { alias = [] }]) => [name, alias].flat());

const requireFile = createRequire(__filename);

/**
 * Loads a component unless its language exists. Prism's own `loadLanguages` also reloads languages that extend a changed
 * language. Template languages would then replace their placeholders twice and lose code.
 */
function loadOnce(language: string): void {
  if (!Object.hasOwn(Prism.languages, language)) requireFile(`prismjs/components/prism-${language}`);
}

/**
 * Adds a language and the languages that it extends to Prism. Code in a language that Prism does not have remains plain
 * text, as in Docusaurus.
 */
export function loadLanguage(language: string): void {
  // Prism has no grammar for MDX, and that of Markdown colors it.
  const { markdown } = Prism.languages;
  if (language === 'mdx' && markdown) Prism.languages.mdx = markdown;
  if (!KNOWN.includes(language) || Object.hasOwn(Prism.languages, language)) return;
  withGlobalPrism(() => getLoader(components, [language], Object.keys(Prism.languages)).load(loadOnce));
}

/** Reads a fenced code block, which MDX has converted to `pre` and `code`. */
function fencedCodeBlock({ tagName, children: [code] }: Element): WrittenCodeBlock | undefined {
  if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const [, language] = /(?:^| )language-(\S*)/.exec([code.properties.className ?? []].flat().join(' ')) ?? [];
  return { code: toText(code, { whitespace: 'pre' }), language, meta: code.data?.meta };
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
