import { classifyPage } from '../../content/front-matter/pageKind';
import { API_FILE } from '../facts/apiFiles';

/** Folder of the generated pages, not in git. */
export const REFERENCE_FOLDER = 'generated/api';

/** The landing page, written by hand. The pages of the operations are generated from the OpenAPI file. */
export const LANDING_SOURCE = 'plugins/api/reference/landing.mdx';

/**
 * Returns the file in git to edit for a change to a page.
 *
 * @param page Markdown file, relative to the project
 * @returns the source of a generated page of the reference; for any other page, the page itself
 */
export function referenceSource(page: string): string {
  const classified = classifyPage(page);
  if (classified?.kind !== 'reference') return page;
  return classified.pathInside.endsWith('.info.mdx') ? LANDING_SOURCE : API_FILE;
}
