import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { darkOnScreen } from './darkOnScreen';
import { dropOverridden } from './dropOverridden';

/** Chunks that a reader loads on demand; each loads its own stylesheet. Docusaurus collects all other styles in one. */
const ON_DEMAND: readonly (string | undefined)[] = ['request-builder', 'search-panel', 'near-addresses'];

const SPLIT_CHUNKS = {
  cacheGroups: { styles: { chunks: ({ name }: { name?: string }) => !ON_DEMAND.includes(name) } },
};

/**
 * Trims the stylesheet that every page loads: Infima sets no variable that `src/css/infima.css` sets as well (about 900
 * bytes), and what a reader loads on demand brings its own styles. Limits the dark mode to screens, because a page prints
 * on white paper whatever mode its reader uses.
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
