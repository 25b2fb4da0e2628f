import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';

import { leanConfig } from './leanConfig';
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
 * - The site's configuration without what only the build asks for.
 *
 * And it does less when a link is followed: see `src/routes/steadyRoutes`.
 */
export default function leanScripts({ generatedFilesDir, siteDir }: LoadContext): Plugin {
  return {
    name: 'lean-scripts',
    configureWebpack(_config, isServer, { currentBundler }: ConfigureWebpackUtils) {
      const steady = { '@docusaurus/renderRoutes': path.join(siteDir, 'src/routes/steadyRoutes') };
      if (isServer || process.env.NODE_ENV !== 'production') return { resolve: { alias: steady } };
      const written = (from: string, to: string, shorten: (text: string) => string) => {
        const file = path.join(generatedFilesDir, to);
        writeFileSync(file, shorten(readFileSync(path.join(generatedFilesDir, from), 'utf8')));
        return file;
      };
      const registry = written('registry.js', 'registry.lean.js', leanRegistry);
      const config = written('docusaurus.config.mjs', 'docusaurus.config.lean.mjs', leanConfig);
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        resolve: {
          alias: { ...steady, react: PREACT_COMPAT, 'react-dom': PREACT_COMPAT, 'prism-react-renderer': false },
        },
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/registry$/, registry),
          new NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, config),
        ],
      };
    },
  };
}
