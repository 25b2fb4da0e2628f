import { load } from 'cheerio';

/**
 * Reads the title of a built page.
 *
 * @param html of the page
 * @param siteTitle what Docusaurus appends to the title of every page, after a bar
 * @returns for example `Faithfulness`
 */
export function pageTitle(html: string, siteTitle: string): string {
  const title = load(html.slice(0, html.indexOf('</head>')))('title').text();
  const suffix = ` | ${siteTitle}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}
