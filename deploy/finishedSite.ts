import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { listFiles } from '../plugins/lib/paths';
import { siteRedirects, type Redirect } from '../plugins/content/moved-pages/redirects';
import { ROUTE_LIST } from '../plugins/output/route-list';
import { buildError } from '../plugins/lib/buildError';
import versions from '../versions.json';
import { contentType } from './contentTypes';
import { checkHashedNames } from './headers/cacheRules';
import { pagePolicy, sitePolicy } from './headers/sitePolicy';

/** The parts of a finished build that hosts need. */
export interface FinishedSite {
  /** Absolute path of the build. */
  buildDir: string;
  basePath: string;
  /** Paths of all files relative to the build, sorted. */
  files: string[];
  /** Site paths of all routes, and of the comparisons of docs versions. */
  pages: string[];
  redirects: Redirect[];
  /** The content security policy for all pages. */
  policy: string;
}

function notBuilt(file: string, problem: string): Error {
  return buildError({
    file,
    problem,
    expected: 'a finished build and its list of routes',
    found: 'no such file',
    remedy: 'run npm run build',
  });
}

/** Example: `/compare/v3.3.0...v3.4.0/intro/`. */
function comparisonPages(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.startsWith('compare/') && file.endsWith('/index.html'));
  return pages.map((file) => `/${file.replace(/index\.html$/, '')}`);
}

function fileOf(sitePath: string): string {
  return `${sitePath.slice(1)}${sitePath.endsWith('/') ? 'index.html' : ''}`;
}

/**
 * Reads a finished build.
 *
 * @param siteDir absolute path of the project
 * @throws if there is no build, a page of the list of routes is missing, or a file has no known type or no hash
 */
export function readFinishedSite(siteDir: string): FinishedSite {
  const buildDir = path.join(siteDir, 'build');
  const routeList = path.join(siteDir, ROUTE_LIST);
  if (!existsSync(routeList)) throw notBuilt(ROUTE_LIST, 'the site is not built');
  const pages = JSON.parse(readFileSync(routeList, 'utf8')) as string[];
  const redirects = siteRedirects(siteDir, { brand, versions }, pages);
  const missing = [...pages, ...redirects.map(({ from }) => from)]
    .map(fileOf)
    .find((file) => !existsSync(path.join(buildDir, file)));
  if (missing !== undefined) throw notBuilt(missing, 'the build has no file for a page in its list of routes');
  const files = listFiles(buildDir);
  files.forEach(contentType);
  checkHashedNames(files);
  const policies = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => pagePolicy(readFileSync(path.join(buildDir, file), 'utf8'), file));
  const all = [...pages, ...comparisonPages(files)];
  return { buildDir, basePath: brand.basePath, files, pages: all, redirects, policy: sitePolicy(policies) };
}
