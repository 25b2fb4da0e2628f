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

/**
 * Returns whether a file is served from the base path.
 *
 * @param url path below the base path, with or without a leading slash, perhaps encoded and with a query. Example: `/img/a%20b.jpg?v=2`
 * @param folders those whose files are served so
 */
export function isStaticFile(url: string, siteDir: string, folders: readonly string[] = staticFolders): boolean {
  const [name = ''] = url.split(/[?#]/);
  return folders.some((folder) => isFile(path.join(siteDir, folder, decoded(name))));
}
