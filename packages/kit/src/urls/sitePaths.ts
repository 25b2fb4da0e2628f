import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';

import { buildError } from '../errors/buildError';

/**
 * Converts a path of the router to a site path.
 *
 * @param route with base path, with or without a slash at its end
 * @returns path below the base path with a slash at both ends; a file such as `/404.html` keeps its name
 */
export function sitePath(route: string, basePath: string): string {
  return route.replace(basePath, '/').replace(/(?<!\/|\.html)$/, '/');
}

/** Converts all paths of the router to site paths: sorted, and each once, also if two pages share it. */
export function sitePaths(routesPaths: readonly string[], basePath: string): string[] {
  const paths = new Set(routesPaths.map((route) => sitePath(route, basePath)));
  return [...paths].sort((a, b) => a.localeCompare(b));
}

/**
 * Returns the files of the pages that are written in Markdown.
 *
 * @returns by the path of the page below the base path, the file relative to the project; undefined for other pages
 */
export function pageSources(routes: Props['routes'], basePath: string): Map<string, string | undefined> {
  return new Map(
    flattenRoutes(routes).map((route) => [sitePath(route.path, basePath).slice(1), route.metadata?.sourceFilePath]),
  );
}

/** Returns the name of the HTML file of a page, by its path below the base path: `docs/intro/`, `404.html`, or empty. */
export function pageFile(page: string): string {
  return page.endsWith('.html') ? page : `${page}index.html`;
}

/** Returns the file of a page that Docusaurus has written, relative to the folder of the built site. */
function writtenFile(outDir: string, page: string): string {
  // Sites without slashes at the end of their paths have no folders for pages.
  return existsSync(path.join(outDir, pageFile(page))) ? pageFile(page) : page.replace(/\/$/, '.html');
}

/**
 * Reads a page that Docusaurus has written.
 *
 * @param page path below the base path with a slash at its end, empty for the home page, or `404.html`
 */
export function writtenPage(outDir: string, page: string): string {
  return readFileSync(path.join(outDir, writtenFile(outDir, page)), 'utf8');
}

/**
 * Reads the pages that Docusaurus has written, each when it is asked for, because all do not fit in memory.
 *
 * @param built as Docusaurus tells plugins
 * @returns its page path, which is below the base path with a slash at its end, empty for the home page, or `404.html`; its
 * HTML; and its file, relative to the folder of the built site
 * @throws if the site has the hash router, with which pages have no files
 */
export function* writtenPages({
  outDir,
  routesPaths,
  siteConfig,
}: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>): Generator<[page: string, html: string, file: string]> {
  if (siteConfig.future.experimental_router === 'hash') {
    throw buildError({
      file: 'docusaurus.config',
      problem: 'a package of @api-docs reads the pages, and with the hash router they have no files',
      expected: "experimental_router: 'browser', the default",
      found: "experimental_router: 'hash'",
      remedy: 'remove future.experimental_router, or all packages but @api-docs/openapi-reference',
    });
  }
  for (const route of sitePaths(routesPaths, siteConfig.baseUrl)) {
    const page = route.slice(1);
    const file = writtenFile(outDir, page);
    yield [page, readFileSync(path.join(outDir, file), 'utf8'), file];
  }
}
