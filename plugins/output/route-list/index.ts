import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { sitePaths } from './sitePaths';

/** The list of site paths, for tests and benchmarks that visit every page. It is not part of the site. */
export const ROUTE_LIST = 'generated/routes.json';

/** After the build, writes the router's list of pages, so that no test has to guess it from files or from the sitemap. */
export default function routeList(context: LoadContext): Plugin {
  return {
    name: 'route-list',
    postBuild({ routesPaths, siteConfig }) {
      const file = path.join(context.siteDir, ROUTE_LIST);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(sitePaths(routesPaths, siteConfig.baseUrl), null, 2)}\n`);
    },
  };
}
