import { docsFolder, sidebarFile } from '@api-docs/kit/docsVersions';

import { apiVersionFile } from '../../plugins/api/facts/apiFiles';

/** List of the released versions, the latest first. */
export const VERSIONS_FILE = 'versions.json';

/** Lists the files and folders that cutting a version creates. */
export function versionFiles(version: string): string[] {
  return [docsFolder(version), sidebarFile(version), apiVersionFile(version)];
}
