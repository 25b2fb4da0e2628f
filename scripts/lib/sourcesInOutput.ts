import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles, projectPath } from '@api-docs/kit/paths';

import { projectDir } from './run';

/**
 * Examples: `source page path = /base/docs/next/intro/`, `Can't render static file for pathname "/base/docs/intro"`.
 * The path may be wrapped in color codes of the terminal.
 */
const PAGE_IN_OUTPUT = /(?:source page path|pathname)(?: =|=)? ?(?:\u001b\[\d+m)*"?(?<pathname>\/[^\s":\u001b]*)/g;

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** Example: `Can't resolve './no-such-file' in '/home/me/site/docs'`. The bundler names the folder of the file only. */
const MISSING_IMPORT = /Can't resolve '(?<target>[^']+)' in '(?<folder>[^']+)'/g;

/** Finds the lines that import something, of the files in a folder. */
function importsOf(target: string, folder: string): string[] {
  const isImport = (line: string) =>
    /^\s*(?:import\b|export\b|\})/.test(line) && /(['"])(.*)\1/.exec(line)?.[2] === target;
  const files = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /\.(?:mdx?|[jt]sx?)$/.test(name));
  return files.flatMap((name) => {
    const lines = readFileSync(path.join(folder, name), 'utf8').split('\n');
    const file = projectPath(projectDir, path.join(folder, name));
    return lines.flatMap((line, index) => (isImport(line) ? [`${file}:${index + 1}`] : []));
  });
}

/**
 * Finds the source files that the output of a failed build names by the URL path of their page or by a missing import.
 *
 * @param generatedDir absolute path of the folder to which Docusaurus writes what it knows of each page
 * @returns paths relative to the project, with the line of an import, each once
 */
export function sourcesInOutput(output: string, generatedDir = path.join(projectDir, '.docusaurus')): string[] {
  const missing = [...output.matchAll(MISSING_IMPORT)].map(
    ({ groups }) => groups as Record<'target' | 'folder', string>,
  );
  const imports = missing.flatMap(({ target, folder }) => importsOf(target, folder));
  const pathnames = [...output.matchAll(PAGE_IN_OUTPUT)].map(({ groups }) => withoutSlash(groups?.pathname ?? ''));
  if (pathnames.length === 0) return [...new Set(imports)];
  const pages = listFiles(generatedDir)
    .filter((file) => /^docusaurus-plugin-content-.*\.json$/.test(file))
    .map((file) => JSON.parse(readFileSync(path.join(generatedDir, file), 'utf8')) as Record<string, unknown>);
  const sources = new Map(
    pages.flatMap(({ permalink, source }): [string, string][] =>
      typeof permalink === 'string' && typeof source === 'string'
        ? [[withoutSlash(permalink), source.replace('@site/', '')]]
        : [],
    ),
  );
  return [...new Set([...imports, ...pathnames.flatMap((pathname) => sources.get(pathname) ?? [])])];
}
