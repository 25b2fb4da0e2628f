import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../brand.config';
import { filesBelow } from '../plugins/filesBelow';
import type { Redirect } from '../plugins/redirects/planRedirects';
import { siteRedirects } from '../plugins/redirects/siteRedirects';
import { ROUTE_LIST } from '../plugins/route-list';
import { teachingError } from '../plugins/teachingError';
import { projectDir } from '../scripts/run';
import versions from '../versions.json';
import { contentType } from './contentTypes';
import { checkHashedNames } from './headers/cacheRules';
import { pagePolicy, sitePolicy } from './headers/sitePolicy';

/** A finished build, as hosts need to know it. */
export interface FinishedSite {
  /** Absolute path of the build. */
  buildDir: string;
  basePath: string;
  /** Paths of all files relative to the build, sorted. */
  files: string[];
  /** Site paths of all pages of the router, and of the comparisons of docs versions. */
  pages: string[];
  redirects: Redirect[];
  /** The content security policy that fits every page. */
  policy: string;
}

function notBuilt(file: string, problem: string): Error {
  return teachingError({
    file,
    problem,
    expected: 'a finished build, and the list of routes that was written with it',
    found: 'no such file',
    remedy: 'run npm run build',
  });
}

/** Example: `/compare/v3.3.0...v3.4.0/intro/`. */
function comparisonPages(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.startsWith('compare/') && file.endsWith('/index.html'));
  return pages.map((file) => `/${file.replace(/index\.html$/, '')}`);
}

function fileOf(address: string): string {
  return `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`;
}

/**
 * Reads what the hosts need from a finished build.
 *
 * @param buildDir absolute path of the build
 * @throws when there is none, or it does not hold what its list of routes promises, or a file has no known type or hash
 */
export function readFinishedSite(buildDir: string): FinishedSite {
  const routeList = path.join(projectDir, ROUTE_LIST);
  if (!existsSync(routeList)) throw notBuilt(ROUTE_LIST, 'the site is not built');
  const pages = JSON.parse(readFileSync(routeList, 'utf8')) as string[];
  const redirects = siteRedirects(projectDir, { brand, versions }, pages);
  const missing = [...pages, ...redirects.map(({ from }) => from)]
    .map(fileOf)
    .find((file) => !existsSync(path.join(buildDir, file)));
  if (missing !== undefined) throw notBuilt(missing, 'the build lacks a page that its list of routes names');
  const files = filesBelow(buildDir);
  files.forEach(contentType);
  checkHashedNames(files);
  const policies = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => pagePolicy(readFileSync(path.join(buildDir, file), 'utf8'), file));
  const all = [...pages, ...comparisonPages(files)];
  return { buildDir, basePath: brand.basePath, files, pages: all, redirects, policy: sitePolicy(policies) };
}
