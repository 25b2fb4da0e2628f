import { sitePath } from './sitePath';

/**
 * Turns the router's paths into site paths.
 *
 * @param routesPaths as Docusaurus gives them, base path included, some without a slash at the end
 * @param basePath of the site
 * @returns paths as {@link sitePath} makes them, sorted
 */
export function sitePaths(routesPaths: readonly string[], basePath: string): string[] {
  return routesPaths.map((route) => sitePath(route, basePath)).sort((a, b) => a.localeCompare(b));
}
