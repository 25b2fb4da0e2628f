import { codeBlockMetadata, type CodeBlockMetadata } from './codeBlockMetadata';
import { MAGIC_COMMENTS, type MagicComments } from './magicComments';
import type { CodeBlockSettings } from './staticCodeBlock';

/** A block of code with all that is written about it. */
export interface WrittenBlock {
  code: string;
  settings: CodeBlockSettings;
}

/**
 * Reads what is written about a block of code.
 *
 * @param magicComments `themeConfig.prism.magicComments`
 * @returns the code without magic comments, its language, `text` if it has none, its title, and the lines to mark and to
 *   number
 */
export function readCodeBlock(
  { code, settings }: WrittenBlock,
  magicComments: MagicComments = MAGIC_COMMENTS,
): CodeBlockMetadata {
  return codeBlockMetadata({
    code,
    language: settings.language,
    className: settings.className,
    metastring: settings.metastring,
    title: settings.title,
    showLineNumbers: settings.showLineNumbers,
    magicComments,
    defaultLanguage: undefined,
  });
}
