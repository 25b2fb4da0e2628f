import { load } from 'cheerio';

/** Links that fetch a script before, or for later. */
const SCRIPT_LINKS = 'link[rel="modulepreload"], link[as="script"], link[rel="prefetch"][href$=".js"]';

/**
 * Makes the page that a site without any script would serve: the same HTML and CSS, nothing that runs or fetches code.
 *
 * @param html of a built page
 */
export function withoutScripts(html: string): string {
  const $ = load(html);
  $(`script, ${SCRIPT_LINKS}`).remove();
  return $.html();
}
