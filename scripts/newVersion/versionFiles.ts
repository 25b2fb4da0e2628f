import { apiVersionFile } from '../../plugins/api-facts/apiFiles';
import { docsFolder } from '../../plugins/front-matter/docsFolder';

/**
 * Lists what a cut of a version makes.
 *
 * @param version for example `v3.5.0`
 * @returns paths relative to the project
 */
export function versionFiles(version: string): string[] {
  return [docsFolder(version), `versioned_sidebars/version-${version}-sidebars.json`, apiVersionFile(version)];
}

/** What takes back everything that a cut makes, whether it ended or not. */
export const UNDO =
  'git restore versions.json moved.yaml && git clean -fd versioned_docs versioned_sidebars openapi/versions';
