import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { withPolicy } from '../built-pages/contentSecurityPolicy';
import { sitePaths } from '../route-list/sitePaths';
import { redirectPage } from './redirectPage';
import { siteRedirects, type RedirectOptions } from './siteRedirects';

/**
 * Writes the redirects of `moved.yaml` and of the latest version's alias as static pages after the build. They are no
 * routes of the app, because every route costs every page bytes.
 */
export default function redirects(context: LoadContext, options: RedirectOptions): Plugin {
  return {
    name: 'redirects',
    postBuild({ outDir, routesPaths, siteConfig }) {
      const routes = sitePaths(routesPaths, siteConfig.baseUrl);
      for (const { from, to } of siteRedirects(context.siteDir, options, routes)) {
        const folder = path.join(outDir, from);
        mkdirSync(folder, { recursive: true });
        const target = `${siteConfig.baseUrl.replace(/\/$/, '')}${to}`;
        writeFileSync(path.join(folder, 'index.html'), withPolicy(redirectPage(target), from), { flag: 'wx' });
      }
    },
  };
}
