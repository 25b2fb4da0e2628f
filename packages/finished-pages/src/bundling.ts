import { createRequire } from 'node:module';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { browserFolder } from '@api-docs/kit/plugin';

import { TABLES } from './routeTables';

const requireFile = createRequire(__filename);

/** The tabs of the classic theme. */
const TABS = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/;

const KEPT_TABS = {
  test: TABS,
  resolve: { alias: { '@docusaurus/useIsBrowser': path.join(browserFolder(__dirname), 'client/alwaysBrowser') } },
};

/**
 * Returns what the bundler does otherwise than Docusaurus says: the tables of all pages, which every page carries, are short, and
 * hydration keeps the tabs. Chunks are told by short names alone, so that the runtime needs one table of them, not three.
 */
export function bundling({ generatedFilesDir }: LoadContext): NonNullable<Plugin['configureWebpack']> {
  return (_config, isServer) => {
    if (isServer || process.env.NODE_ENV !== 'production') return { module: { rules: [KEPT_TABS] } };
    const include = TABLES.map((table) => path.join(generatedFilesDir, table));
    const shorten = { enforce: 'pre' as const, include, loader: requireFile.resolve('./routeTables') };
    return {
      output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
      optimization: { chunkIds: 'named' },
      module: { rules: [KEPT_TABS, shorten] },
    };
  };
}
