import path from 'node:path';

import { DefaultNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';

/** Front matter that changes the path of a docs page. */
export interface SlugFrontMatter {
  id?: string;
  slug?: string;
  parse_number_prefixes?: boolean;
}

/** Returns the parts of the path of a docs page without the numbers that only order them. */
function partsOf(docPath: string, { parse_number_prefixes: hasNumbers = true }: SlugFrontMatter) {
  const { dir, name } = path.posix.parse(docPath);
  const ownName = (segment: string) => (hasNumbers ? DefaultNumberPrefixParser(segment).filename : segment);
  return { dir, name, folder: dir.split('/').map(ownName).join('/'), ownName: ownName(name) };
}

/**
 * Returns the id of a docs page inside its version, for example `guides/index`, as front matter and sidebars name it.
 *
 * @param docPath path of the file inside the folder of its version
 */
export function docId(docPath: string, frontMatter: SlugFrontMatter = {}): string {
  const { folder, ownName } = partsOf(docPath, frontMatter);
  return path.posix.join(folder, String(frontMatter.id ?? ownName));
}

/**
 * Returns the path of a docs page inside its version as Docusaurus computes it. An `index` page has the path of its folder.
 *
 * @param docPath path of the file inside the folder of its version
 * @returns path with a leading slash and without a trailing one; `/` for the landing page
 */
export function docSlug(docPath: string, frontMatter: SlugFrontMatter = {}): string {
  const { slug: ownSlug, id } = frontMatter;
  const { dir, name, folder, ownName } = partsOf(docPath, frontMatter);
  const isIndex = ['index', 'readme', path.posix.basename(dir).toLowerCase()].includes(name.toLowerCase());
  const ending = ownSlug ?? (isIndex ? '' : (id ?? ownName));
  return path.posix.resolve(`/${folder}`, String(ending));
}
