import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders whose pages people write. */
export const PAGE_FOLDERS: readonly string[] = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/** A page that lives beside the code that shows it. */
const LANDING = 'plugins/api-reference/landing.mdx';

/**
 * Lists the pages below folders.
 *
 * @param siteDir the project's folder
 * @param folders folders relative to it
 * @returns paths relative to the project, forward slashes, sorted
 * @throws when a folder does not exist
 */
export function pagesBelow(siteDir: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => file.endsWith('.mdx'))
    .sort();
}

/**
 * Lists the pages that the prose rules hold for.
 *
 * @param siteDir the project's folder
 * @returns paths relative to it: docs of all versions, posts, pages, and the landing page of the reference
 */
export function proseFiles(siteDir: string): string[] {
  return [...pagesBelow(siteDir, PAGE_FOLDERS), LANDING];
}
