import { docsFolder, sidebarFile } from '@api-docs/kit/docsVersions';

import { apiVersionFile } from '../../plugins/api/facts/apiFiles';

/** List of the released versions, the latest first. */
export const VERSIONS_FILE = 'versions.json';

/**
 * Lists the files and folders that cutting a version creates.
 *
 * @param version for example `v3.5.0`
 * @returns paths relative to the project
 */
export function versionFiles(version: string): string[] {
  return [docsFolder(version), sidebarFile(version), apiVersionFile(version)];
}
