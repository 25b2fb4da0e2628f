import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

/** A package, and what stands in for a module that it requires. */
export interface Replacement {
  /** Folders of the package, such as `/@docusaurus[\\/]utils-common/`. */
  within: RegExp;
  /** What the package requires. */
  module: string;
  /** File of this project. */
  by: string;
}

/**
 * Keeps modules out of the browser that no page needs, where no option of a theme and no swizzle can.
 *
 * @param unused import paths of client modules of themes
 * @param replaced modules that only some packages get in another form
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
