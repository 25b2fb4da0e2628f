import type { Code, RootContent } from 'mdast';

import type { MagicComments } from '../highlighting/magicComments';
import { readCodeBlock, type WrittenBlock } from '../highlighting/readCodeBlock';
import { staticCodeBlock } from '../highlighting/staticCodeBlock';
import type { Block } from './content';

function fence({ value, lang, meta }: Code): WrittenBlock {
  return { code: value, settings: { ...(lang ? { language: lang } : {}), ...(meta ? { metastring: meta } : {}) } };
}

/**
 * Reads a block of code as readers see it: with its title, without magic comments. Marks and numbers of lines are not
 * compared.
 *
 * @param node a fence, or a `<CodeBlock>`
 * @returns undefined for other nodes, and for a `<CodeBlock>` with computed code
 */
export function codeContent(node: RootContent, magicComments?: MagicComments): Block | undefined {
  const isJsx = node.type === 'mdxJsxFlowElement';
  const written = node.type === 'code' ? fence(node) : isJsx ? staticCodeBlock(node) : undefined;
  if (!written) return undefined;
  const { language, title, code } = readCodeBlock(written, magicComments);
  return { kind: 'code', ...(title ? { title: String(title) } : {}), language, text: code };
}
