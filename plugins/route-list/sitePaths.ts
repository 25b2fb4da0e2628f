/**
 * Turns the router's paths into site paths.
 *
 * @param routesPaths as Docusaurus gives them, base path included, some without a slash at the end
 * @param basePath of the site
 * @returns paths below the base path with a slash at both ends (a file such as `/404.html` keeps its name), sorted
 */
export function sitePaths(routesPaths: readonly string[], basePath: string): string[] {
  return routesPaths
    .map((route) => route.replace(basePath, '/').replace(/(?<!\/|\.html)$/, '/'))
    .sort((a, b) => a.localeCompare(b));
}
