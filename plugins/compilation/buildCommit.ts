import type { LoadContext, Plugin } from '@docusaurus/types';

import { headCommit } from '../lib/git';

/** Gives the commit to the rendering of pages only: with it in scripts, each deployment would make readers load all again. */
export function buildCommit({ siteDir }: LoadContext): Plugin {
  const commit = headCommit(siteDir) ?? '';
  return {
    name: 'build-commit',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin({ BUILD_COMMIT: JSON.stringify(isServer ? commit : '') })],
    }),
  };
}
