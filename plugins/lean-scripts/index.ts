import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';

import { leanRegistry } from './leanRegistry';

/** Folder of the package that stands in for React in the browser. */
const PREACT_COMPAT = path.dirname(require.resolve('preact/compat/package.json'));

/**
 * What the reader's browser loads is less than what Docusaurus would send:
 *
 * - Preact in place of React, with the same interface, at a fifth of the bytes. The pages are still rendered by React,
 *   and `npm start` uses React in the browser too, for its messages.
 * - No Prism: code is colored at build (`plugins/highlighting`), and the theme's highlighter has nothing to do.
 * - A list of chunks without the names of their source files.
 *
 * And it does less when a link is followed: see `src/routes/steadyRoutes`.
 */
export default function leanScripts({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'lean-scripts',
    configureWebpack(_config, isServer, { currentBundler }: ConfigureWebpackUtils) {
      const steady = { '@docusaurus/renderRoutes': path.join(siteDir, 'src/routes/steadyRoutes') };
      if (isServer || process.env.NODE_ENV !== 'production') return { resolve: { alias: steady } };
      const registry = path.join(generatedFilesDir, 'registry.lean.js');
      writeFileSync(registry, leanRegistry(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8')));
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        resolve: {
          alias: { ...steady, react: PREACT_COMPAT, 'react-dom': PREACT_COMPAT, 'prism-react-renderer': false },
        },
        plugins: [new NormalModuleReplacementPlugin(/^@generated\/registry$/, registry)],
      };
    },
  };
}
