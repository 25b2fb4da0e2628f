import { apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { docsFolder, sidebarFile } from '../../plugins/versions/docsVersions';

/**
 * Lists the files and folders that cutting a version creates.
 *
 * @param version for example `v3.5.0`
 * @returns paths relative to the project
 */
export function versionFiles(version: string): string[] {
  return [docsFolder(version), sidebarFile(version), apiVersionFile(version)];
}

/** Command that undoes a cut, complete or not. */
export const UNDO =
  'git restore versions.json moved.yaml && git clean -fd versioned_docs versioned_sidebars openapi/versions';
