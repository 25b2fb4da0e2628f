/** Which file a page has its facts from, and which file makes it. */

import { NEXT, versionOfFile } from '@api-docs/kit/node';

import type { ApiFiles } from './apiFiles';

/** Returns the OpenAPI file of a docs version (`next`, or for example `v3.4.0`), relative to the project. */
export function versionFile({ options }: Pick<ApiFiles, 'options'>, version: string): string {
  const { file, versions, versionsFolder, isVersioned } = options;
  return version === NEXT || !isVersioned ? file : (versions[version] ?? `${versionsFolder}/${version}.yaml`);
}

/** Returns the OpenAPI file of a page's docs version. Pages outside of the docs use the file of `next`. */
export function fileOfPage(files: Pick<ApiFiles, 'options'>, page: string): string {
  return versionFile(files, versionOfFile(page));
}

/** Returns whether a Markdown file, relative to the project, is a generated page of the reference. */
export function isReferencePage({ options }: Pick<ApiFiles, 'options'>, page: string): boolean {
  return page.startsWith(`${options.pagesFolder}/`);
}

/**
 * Returns the file in git to edit for a change to a page.
 *
 * @param page Markdown file, relative to the project
 * @returns the source of a generated page of the reference; for any other page, the page itself
 */
export function referenceSource(files: Pick<ApiFiles, 'options'>, page: string): string {
  const { file, landing = file } = files.options;
  if (!isReferencePage(files, page)) return page;
  return page.endsWith('.info.mdx') ? landing : file;
}
