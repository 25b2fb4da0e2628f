import { readFileSync } from 'node:fs';
import path from 'node:path';

import { listFiles } from '../../plugins/lib/paths';
import { projectDir } from './run';

/**
 * Examples: `source page path = /base/docs/next/intro/`, `Can't render static file for pathname "/base/docs/intro"`.
 * The path may be wrapped in color codes of the terminal.
 */
const PAGE_IN_OUTPUT = /(?:source page path|pathname)(?: =|=)? ?(?:\u001b\[\d+m)*"?(?<pathname>\/[^\s":\u001b]*)/g;

const withoutSlash = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/**
 * Finds the source files of the pages that the output of a failed build names by URL path.
 *
 * @param generatedDir absolute path of the folder to which Docusaurus writes what it knows of each page
 * @returns paths relative to the project, each once, in the order of the output
 */
export function sourcesInOutput(output: string, generatedDir = path.join(projectDir, '.docusaurus')): string[] {
  const pathnames = [...output.matchAll(PAGE_IN_OUTPUT)].map(({ groups }) => withoutSlash(groups?.pathname ?? ''));
  if (pathnames.length === 0) return [];
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
  return [...new Set(pathnames.flatMap((pathname) => sources.get(pathname) ?? []))];
}
