import type { ThemeConfig } from '@docusaurus/preset-classic';

import { MAGIC_COMMENTS } from '../plugins/highlighting/magicComments';

/**
 * Settings of blocks of code. Colors are classes that the build writes, see `plugins/highlighting`; a Prism theme would be
 * shipped to the browser. `additionalLanguages` are only for code that a component computes: all code that is written in
 * a page may be in any language of Prism.
 */
export const codeBlocks = {
  theme: { plain: {}, styles: [] },
  magicComments: MAGIC_COMMENTS,
} satisfies ThemeConfig['prism'];
