import { API_FILE } from '../api-facts/apiFiles';
import { pagePlace } from '../front-matter/pageKind';

/** Written by hand; the pages of the operations are made from the OpenAPI file alone. */
export const LANDING_SOURCE = 'plugins/api-reference/landing.mdx';

/**
 * Names the file in git that a page is made from, where a reader would mend it.
 *
 * @param page Markdown file, relative to the project
 * @returns for a page of the reference the file it was generated from, for any other page the page itself
 */
export function referenceSource(page: string): string {
  const place = pagePlace(page);
  if (place?.kind !== 'reference') return page;
  return place.pathInside.endsWith('.info.mdx') ? LANDING_SOURCE : API_FILE;
}
