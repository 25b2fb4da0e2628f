import { load } from 'cheerio';

/** Links that load a script early. */
const SCRIPT_LINKS = 'link[rel="modulepreload"], link[as="script"], link[rel="prefetch"][href$=".js"]';

/** Removes everything from a page that runs or loads scripts. */
export function withoutScripts(html: string): string {
  const $ = load(html);
  $(`script, ${SCRIPT_LINKS}`).remove();
  return $.html();
}
