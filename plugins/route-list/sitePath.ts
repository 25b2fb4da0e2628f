/**
 * Turns one of the router's paths into a site path.
 *
 * @param route as Docusaurus gives it, base path included, with or without a slash at the end
 * @param basePath of the site
 * @returns path below the base path with a slash at both ends (a file such as `/404.html` keeps its name)
 */
export function sitePath(route: string, basePath: string): string {
  return route.replace(basePath, '/').replace(/(?<!\/|\.html)$/, '/');
}
