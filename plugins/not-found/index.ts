import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { ADDRESSES_FILE } from '../../shared/siteAddresses';
import { siteRedirects, type RedirectOptions } from '../redirects/siteRedirects';
import { sitePaths } from '../route-list/sitePaths';
import { listAddresses } from './listAddresses';
import { pageTitle } from './pageTitle';

/** After the build: writes the addresses among which the not-found page looks for near ones. No other page loads them. */
export default function notFound(context: LoadContext, options: RedirectOptions): Plugin {
  return {
    name: 'not-found',
    postBuild({ outDir, routesPaths, siteConfig }) {
      const routes = sitePaths(routesPaths, siteConfig.baseUrl).filter((route) => route !== '/404.html');
      const titles = new Map(
        routes.map((route) => {
          const html = readFileSync(path.join(outDir, route, 'index.html'), 'utf8');
          return [route, pageTitle(html, siteConfig.title)];
        }),
      );
      const addresses = listAddresses(titles, siteRedirects(context.siteDir, options, routes), options.versions);
      writeFileSync(path.join(outDir, ADDRESSES_FILE), JSON.stringify(addresses));
    },
  };
}
