import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

/** A module that is replaced in some packages. */
export interface Replacement {
  /** Matches the folders of these packages. Example: `/@docusaurus[\\/]utils-common/`. */
  within: RegExp;
  /** Name by which the packages import the module. */
  module: string;
  /** Replacement, a file of this project. */
  by: string;
}

/**
 * Removes and replaces modules in cases that no theme option and no swizzle covers.
 *
 * @param unused import paths of client modules that no page needs
 */
export default function replacedModules(
  unused: readonly string[],
  replaced: readonly Replacement[],
): (context: LoadContext) => Plugin {
  const alias = Object.fromEntries(unused.map((module) => [require.resolve(module), false as const]));
  return ({ siteDir }) => ({
    name: 'replaced-modules',
    configureWebpack: (_config, isServer) => ({
      resolve: { alias },
      module: {
        rules: isServer
          ? []
          : replaced.map(({ within, module, by }) => ({
              include: within,
              resolve: { alias: { [`${module}$`]: path.join(siteDir, by) } },
            })),
      },
    }),
  });
}
