import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { darkOnScreen, dropOverridden } from './postcssPlugins';

/** Chunks that load on demand, with stylesheets of their own. Docusaurus collects all other styles in one file. */
const ON_DEMAND: readonly (string | undefined)[] = [
  'request-builder',
  'body-translator',
  'search-panel',
  'near-addresses',
];

const SPLIT_CHUNKS = {
  cacheGroups: { styles: { chunks: ({ name }: { name?: string }) => !ON_DEMAND.includes(name) } },
};

/**
 * Trims the stylesheet that every page loads: drops Infima variables that `src/css/infima.css` overrides (about 900 bytes),
 * and moves the styles of on-demand chunks out of it. Limits the dark mode to screens, because light text would be unreadable
 * on paper.
 */
export default function styles({ siteDir }: LoadContext): Plugin {
  const variables = path.join(siteDir, 'src/css/infima.css');
  return {
    name: 'styles',
    getPathsToWatch: () => [variables],
    configurePostCss(options) {
      // First, so that Docusaurus wraps the stylesheets into cascade layers afterwards.
      options.plugins.unshift(darkOnScreen(), dropOverridden(readFileSync(variables, 'utf8')));
      return options;
    },
    configureWebpack: (_config, isServer) =>
      isServer ? {} : ({ optimization: { splitChunks: SPLIT_CHUNKS } } as object),
  };
}
