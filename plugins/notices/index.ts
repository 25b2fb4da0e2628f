import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { noticesText } from './noticesText';
import { readNotice } from './readNotice';
import { shippedPackages } from './shippedPackages';

/** Where the notices lie in the built site. */
export const NOTICES_FILE = 'third-party-licenses.txt';

/** Packages of which the site ships a copy that it made: `src/css/fonts` is cut from this one. */
const COPIED = ['node_modules/@fontsource/instrument-sans/package.json'];

/** The part of a bundler's module list that is read here. */
interface ModuleFacts {
  /** Path of the file that the module is made from. */
  nameForCondition?: string | null;
  /** What a concatenated module is made of. */
  modules?: ModuleFacts[];
}

interface Stats {
  toJson(options: object): { modules?: ModuleFacts[] };
}

/** A bundler as plugins of it see it; Docusaurus' own types are those of another bundler than the one that runs. */
interface Compiler {
  hooks: { done: { tap(name: string, work: (stats: Stats) => void): void } };
}

/** Modules that are in chunks, with what they are made of, and nothing else of the statistics. */
const MODULES = {
  all: false,
  modules: true,
  nestedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

function filesOf(modules: readonly ModuleFacts[]): string[] {
  return modules.flatMap(({ nameForCondition, modules: inner = [] }) => [nameForCondition ?? '', ...filesOf(inner)]);
}

/**
 * After the build: writes the licenses of what readers load, because minifiers drop the notices that most licenses ask
 * copies to carry.
 */
export default function notices({ siteDir }: LoadContext): Plugin {
  const files = new Set(COPIED.map((file) => path.join(siteDir, file)));
  const collect = {
    apply: ({ hooks }: Compiler) =>
      hooks.done.tap('notices', (stats) => {
        for (const file of filesOf(stats.toJson(MODULES).modules ?? [])) files.add(file);
      }),
  };
  return {
    name: 'notices',
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [collect] }),
    postBuild({ outDir }) {
      writeFileSync(path.join(outDir, NOTICES_FILE), noticesText(shippedPackages(files).map(readNotice)));
    },
  };
}
