/**
 * Returns the URL of a page as the site links to it. Some hosts answer an address with a slash at its end with 404 if the site
 * has none.
 *
 * @param siteRoot URL of the home page
 * @param path below the base path with a slash at its end, and maybe an anchor
 * @param trailingSlash that of the site's configuration
 */
export function pageUrl(siteRoot: string, path: string, trailingSlash: boolean | undefined): string {
  return siteRoot + (trailingSlash === false ? path.replace(/\/(?=#|$)/, '') : path);
}
