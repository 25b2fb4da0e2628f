import { readFileSync } from 'node:fs';
import path from 'node:path';

import { replaceTokens, type BrandValues } from '../brand/replaceTokens';
import { parseYaml } from '../parseYaml';
import { planRedirects, type Redirect, type VersionRoutes } from './planRedirects';
import { readMoved } from './readMoved';

const TABLE = 'moved.yaml';

/** Options of the redirects. */
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
 * Reads `moved.yaml` and plans the site's redirects.
 *
 * @param siteDir folder of the project
 * @param routes site paths of all pages
 * @throws when the table is wrong
 */
export function siteRedirects(
  siteDir: string,
  { brand, versions }: RedirectOptions,
  routes: readonly string[],
): Redirect[] {
  const [latestName = '', ...frozen] = versions;
  const inner = ['/docs/next/', ...frozen.map((version) => `/docs/${version}/`)];
  const latest = versionRoutes('/docs/', routes, [...inner, '/docs/api/']);
  const all = [latest, ...inner.map((prefix) => versionRoutes(prefix, routes, []))];
  const text = replaceTokens(readFileSync(path.join(siteDir, TABLE), 'utf8'), TABLE, brand);
  return planRedirects(readMoved(parseYaml(text, TABLE), TABLE), all, { name: latestName, routes: latest }, TABLE);
}
