import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

import type { CodeBlockMetadata, createCodeBlockMetadata } from '@docusaurus/theme-common/internal';
import { transformSync } from 'esbuild';

import type { WrittenCodeBlock } from './jsxCodeBlock';

/** Comments that mark lines: https://docusaurus.io/docs/markdown-features/code-blocks#custom-magic-comments */
export type MagicComments = Parameters<typeof createCodeBlockMetadata>[0]['magicComments'];

/** The magic comments that Docusaurus supports by default. */
export const MAGIC_COMMENTS: MagicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];

const CODE_BLOCK_UTILS = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'utils/codeBlockUtils.js',
);

/** React hooks, which are not called here. They import modules that exist only in the bundle. */
const REACT_HOOKS = './reactUtils';

/**
 * Loads `createCodeBlockMetadata` from its file, because `@docusaurus/theme-common/internal` itself needs a bundler: the
 * package consists of ES modules with JSX.
 */
function loadCreateCodeBlockMetadata(): typeof createCodeBlockMetadata {
  const source = readFileSync(CODE_BLOCK_UTILS, 'utf8');
  const { code } = transformSync(source, { loader: 'jsx', format: 'cjs' });
  const module = { exports: {} as { createCodeBlockMetadata: typeof createCodeBlockMetadata } };
  const requireFromFile = createRequire(CODE_BLOCK_UTILS);
  const run = compileFunction(code, ['module', 'require'], { filename: CODE_BLOCK_UTILS });
  run(module, (name: string) => (name === REACT_HOOKS ? {} : (requireFromFile(name) as unknown)));
  return module.exports.createCodeBlockMetadata;
}

const createMetadata = loadCreateCodeBlockMetadata();

/**
 * Reads the settings of a code block as Docusaurus does.
 *
 * @param magicComments `themeConfig.prism.magicComments`
 * @returns the code without magic comments, its language (`text` if it has none), its title, and the lines to mark and to
 *   number
 */
export function readCodeBlock(
  { code, settings }: WrittenCodeBlock,
  magicComments: MagicComments = MAGIC_COMMENTS,
): CodeBlockMetadata {
  return createMetadata({
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
