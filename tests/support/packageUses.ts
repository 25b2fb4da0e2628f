import { isBuiltin } from 'node:module';

import { preProcessFile } from 'typescript';

import { projectFiles } from '../../scripts/lib/projectFiles';
import { projectText } from './projectFiles';

/** A package and the file that names it. */
export interface PackageUse {
  file: string;
  name: string;
}

/** Example: `@scope/name` of `@scope/name/lib/file.js`, `react` of `react/jsx-runtime`. */
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/;

/** Aliases of Docusaurus for its own code, the theme, the site and generated files. */
const ALIAS =
  /^@(?:site|theme|theme-original|theme-init|generated)\/|^@docusaurus\/(?:[A-Z]|(?:router|constants|use[A-Z]\w+)$)/;

/**
 * Packages in strings: programs that scripts run, plugins and themes in the configuration, the base of `tsconfig.json`, and
 * files inside packages. Examples: `tool('cspell', '.')`, `PluginConfig = [\n  'a-plugin',`, `themes: ['a-theme'`,
 * `"extends": "a/tsconfig.json"`, `require.resolve('a/package.json')`, `'node_modules/a-font/files'`.
 */
const IN_STRING =
  /(?:tool\(\s*'|require\.resolve\('|PluginConfig = \[\s*'|themes: \['|"extends": "|node_modules\/)((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;

function sources(): { file: string; code: string }[] {
  const files = projectFiles('*.ts', '*.tsx', '*.mjs', 'tsconfig.json');
  return files.map((file) => ({ file, code: projectText(file) }));
}

/** Returns the packages that the project's code imports, an entry for each import, without built-in modules and aliases. */
export function packageImports(): PackageUse[] {
  return sources().flatMap(({ file, code }) =>
    preProcessFile(code, true, true)
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => PACKAGE.test(name) && !name.startsWith('.') && !isBuiltin(name) && !ALIAS.test(name))
      .map((name) => ({ file, name: PACKAGE.exec(name)?.[0] ?? name })),
  );
}

/** Returns the packages that code and configuration name in strings instead of imports, an entry for each string. */
export function packageStrings(): PackageUse[] {
  return sources().flatMap(({ file, code }) => [...code.matchAll(IN_STRING)].map(([, name = '']) => ({ file, name })));
}
