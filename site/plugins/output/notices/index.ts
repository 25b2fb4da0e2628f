import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler, StatsModule } from 'webpack';

import type { Site } from '../../lib/site';

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
function filesOf(modules: readonly StatsModule[]): string[] {
  return modules.flatMap(({ nameForCondition, modules: inner = [] }) => [nameForCondition ?? '', ...filesOf(inner)]);
}

/** Docusaurus plugin that collects the source files of what the pages load, for `writeNotices`. */
export default function notices(_context: LoadContext, { bundledFiles }: Pick<Site, 'bundledFiles'>): Plugin {
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
