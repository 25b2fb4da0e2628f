import type { SiteMap } from '../links/siteMap';

/**
 * Examples: `source page path = /base/docs/next/intro/`, `Can't render static file for pathname "/base/docs/intro"`. The
 * colors of a terminal may stand around the address.
 */
const PAGE_IN_OUTPUT = /(?:source page path|pathname)(?: =|=)? ?(?:\u001b\[\d+m)*"?(?<address>\/[^\s":\u001b]*)/g;

/**
 * Finds the files of the pages that Docusaurus names by their addresses when it stops.
 *
 * @param output what the build printed
 * @param map of the site
 * @param basePath of the site
 * @returns files relative to the project, each once, in the order of the output
 */
export function pagesInOutput(output: string, map: SiteMap, basePath: string): string[] {
  const files = [...output.matchAll(PAGE_IN_OUTPUT)].flatMap(({ groups }) => {
    const address = (groups?.address ?? '').replace(basePath, '/').replace(/(?<=.)\/$/, '');
    return map.get(address) ?? [];
  });
  return [...new Set(files)];
}
