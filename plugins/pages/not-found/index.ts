import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { KNOWN_PATHS_FILE } from '../../../shared/knownPaths';
import type { MovedPagesOptions } from '../../content/moved-pages/movedPages';
import { siteRedirects } from '../../content/moved-pages/redirects';
import { isUnlisted } from '../../lib/html';
import type { FinishedPages } from '../../output/finished-pages';
import { sitePaths } from '../../output/route-list/sitePaths';
import { knownPaths, pageTitle } from './knownPaths';

/** After the build, writes the paths from which the not-found page suggests pages. No other page loads the file. */
export default function notFound(
  context: LoadContext,
  { pages, ...options }: MovedPagesOptions & { pages: FinishedPages },
): Plugin {
  return {
    name: 'not-found',
    postBuild(site) {
      const { outDir, routesPaths, siteConfig } = site;
      const html = pages.read(site);
      const routes = sitePaths(routesPaths, siteConfig.baseUrl).filter(
        (route) => route !== '/404.html' && !isUnlisted(html.get(route.slice(1)) ?? ''),
      );
      const titles = new Map(
        routes.map((route) => [route, pageTitle(html.get(route.slice(1)) ?? '', siteConfig.title)]),
      );
      const paths = knownPaths(titles, siteRedirects(context.siteDir, options, routes), options.versions);
      writeFileSync(path.join(outDir, KNOWN_PATHS_FILE), JSON.stringify(paths));
    },
  };
}
