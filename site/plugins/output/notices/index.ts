import type { LoadContext, Plugin } from '@docusaurus/types';

import type { Site } from '../../lib/site';

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
