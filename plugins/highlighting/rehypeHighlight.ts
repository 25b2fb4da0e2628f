import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { highlight } from '../../shared/code/highlight';
import { element } from '../elements';
import { projectPath } from '../projectPath';
import { teachingError } from '../teachingError';
import type { CodeBlockMetadata } from './codeBlockMetadata';
import { importsOtherCodeBlock } from './importsOtherCodeBlock';
import { loadLanguage } from './loadLanguage';
import { MAGIC_COMMENTS, type MagicComments } from './magicComments';
import { readCodeBlock, type WrittenBlock } from './readCodeBlock';
import { staticCodeBlock, type CodeBlockSettings, type JsxElement } from './staticCodeBlock';

/** Settings of the plugin. */
export interface HighlightOptions {
  /** The project's folder, absolute. */
  siteDir: string;
  /** `themeConfig.prism.magicComments`; those of Docusaurus if left out. */
  magicComments?: MagicComments;
}

/** Reads a fence, which Markdown turns into `pre` and `code`. */
function fenceOf({ tagName, children: [code] }: Element): WrittenBlock | undefined {
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

function checkNumbers({ lineNumbersStart }: CodeBlockMetadata, { metastring = '' }: CodeBlockSettings, page: string) {
  if (lineNumbersStart === undefined || Number.isInteger(lineNumbersStart)) return;
  throw teachingError({
    file: page,
    problem: 'a block of code whose lines cannot be numbered',
    expected: 'showLineNumbers or showLineNumbers=5',
    found: metastring.split(' ').find((word) => word.startsWith('showLineNumbers')) ?? String(lineNumbersStart),
    remedy: 'write the number of the first line as a whole number, or leave it out',
  });
}

/** Classes that the writer gave, without that of the language. */
function ownClasses({ className = '' }: CodeBlockSettings): string[] {
  return className.split(' ').filter((name) => name !== '' && !name.startsWith('language-'));
}

/** The elements that a fence becomes; `src/theme/CodeBlock` gets the properties of `code` as props. */
function coloredBlock(block: WrittenBlock, magicComments: MagicComments, page: string): Element {
  const { settings } = block;
  const metadata = readCodeBlock(block, magicComments);
  checkNumbers(metadata, settings, page);
  loadLanguage(metadata.language);
  const classes = ownClasses(settings);
  const properties = {
    highlighted: highlight(metadata.code, metadata.language, metadata),
    language: metadata.language,
    ...(metadata.title ? { title: String(metadata.title) } : {}),
    ...(classes.length > 0 ? { className: classes } : {}),
  };
  return element('pre', [element('code', [], properties)]);
}

/**
 * Rehype plugin: colors the code of a page at build, so that the browser needs no highlighter: fences, and `<CodeBlock>`
 * where the code is written in the page. Reads all settings of Docusaurus' blocks of code.
 */
export function rehypeHighlight({ siteDir, magicComments = MAGIC_COMMENTS }: HighlightOptions) {
  return (tree: Root, vfile: VFile): void => {
    const file = projectPath(siteDir, vfile.path);
    const hasOtherCodeBlock = importsOtherCodeBlock(tree);
    visit(tree, (node, index, parent) => {
      const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
      const written =
        node.type === 'element'
          ? fenceOf(node)
          : isJsx && !hasOtherCodeBlock
            ? staticCodeBlock(node as JsxElement)
            : undefined;
      if (!written || !parent || index === undefined) return undefined;
      const page = `${file}:${node.position?.start.line ?? 1}`;
      const block: ElementContent = coloredBlock(written, magicComments, page);
      parent.children[index] = block;
      return SKIP;
    });
  };
}
