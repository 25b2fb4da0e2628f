import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { decoded } from '@api-docs/kit';
import { spellingRemedy, type BuildErrorDetails } from '@api-docs/kit/node';

import { isFile, linkedFile, PROJECT } from '../staticFiles';

/** Returns a link to a file of the project, such as `@site/docs/intro.mdx`, as one from a page; others as they are. */
export function fromPage(link: string, page: string): string {
  if (!link.startsWith(PROJECT)) return link;
  const relative = path.posix.relative(path.posix.dirname(page), link.slice(PROJECT.length));
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/** Returns whether a link can only lead to a file. Examples: `./guide.pdf`, `@site/LICENSE`. */
export function isFileLink(link: string): boolean {
  return link.startsWith(PROJECT) || /^\.\.?\/.*\.[a-z]\w*$/i.test(link);
}

/**
 * Returns whether Docusaurus serves the file of a link: any file of the project, and those with an extension next to a page.
 *
 * @param link path from the page, or from the project
 * @param page its file, relative to the project
 */
export function isServed(link: string, page: string, siteDir: string): boolean {
  const canBeFile = link.startsWith(PROJECT) || (!link.startsWith('/') && path.extname(link) !== '');
  return canBeFile && isFile(linkedFile(link, page, siteDir));
}

/** Returns the error for a link to a file that does not exist. */
export function fileError(link: string, page: string, siteDir: string): Omit<BuildErrorDetails, 'file'> {
  const folder = path.dirname(linkedFile(decoded(link), page, siteDir));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return {
    problem: 'the link leads to a file that does not exist',
    expected: 'a file next to the page, such as ./guide.pdf, or below static/, such as /files/guide.pdf',
    found: link,
    remedy: spellingRemedy(
      decoded(link),
      names.map((name) => `${path.posix.dirname(decoded(link))}/${name}`),
      'save the file there, or fix its name',
    ),
  };
}
