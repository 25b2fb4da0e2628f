import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of hand-written pages. */
export const PAGE_FOLDERS: readonly string[] = ['docs', 'versioned_docs', 'blog', 'src/pages'];

/** The landing page of the reference. */
const LANDING = 'plugins/api/reference/landing.mdx';

/** A file or folder that Docusaurus does not publish: partials that pages import. Example: `docs/_partials/key.mdx`. */
const UNPUBLISHED = /(?:^|\/)_/;

/** Lists the pages below folders as sorted paths relative to the project, with forward slashes, without partials. */
export function pagesBelow(siteDir: string, folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => /\.mdx?$/.test(file) && !UNPUBLISHED.test(file))
    .sort();
}

/** Lists all hand-written pages: docs of all versions, posts, pages, and the landing page of the reference. */
export function proseFiles(siteDir: string): string[] {
  return [...pagesBelow(siteDir, PAGE_FOLDERS), LANDING];
}
