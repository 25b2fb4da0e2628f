import path from 'node:path';

import { writeFile } from '@api-docs/kit/node';
import { sitePaths } from '@api-docs/kit/plugin';

import type { Build } from '../lib/site';

/** The list of site paths, for tests and benchmarks that visit every page. It is not part of the site. */
export const ROUTE_LIST = 'generated/routes.json';

/** Writes the router's list of pages, so that no test has to guess it from files or from the sitemap. */
export default function writeRouteList({ site, built }: Build): void {
  const paths = sitePaths(built.routesPaths, site.brand.basePath);
  writeFile(path.join(site.siteDir, ROUTE_LIST), `${JSON.stringify(paths, null, 2)}\n`);
}
