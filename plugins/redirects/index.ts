import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse } from 'yaml';

import { replaceTokens, type BrandValues } from '../brand/replaceTokens';
import { sitePaths } from '../route-list/sitePaths';
import { planRedirects, type VersionRoutes } from './planRedirects';
import { readMoved } from './readMoved';
import { redirectPage } from './redirectPage';

const TABLE = 'moved.yaml';

/** Options of the redirects plugin. */
export interface RedirectOptions {
  brand: BrandValues;
  /** versions.json: the latest first. */
  versions: readonly string[];
}

function versionRoutes(prefix: string, routes: readonly string[], inner: readonly string[]): VersionRoutes {
  const pages = routes
    .filter((route) => route.startsWith(prefix) && !inner.some((other) => route.startsWith(other)))
    .map((route) => route.slice(prefix.length).replace(/\/$/, ''));
  return { prefix, pages };
}

/**
 * Writes the redirects of `moved.yaml` and of the latest version's alias as static pages after the build. They are no
 * routes of the app, because every route costs every page bytes.
 */
export default function redirects(context: LoadContext, { brand, versions }: RedirectOptions): Plugin {
  return {
    name: 'redirects',
    postBuild({ outDir, routesPaths, siteConfig }) {
      const routes = sitePaths(routesPaths, siteConfig.baseUrl);
      const [latestName = '', ...frozen] = versions;
      const inner = ['/docs/next/', ...frozen.map((version) => `/docs/${version}/`)];
      const latest = versionRoutes('/docs/', routes, [...inner, '/docs/api/']);
      const all = [latest, ...inner.map((prefix) => versionRoutes(prefix, routes, []))];
      const text = replaceTokens(readFileSync(path.join(context.siteDir, TABLE), 'utf8'), TABLE, brand);
      const plan = planRedirects(readMoved(parse(text), TABLE), all, { name: latestName, routes: latest }, TABLE);
      for (const { from, to } of plan) {
        const folder = path.join(outDir, from);
        mkdirSync(folder, { recursive: true });
        const target = `${siteConfig.baseUrl.replace(/\/$/, '')}${to}`;
        writeFileSync(path.join(folder, 'index.html'), redirectPage(target), { flag: 'wx' });
      }
    },
  };
}
