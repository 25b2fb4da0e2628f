import { readFileSync } from 'node:fs';
import path from 'node:path';

import { collectErrors, docId, docsFolder, lineFinder, parseYaml, versionPath } from '@api-docs/kit/node';
import type { BuildErrorDetails } from '@api-docs/kit/node';

import { unknownId } from './navigationErrors';
import type { Route } from './pathErrors';

const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/**
 * Reads the files of the categories of a docs version.
 *
 * @param files the files in the folder of the version
 * @param ids those of its pages
 * @returns the paths of the pages that Docusaurus makes for categories, and links to pages that do not exist
 */
export function readCategories(
  { siteDir, version, latest }: { siteDir: string; version: string; latest: string | undefined },
  files: readonly string[],
  ids: readonly string[],
) {
  const routes: Route[] = [];
  const errors: BuildErrorDetails[] = [];
  for (const name of files.filter((one) => CATEGORY_FILE.test(one))) {
    const file = path.posix.join(docsFolder(version), name);
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    let link: { type?: unknown; slug?: unknown; id?: unknown } | null | undefined;
    // An error of the file is among those of all data files.
    collectErrors([], () => void (link = (parseYaml(text, file) as { link?: typeof link } | null)?.link));
    const lineOf = (key: string) => lineFinder(text)(['link', key]);
    if (typeof link?.slug === 'string') {
      const route = path.posix.join('/', versionPath(version, latest), link.slug, '/');
      routes.push({ route, file, line: lineOf('slug') });
    }
    if (link?.type !== 'doc' || typeof link.id !== 'string') continue;
    const inFolder = docId(path.posix.join(path.posix.dirname(name), '_.mdx'), { id: link.id });
    if (ids.includes(link.id) || ids.includes(inFolder)) continue;
    errors.push(unknownId(`${file}:${lineOf('id')}`, 'the category', link.id, ids, 'fix `id`, or add the page'));
  }
  return { routes, errors };
}
