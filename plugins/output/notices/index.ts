import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { formatNotices, packageFolders, readNotice } from './notices';

/** Path of the notices below the base path. */
export const NOTICES_FILE = 'third-party-licenses.txt';

/** Packages that the bundler does not see: the font in `src/css/fonts` is a subset of this one. */
const COPIED = ['node_modules/@fontsource/instrument-sans/package.json'];

/** The part of a bundler's module statistics that is read here. */
interface ModuleStats {
  /** Path of the module's source file. */
  nameForCondition?: string | null;
  /** Whether the module is in no chunk. That is true of the parts of a concatenated module, too. */
  orphan?: boolean;
  /** Parts of a concatenated module. */
  modules?: ModuleStats[];
}

interface Stats {
  toJson(options: object): { modules?: ModuleStats[] };
}

/** The compiler of Rspack. Docusaurus' types are those of webpack. */
interface Compiler {
  hooks: { done: { tap(name: string, work: (stats: Stats) => void): void } };
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

/** Lists the source files of modules and of their parts. */
function filesOf(modules: readonly ModuleStats[]): string[] {
  return modules.flatMap(({ nameForCondition, modules: inner = [] }) => [nameForCondition ?? '', ...filesOf(inner)]);
}

/**
 * After the build, writes the licenses of all packages whose code or fonts the pages load. Most licenses require copies to
 * include the notice, and minifiers remove it.
 */
export default function notices({ siteDir }: LoadContext): Plugin {
  const files = new Set(COPIED.map((file) => path.join(siteDir, file)));
  const collect = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('notices', (stats) => {
        const { modules = [] } = stats.toJson(MODULE_STATS);
        for (const file of filesOf(modules.filter(({ orphan }) => !orphan))) files.add(file);
      }),
  };
  return {
    name: 'notices',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [collect] }),
    postBuild({ outDir }) {
      writeFileSync(path.join(outDir, NOTICES_FILE), formatNotices(packageFolders(files).map(readNotice)));
    },
  };
}
