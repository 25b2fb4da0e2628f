/**
 * Names the folder with the pages of a docs version.
 *
 * @param version `next`, or one that was cut, for example `v3.4.0`
 * @returns path relative to the project
 */
export function docsFolder(version: string): string {
  return version === 'next' ? 'docs' : `versioned_docs/version-${version}`;
}
