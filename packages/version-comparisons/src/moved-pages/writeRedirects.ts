import type { Props } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';

import type { DocsVersion } from '@api-docs/kit/node';
import { sitePaths } from '@api-docs/kit/plugin';

import { writeStaticPage, type StaticPages } from '../writeStaticPage';
import type { MovedPages } from './movedPages';
import { siteRedirects, type Redirect } from './planRedirects';
import { redirectPage } from './redirectPage';
import { routesOfVersions } from './routesOfVersions';

interface RedirectSources extends StaticPages {
  moved: MovedPages | undefined;
  versions: readonly DocsVersion[];
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routes' | 'routesPaths' | 'siteConfig'>;
}

/**
 * Writes the redirects of `moved.yaml` as static pages, which are no routes, because every route adds bytes to every page.
 * Throws if `moved.yaml` does not fit the pages.
 */
export function writeRedirects({ moved, versions, built, policy }: RedirectSources): Redirect[] {
  const { baseUrl } = built.siteConfig;
  const routes = routesOfVersions(built.routes, baseUrl);
  const taken = new Set(sitePaths(built.routesPaths, baseUrl));
  const planned = siteRedirects(moved, versions, ({ name }) => routes.get(name) ?? []);
  // Never over a page.
  const redirects = planned.filter(({ from }) => !taken.has(from));
  for (const { from, to } of redirects) {
    const target = applyTrailingSlash(baseUrl + to.slice(1), built.siteConfig);
    writeStaticPage(built.outDir, from.slice(1), redirectPage(target), { policy });
  }
  return redirects;
}
