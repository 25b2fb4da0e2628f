import type { CodeBlockMetadata } from '@docusaurus/theme-common/internal';
import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { highlight } from '../../../shared/code/highlight';
import { buildError } from '../../lib/buildError';
import { element } from '../../lib/html';
import { projectPath } from '../../lib/paths';
import {
  importsOtherCodeBlock,
  jsxCodeBlock,
  type CodeBlockSettings,
  type JsxElement,
  type WrittenCodeBlock,
} from './jsxCodeBlock';
import { loadLanguage } from './loadLanguage';
import { readCodeBlock, type MagicComments } from './readCodeBlock';

interface HighlightOptions {
  /** Absolute path of the project. */
  siteDir: string;
  /** `themeConfig.prism.magicComments`; the default is that of Docusaurus. */
  magicComments?: MagicComments;
}

/** Reads a fenced code block, which MDX has converted to `pre` and `code`. */
function fencedCodeBlock({ tagName, children: [code] }: Element): WrittenCodeBlock | undefined {
  if (tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const { className } = code.properties;
  const { meta } = code.data ?? {};
  return {
    code: toText(code, { whitespace: 'pre' }),
    settings: {
      ...(Array.isArray(className) ? { className: className.join(' ') } : {}),
      ...(meta ? { metastring: meta } : {}),
    },
  };
}

function checkLineNumbers(
  { lineNumbersStart }: CodeBlockMetadata,
  { metastring = '' }: CodeBlockSettings,
  position: string,
): void {
  if (lineNumbersStart === undefined || Number.isInteger(lineNumbersStart)) return;
  throw buildError({
    file: position,
    problem: 'invalid number for the first line of a code block',
    expected: 'showLineNumbers or showLineNumbers=5',
    found: metastring.split(' ').find((setting) => setting.startsWith('showLineNumbers')) ?? String(lineNumbersStart),
    remedy: 'write a whole number, or only showLineNumbers',
  });
}

/** Returns the classes of the writer, without the class of the language. */
function ownClasses({ className = '' }: CodeBlockSettings): string[] {
  return className.split(' ').filter((name) => name !== '' && !name.startsWith('language-'));
}

/** Creates the elements of a code block. `src/theme/CodeBlock` gets the properties of `code` as props. */
function highlightedBlock(block: WrittenCodeBlock, metadata: CodeBlockMetadata): Element {
  loadLanguage(metadata.language);
  const classes = ownClasses(block.settings);
  const properties = {
    highlighted: highlight(metadata.code, metadata.language, metadata),
    language: metadata.language,
    ...(metadata.title ? { title: String(metadata.title) } : {}),
    ...(classes.length > 0 ? { className: classes } : {}),
  };
  return element('pre', [element('code', [], properties)]);
}

/**
 * Rehype plugin that highlights code at build time, so that pages load no highlighter: fenced code blocks, and
 * `<CodeBlock>` elements with literal code. All settings of Docusaurus code blocks are supported.
 */
export function rehypeHighlight({ siteDir, magicComments }: HighlightOptions) {
  return (tree: Root, vfile: VFile): void => {
    const file = projectPath(siteDir, vfile.path);
    const readJsx = importsOtherCodeBlock(tree) ? () => undefined : jsxCodeBlock;
    visit(tree, (node, index, parent) => {
      const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      const block = node.type === 'element' ? fencedCodeBlock(node) : isJsx ? readJsx(node as JsxElement) : undefined;
      if (!block || !parent || index === undefined) return undefined;
      const metadata = readCodeBlock(block, magicComments);
      checkLineNumbers(metadata, block.settings, `${file}:${node.position?.start.line ?? 1}`);
      parent.children[index] = highlightedBlock(block, metadata);
      return SKIP;
    });
  };
}
