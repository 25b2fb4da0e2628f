import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  collectErrors,
  docSlug,
  docsFolder,
  lineFinder,
  parseYaml,
  spellingRemedy,
  versionPath,
} from '@api-docs/kit/node';
import type { BuildErrorDetails, SlugFrontMatter } from '@api-docs/kit/node';

const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** A page of the docs: its path inside its version, and its front matter. */
interface Doc {
  pathInside: string;
  frontMatter: SlugFrontMatter;
}

/** Returns the id of a page, without the name of an index. */
function docId({ pathInside, frontMatter }: Doc): string {
  return docSlug(pathInside, { ...frontMatter, slug: undefined }).slice(1);
}

const withoutIndex = (id: string) => id.replace(/(?:^|\/)(?:index|readme)$/i, '');

/**
 * Reads the files of the categories of a docs version.
 *
 * @param files the files in the folder of the version
 * @returns the paths of the pages that Docusaurus makes for categories, and links to pages that do not exist
 */
export function readCategories(
  { siteDir, version, latest }: { siteDir: string; version: string; latest: string | undefined },
  files: readonly string[],
  docs: readonly Doc[],
) {
  const routes: string[] = [];
  const errors: BuildErrorDetails[] = [];
  const ids = docs.map(docId);
  for (const name of files.filter((one) => CATEGORY_FILE.test(one))) {
    const file = path.posix.join(docsFolder(version), name);
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    let link: { type?: unknown; slug?: unknown; id?: unknown } | null | undefined;
    // An error of the file is among those of all data files.
    collectErrors([], () => void (link = (parseYaml(text, file) as { link?: typeof link } | null)?.link));
    if (typeof link?.slug === 'string') routes.push(path.posix.join('/', versionPath(version, latest), link.slug, '/'));
    if (link?.type !== 'doc' || typeof link.id !== 'string') continue;
    const id = withoutIndex(link.id);
    const inFolder = docId({ pathInside: path.posix.join(path.posix.dirname(name), id, 'index.mdx'), frontMatter: {} });
    if (ids.includes(id) || ids.includes(inFolder)) continue;
    errors.push({
      file: `${file}:${lineFinder(text)(['link', 'id'])}`,
      problem: 'the category leads to a page that does not exist',
      expected: 'the id of a page: its path inside the version without extension',
      found: link.id,
      remedy: spellingRemedy(link.id, ids, 'fix `id`, or add the page'),
    });
  }
  return { routes, errors };
}
