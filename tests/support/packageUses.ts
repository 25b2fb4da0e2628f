import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

import { preProcessFile } from 'typescript';

import { projectDir } from '../../scripts/run';

/** A file of the project and a package that it asks for. */
export interface PackageUse {
  file: string;
  name: string;
}

/** Example: `@scope/name` of `@scope/name/lib/file.js`, `react` of `react/jsx-runtime`. */
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/;

/** Names that Docusaurus resolves to its own code, to the theme, to the site or to what it generates. */
const ALIAS =
  /^@(?:site|theme|theme-original|theme-init|generated)\/|^@docusaurus\/(?:[A-Z]|(?:router|constants|use[A-Z]\w+)$)/;

/**
 * Packages in strings: programs that scripts start, plugins that the configuration gives to Docusaurus by name, what
 * TypeScript builds upon, and files inside packages. Examples: `tool('cspell', '.')`, `PluginConfig = [\n  'a-plugin',`, `themes: ['a-theme'`,
 * `"extends": "a/tsconfig.json"`, `require.resolve('a/package.json')`, `'node_modules/a-font/files'`.
 */
const IN_STRING =
  /(?:tool\(\s*'|require\.resolve\('|PluginConfig = \[\s*'|themes: \['|"extends": "|node_modules\/)((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;

/** Peers of the benches have packages of their own. */
const PEER_SITE = /^bench\/sites\/[^/]+\//;

function sources(): string[] {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', 'tsconfig.json'];
  return execFileSync('git', listed, { cwd: projectDir, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !PEER_SITE.test(file) && existsSync(path.join(projectDir, file)));
}

/**
 * Lists what the project's code imports from packages, built-in modules and aliases left out.
 *
 * @returns one entry for each import
 */
export function packageImports(): PackageUse[] {
  return sources().flatMap((file) => {
    const { importedFiles } = preProcessFile(readFileSync(path.join(projectDir, file), 'utf8'), true, true);
    return importedFiles
      .map(({ fileName }) => fileName)
      .filter((name) => PACKAGE.test(name) && !name.startsWith('.') && !isBuiltin(name) && !ALIAS.test(name))
      .map((name) => ({ file, name: PACKAGE.exec(name)?.[0] ?? name }));
  });
}

/**
 * Lists the packages that the project's code and configuration name without importing them.
 *
 * @returns one entry for each string
 */
export function packageStrings(): PackageUse[] {
  return sources().flatMap((file) =>
    [...readFileSync(path.join(projectDir, file), 'utf8').matchAll(IN_STRING)].map(([, name = '']) => ({ file, name })),
  );
}
