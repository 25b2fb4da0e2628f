import { createHash } from 'node:crypto';

import { uniqueName } from '../text/names';

/** Bytes of the name of a page's folder, which systems limit to 255. */
const MAX_NAME = 200;

/** Bytes of the id of a page. Its file has more: the OpenAPI plugin writes a hyphen before each word. */
const MAX_ID = 100;

/** Returns a name as it is, or the start of one that is too long for a file, with a hash that tells it from others. */
export function shortName(name: string, limit = MAX_NAME): string {
  if (Buffer.byteLength(name) <= limit) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 8);
  // The last character may be cut in two.
  const start = Buffer.from(name)
    .subarray(0, limit - hash.length - 1)
    .toString()
    .replace(/[\uFFFD-]+$/, '');
  return `${start}-${hash}`;
}

/** Returns a name, or what {@link shortName} makes of one that is too long for the id of a page. */
export const shortId = (name: string): string => shortName(name, MAX_ID);

/** Returns text as a name that files and addresses can have. */
export function safeName(text: string): string {
  return text
    .replaceAll(/[{}]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns a path as the address of a page, each segment with a letter or digit first: `/jobs/{+id}` becomes `/jobs/id`. */
function pageSlug(path: string): string {
  const segments = path
    .split('/')
    .map((segment) =>
      segment
        .replaceAll(/[{}]/g, '')
        .replace(/[^\w.~-]+/g, '-')
        .replace(/^\W+|-$/g, ''),
    )
    .filter(Boolean)
    .map((segment) => shortName(segment));
  return `/${segments.join('/')}`;
}

/**
 * Returns the address of each operation's page below the reference: its path without braces, which ends with the method of
 * all but POST. A further method of a path moves no page.
 */
export function pageSlugs(operations: readonly { path: string; method: string }[]): string[] {
  const taken = new Set<string>();
  const slugs = new Map<object, string>();
  // Paths that are their own address come first, so that they keep it.
  const ordered = [...operations].sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  for (const operation of ordered) {
    const { path, method } = operation;
    const slug = pageSlug(path);
    // That of the landing page is `/`.
    const own = method === 'POST' && slug !== '/' ? slug : `${slug.replace(/\/$/, '')}/${method.toLowerCase()}`;
    const unique = uniqueName(own, taken, (text) => text.toLowerCase());
    slugs.set(operation, unique);
  }
  return operations.map((operation) => slugs.get(operation) ?? '');
}
