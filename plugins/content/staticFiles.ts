import { statSync } from 'node:fs';
import path from 'node:path';

import { decoded } from '@api-docs/kit';
import { downloadsRoot } from '@api-docs/openapi-reference/library';

/** Folders whose files are served from the base path. */
export const staticFolders = ['static', downloadsRoot()];

/** Returns whether a file exists, and is no folder. */
export function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** The start of the path of a file of the project. */
export const PROJECT = '@site/';

/** Returns the absolute path of a file that a page names: from the project, such as `@site/docs/a.png`, or from the page. */
export function linkedFile(link: string, page: string, siteDir: string): string {
  if (link.startsWith(PROJECT)) return path.join(siteDir, link.slice(PROJECT.length));
  return path.resolve(siteDir, path.dirname(page), link);
}

/**
 * Returns whether a file is served from the base path.
 *
 * @param url path below the base path, with or without a leading slash, perhaps encoded and with a query. Example: `/img/a%20b.jpg?v=2`
 */
export function isStaticFile(url: string, siteDir: string): boolean {
  const [name = ''] = url.split(/[?#]/);
  return staticFolders.some((folder) => isFile(path.join(siteDir, folder, decoded(name))));
}
