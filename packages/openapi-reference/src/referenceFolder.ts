import type { ApiFiles } from './apiFiles';

/** Folder of the generated pages, not in git. */
export const REFERENCE_FOLDER = 'generated/api';

/** Returns whether a Markdown file, relative to the project, is a generated page of the reference. */
export function isReferencePage(page: string): boolean {
  return page.startsWith(`${REFERENCE_FOLDER}/`);
}

/**
 * Returns the file in git to edit for a change to a page.
 *
 * @param page Markdown file, relative to the project
 * @returns the source of a generated page of the reference; for any other page, the page itself
 */
export function referenceSource(
  { options: { file, landing = file } }: Pick<ApiFiles, 'options'>,
  page: string,
): string {
  if (!isReferencePage(page)) return page;
  return page.endsWith('.info.mdx') ? landing : file;
}
