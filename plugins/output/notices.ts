import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, StatsModule } from 'webpack';

import { formatNotices, packageFolders, readNotice, writeFile } from '@api-docs/kit/node';

import type { Build, Site } from '../lib/site';

/** Path of the notices below the base path. */
export const NOTICES_FILE = 'third-party-licenses.txt';

/** Packages that the bundler does not see: the font in `src/css/fonts` is a subset of this one. */
const COPIED = ['node_modules/@fontsource/instrument-sans/package.json'];

const INTRODUCTION = `The scripts, styles and fonts of this site contain code and fonts of the packages below.
Each license is that of the packages named above it.`;

/**
 * Writes the licenses of all packages whose code or fonts the pages load. Most licenses require copies to include the
 * notice, and minifiers remove it.
 */
export default function writeNotices({ site, built }: Build): void {
  const copied = COPIED.map((file) => path.join(site.siteDir, file));
  const notices = packageFolders([...site.bundledFiles, ...copied]).map(readNotice);
  writeFile(path.join(built.outDir, NOTICES_FILE), formatNotices(notices, INTRODUCTION));
}

/** Options for statistics of all modules. Without `orphanModules`, some parts of concatenated modules are missing. */
const MODULE_STATS = {
  all: false,
  modules: true,
  nestedModules: true,
  orphanModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

function filesOf(modules: readonly StatsModule[]): string[] {
  return modules.flatMap(({ nameForCondition, modules: inner = [] }) => [nameForCondition ?? '', ...filesOf(inner)]);
}

/** Docusaurus plugin that collects the source files of what the pages load, for `writeNotices`. */
export function notices(_context: LoadContext, { bundledFiles }: Pick<Site, 'bundledFiles'>): Plugin {
  const collect = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('notices', (stats) => {
        const { modules = [] } = stats.toJson(MODULE_STATS);
        for (const file of filesOf(modules.filter(({ orphan }) => !orphan))) bundledFiles.add(file);
      }),
  };
  return {
    name: 'notices',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [collect] }),
  };
}
