/**
 * Writes what crawlers ask for first: everything may be read.
 *
 * @param address of the site, with a slash at its end
 * @param index name of the index of pages for assistants
 */
export function robotsTxt(address: string, index: string): string {
  return `# Index of all pages for assistants: ${address}${index}
User-agent: *
Allow: /

Sitemap: ${address}sitemap.xml
`;
}
