import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { ADDRESSES_FILE } from '../../shared/siteAddresses';
import type { BuiltPages } from '../built-pages';
import { siteRedirects, type RedirectOptions } from '../redirects/siteRedirects';
import { sitePaths } from '../route-list/sitePaths';
import { listAddresses } from './listAddresses';
import { pageTitle } from './pageTitle';

/** After the build: writes the addresses among which the not-found page looks for near ones. No other page loads them. */
export default function notFound(
  context: LoadContext,
  { pages, ...options }: RedirectOptions & { pages: BuiltPages },
): Plugin {
  return {
    name: 'not-found',
    postBuild(site) {
      const { outDir, routesPaths, siteConfig } = site;
      const html = pages.read(site);
      const routes = sitePaths(routesPaths, siteConfig.baseUrl).filter((route) => route !== '/404.html');
      const titles = new Map(
        routes.map((route) => [route, pageTitle(html.get(route.slice(1)) ?? '', siteConfig.title)]),
      );
      const addresses = listAddresses(titles, siteRedirects(context.siteDir, options, routes), options.versions);
      writeFileSync(path.join(outDir, ADDRESSES_FILE), JSON.stringify(addresses));
    },
  };
}
