/** Example: `/site/node_modules/a/node_modules/@scope/b` of `/site/node_modules/a/node_modules/@scope/b/lib/c.js`. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/**
 * Finds the packages that files belong to.
 *
 * @param files absolute paths; those outside of packages, which are the site's own, are left out
 * @returns absolute paths of the packages' folders, each once, sorted
 */
export function shippedPackages(files: Iterable<string>): string[] {
  const folders = new Set<string>();
  for (const file of files) {
    const [folder] = PACKAGE_FOLDER.exec(file) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return [...folders].sort();
}
