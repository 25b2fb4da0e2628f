import path from 'node:path';

/**
 * Returns the folder of the modules of a package that run in the browser. A built package has them apart, as ES modules; its
 * sources do not.
 *
 * @param folder absolute path of the folder with the entry of the package
 */
export function browserFolder(folder: string): string {
  return path.basename(folder) === 'dist' ? path.join(folder, 'browser') : folder;
}
