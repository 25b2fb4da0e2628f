import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Signs of ASCII that the path of a page cannot have: the router or the bundler reads them, or URLs have them only encoded. */
const UNUSABLE = /[\p{Cc}!"#$%()*:<>?[\\\]^`{|}]/gu;

/** What the path of a page can have, for errors. */
export const USABLE_SIGNS = "letters, numbers, spaces and the signs - . _ ~ & ' + , ; = @";

/** Returns the signs of a path that the path of a page cannot have, each once. */
export function unusableSigns(pagePath: string): string[] {
  return [...new Set(pagePath.match(UNUSABLE))];
}

/**
 * Converts a path to the form that error messages and path patterns of this project use.
 *
 * @param siteDir absolute path of the project
 * @param filePath absolute, or relative to the project
 * @param system the paths of this machine; tests give those of Windows
 * @returns the path relative to the project, with forward slashes
 */
export function projectPath(siteDir: string, filePath: string, system: path.PlatformPath = path): string {
  return system.relative(siteDir, system.resolve(siteDir, filePath)).replaceAll(system.sep, '/');
}

/**
 * Lists the files in a folder and its subfolders.
 *
 * @param dir absolute path
 * @returns paths relative to `dir`, with forward slashes, sorted
 */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => projectPath(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Returns whether the file or one of its folders starts with an underscore, so that Docusaurus makes no page of it. */
export function isPartial(file: string): boolean {
  return file.split('/').some((segment) => segment.startsWith('_'));
}
