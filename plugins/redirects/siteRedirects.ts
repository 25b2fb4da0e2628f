import { MOVED_FILE, readMovedFile, type MovedOptions } from './movedFile';
import { planRedirects, type Redirect, type VersionRoutes } from './planRedirects';

/** Options of the redirects. */
export type RedirectOptions = MovedOptions;

function versionRoutes(
  name: string,
  prefix: string,
  routes: readonly string[],
  inner: readonly string[] = [],
): VersionRoutes {
  const pages = routes
    .filter((route) => route.startsWith(prefix) && !inner.some((other) => route.startsWith(other)))
    .map((route) => route.slice(prefix.length).replace(/\/$/, ''));
  return { name, prefix, pages };
}

/**
 * Reads `moved.yaml` and plans the site's redirects.
 *
 * @param siteDir folder of the project
 * @param routes site paths of all pages
 * @throws when the table is wrong, or does not fit the pages
 */
export function siteRedirects(siteDir: string, options: RedirectOptions, routes: readonly string[]): Redirect[] {
  const [latestName = '', ...frozen] = options.versions;
  const prefixOf = (name: string) => `/docs/${name}/`;
  const inner = ['next', ...frozen].map(prefixOf);
  const latest = versionRoutes(latestName, '/docs/', routes, [...inner, '/docs/api/']);
  const [next, ...older] = ['next', ...frozen].map((name) => versionRoutes(name, prefixOf(name), routes));
  const oldestFirst = [...older.reverse(), latest, ...(next ? [next] : [])];
  return planRedirects(readMovedFile(siteDir, options), oldestFirst, latestName, MOVED_FILE);
}
