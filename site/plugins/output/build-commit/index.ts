import type { LoadContext, Plugin } from '@docusaurus/types';

import { headCommit } from '../../lib/git';

/**
 * Gives the commit of the build, as `BUILD_COMMIT`, to the rendering of pages only. Scripts read it from the page: with the
 * commit in them, every deployment would make all readers load them again.
 */
export default function buildCommit({ siteDir }: LoadContext): Plugin {
  const commit = headCommit(siteDir) ?? '';
  return {
    name: 'build-commit',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin({ BUILD_COMMIT: JSON.stringify(isServer ? commit : '') })],
    }),
  };
}
