import type { Plugin } from '@docusaurus/types';

import { withoutModules } from '@api-docs/kit/plugin';

/** Client modules that themes add to every page, without an option, and that no page of this site needs. */
const UNUSED_MODULES = [
  // 25 KB of Prism. The build colors code: plugins/content/highlighting.
  '@docusaurus/theme-classic/lib/prism-include-languages',
];

/** Docusaurus plugin that leaves modules out of the scripts and styles of all pages. */
export function withoutUnusedModules(): Plugin {
  return {
    name: 'without-unused-modules',
    configureWebpack: () => ({
      resolve: { alias: withoutModules(UNUSED_MODULES.map((name) => require.resolve(name))) },
    }),
  };
}
