import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { browserFolder } from '@api-docs/kit/plugin';

import { TABLES } from './routeTables';
import { sharedScripts } from './sharedScripts';
import { SITE_CONFIG } from './siteConfig';

const requireFile = createRequire(__filename);

const TABS = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Tabs[\\/]index\.js$/;

const KEPT_TABS = {
  test: TABS,
  resolve: { alias: { '@docusaurus/useIsBrowser': path.join(browserFolder(__dirname), 'client/alwaysBrowser') } },
};

/** The functions of Docusaurus that pages share with the build. */
const UTILS = createRequire(requireFile.resolve('@docusaurus/core/package.json')).resolve('@docusaurus/utils-common');

/** Returns the rule by which the functions that pages share with the build bring one helper of the compiler, and not all. */
function oneHelper(): object[] {
  const helpers = [...readFileSync(UTILS, 'utf8').matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
  if (!helpers.every((name) => name === '__importDefault')) return [];
  const alias = { tslib: path.join(browserFolder(__dirname), 'client/importDefault') };
  return [{ include: UTILS, resolve: { alias } }];
}

/**
 * Returns what the bundler does otherwise than Docusaurus says: the tables of all pages, which every page carries, are short, and
 * hydration keeps the tabs. Chunks are told by short names alone, so that the runtime needs one table of them, not three.
 * The configuration that pages load is without its `unread` fields. The scripts start in short tasks.
 */
export function bundling(
  { generatedFilesDir }: LoadContext,
  unread: readonly string[],
): NonNullable<Plugin['configureWebpack']> {
  return ({ entry }, isServer, { currentBundler }) => {
    if (isServer || process.env.NODE_ENV !== 'production') return { module: { rules: [KEPT_TABS] } };
    const include = TABLES.map((table) => path.join(generatedFilesDir, table));
    const trim = {
      enforce: 'pre' as const,
      include: path.join(generatedFilesDir, SITE_CONFIG),
      use: { loader: requireFile.resolve('./siteConfig'), options: { unread } },
    };
    const shorten = { enforce: 'pre' as const, include, loader: requireFile.resolve('./routeTables') };
    return {
      entry: path.join(browserFolder(__dirname), 'client/start'),
      // The entry of Docusaurus.
      resolve: { alias: { '@finished-pages/site': entry as string } },
      output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
      optimization: {
        chunkIds: 'named',
        splitChunks: { cacheGroups: sharedScripts(path.join(generatedFilesDir, 'registry.js'), currentBundler.name) },
      },
      module: { rules: [KEPT_TABS, shorten, trim, ...oneHelper()] },
    };
  };
}
