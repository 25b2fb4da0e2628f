import { readFileSync } from 'node:fs';
import path from 'node:path';

import { docsVersions, listFiles, versionOfPage } from '@api-docs/kit/node';
import { readMovedPages } from '@api-docs/version-comparisons/moved-pages/movedPages';
import { siteRedirects, type Redirect } from '@api-docs/version-comparisons/moved-pages/planRedirects';

import { brandFiller } from '../../plugins/content/brand';
import { brand } from '../../brand.config';
import { ROUTE_LIST } from '../../plugins/output/writeRouteList';
import versions from '../../versions.json';
import { finishedBuild } from '../lib/run';
import { contentType } from './headers/contentTypes';
import { sitePolicy } from './headers/securityHeaders';

/** The parts of a finished build that hosts need: with absolute `buildDir`, sorted `files` in it, and one `policy` for all. */
export type FinishedSite = ReturnType<typeof readFinishedSite>;

/**
 * Plans the redirects as the build does.
 *
 * @param pages site paths of all pages
 */
export function plannedRedirects(siteDir: string, pages: readonly string[]): Redirect[] {
  const moved = readMovedPages(siteDir, { fillIn: brandFiller(brand), versions });
  const all = docsVersions(versions);
  return siteRedirects(moved, all, ({ name }) => pages.filter((page) => versionOfPage(page.slice(1), all) === name));
}

/** Returns new by old paths with the base path: the root of the host, and moved pages with and without final slash. */
function allRedirects(siteDir: string, pages: readonly string[]): Map<string, string> {
  const base = brand.basePath.replace(/\/$/, '');
  const redirects = new Map<string, string>(base === '' ? [] : [['/', brand.basePath]]);
  for (const { from, to } of plannedRedirects(siteDir, pages)) {
    redirects.set(base + from, base + to).set(base + from.replace(/\/$/, ''), base + to);
  }
  return redirects;
}

/** Reads a finished build. Throws if there is no build, or a file has no known type. */
export function readFinishedSite(siteDir: string) {
  const buildDir = finishedBuild(path.join(siteDir, 'build'));
  const files = listFiles(buildDir);
  files.forEach(contentType);
  const pages = files.filter((file) => file.endsWith('.html'));
  const policy = sitePolicy(pages.map((file) => readFileSync(path.join(buildDir, file), 'utf8')));
  const redirects = allRedirects(siteDir, JSON.parse(readFileSync(path.join(siteDir, ROUTE_LIST), 'utf8')) as string[]);
  return { buildDir, basePath: brand.basePath as string, files, redirects, policy };
}
