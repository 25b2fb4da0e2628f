import type { createCodeBlockMetadata } from '@docusaurus/theme-common/internal';

/** Comments that mark lines, see https://docusaurus.io/docs/markdown-features/code-blocks#custom-magic-comments */
export type MagicComments = Parameters<typeof createCodeBlockMetadata>[0]['magicComments'];

/** Those that Docusaurus has by itself. */
export const MAGIC_COMMENTS: MagicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
];
