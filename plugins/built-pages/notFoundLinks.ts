/** The page that hosts serve under every unknown path. */
export const NOT_FOUND = '404.html';

/**
 * Points the links of the not-found page to itself, such as the skip link's, to the home page: nothing exists at the path
 * under which it was rendered.
 *
 * @param html a built page
 * @param page its path; others than the not-found page stay unchanged
 * @param basePath of the site
 */
export function withNotFoundLinks(html: string, page: string, basePath: string): string {
  if (page !== NOT_FOUND) return html;
  return html.replaceAll(new RegExp(`href="?${basePath}404/"?`, 'g'), `href="${basePath}"`);
}
