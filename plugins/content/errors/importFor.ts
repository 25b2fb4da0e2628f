import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import * as React from 'react';

const requireFile = createRequire(__filename);

const folderOf = (name: string) => path.dirname(requireFile.resolve(`${name}/package.json`));

/** Where modules with default exports are that pages import, by the start of their names. */
const MODULES = {
  '@docusaurus': path.join(folderOf('@docusaurus/core'), 'lib/client/exports'),
  '@theme': path.join(folderOf('@docusaurus/theme-classic'), 'lib/theme'),
};

/**
 * Returns the line that imports a component or a hook.
 *
 * @returns undefined for a name that is not of React, of Docusaurus or of its theme
 */
export function importFor(name: string): string | undefined {
  if (!/^(?:[A-Z]|use[A-Z])\w*$/.test(name)) return undefined;
  if (name in React) return `import { ${name} } from 'react'`;
  const [scope] = Object.entries(MODULES).find(([, folder]) =>
    ['.js', '/index.js'].some((end) => existsSync(path.join(folder, name + end))),
  ) ?? [undefined];
  return scope && `import ${name} from '${scope}/${name}'`;
}
