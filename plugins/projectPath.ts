import path from 'node:path';

/**
 * Turns a file's address into the form that messages and rules of this project use.
 *
 * @param siteDir absolute path of the project
 * @param filePath absolute path of a file, or one relative to the project
 * @returns path relative to the project, with forward slashes
 */
export function projectPath(siteDir: string, filePath: string): string {
  return path.relative(siteDir, path.resolve(siteDir, filePath)).split(path.sep).join('/');
}
