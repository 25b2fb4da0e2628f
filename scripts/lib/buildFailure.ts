import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { formatError } from '@api-docs/kit/buildError';
import { fileProblem } from '@api-docs/kit/fileError';
import { listFiles, projectPath } from '@api-docs/kit/paths';

import { projectDir } from './run';
import { siteErrors } from './siteErrors';

/** Examples: `source page path = /base/docs/next/intro/`, `for pathname "/base/docs/intro"`, also with colors around the path. */
const PAGE_IN_OUTPUT = /(?:source page path|pathname)(?: =|=)? ?(?:\u001b\[\d+m)*"?(\/[^\s":\u001b]*)/g;

/** What Docusaurus knows of a page, below its folder for generated files. */
const PAGE_DATA = /^docusaurus-plugin-content-.*\.json$/;

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** Example: `Can't resolve './no-such-file' in '/home/me/site/docs'`. The bundler names the folder of the file only. */
const MISSING_IMPORT = /Can't resolve '([^']+)' in '([^']+)'/g;

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
  const imports = [...output.matchAll(MISSING_IMPORT)].flatMap(([, target = '', folder = '']) =>
    importsOf(target, folder),
  );
  const pathnames = [...output.matchAll(PAGE_IN_OUTPUT)].map(([, pathname = '']) => withoutSlash(pathname));
  const pages = pathnames.length > 0 ? listFiles(generatedDir).filter((file) => PAGE_DATA.test(file)) : [];
  const sources = pages.flatMap((file) => {
    const content = readFileSync(path.join(generatedDir, file), 'utf8');
    const { permalink, source } = JSON.parse(content) as Partial<Record<'permalink' | 'source', string>>;
    return permalink && source && pathnames.includes(withoutSlash(permalink)) ? [source.replace('@site/', '')] : [];
  });
  return [...new Set([...imports, ...sources])];
}

/** Returns what the output of a failed build does not say: all errors of all pages, and the source files that it is about. */
export async function buildFailure(output: string): Promise<string> {
  const disk = fileProblem(output, projectDir);
  // Mistakes of pages are no cause of it, and what reads them may need the disk.
  if (disk !== undefined) return `The build failed, see above.\n\n${disk}`;
  const errors = await siteErrors();
  const list = errors.map((error) => `\n${formatError(error)}`).join('');
  const files = sourcesInOutput(output).map((file) => `\n  ${file}`);
  const sources = files.length > 0 ? `\n\nSource files it is about:${files.join('')}` : '';
  const found = errors.length > 0 ? `\n\nErrors in pages and tables: ${errors.length}\n${list}` : '';
  return `The build failed, see above.${sources}${found}`;
}
