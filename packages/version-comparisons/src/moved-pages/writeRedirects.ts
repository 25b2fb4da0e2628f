import type { Props } from '@docusaurus/types';
import { applyTrailingSlash } from '@docusaurus/utils-common';

import { sitePaths } from '@api-docs/kit/plugin';

import { writeStaticPage, type StaticPages } from '../writeStaticPage';
import type { Redirect } from './planRedirects';
import { redirectPage } from './redirectPage';

interface RedirectSources extends StaticPages {
  planned: readonly Redirect[];
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>;
}

/** Writes redirects as static pages, which are no routes, because every route adds bytes to every page. Returns those written. */
export function writeRedirects({ planned, built, policy }: RedirectSources): Redirect[] {
  const { baseUrl } = built.siteConfig;
  const taken = new Set(sitePaths(built.routesPaths, baseUrl));
  // Never over a page.
  const redirects = planned.filter(({ from }) => !taken.has(from));
  for (const { from, to } of redirects) {
    const target = applyTrailingSlash(baseUrl + to.slice(1), built.siteConfig);
    writeStaticPage(built.outDir, from.slice(1), redirectPage(target), { policy });
  }
  return redirects;
}
