import { uniqueName } from '../text/names';

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
    .filter(Boolean);
  return `/${segments.join('/')}`;
}

/**
 * Returns the address of each operation's page below the reference: its path without braces. If a path has several
 * methods, or two paths have the same address, pages of other methods than POST end with their method.
 */
export function pageSlugs(operations: readonly { path: string; method: string }[]): string[] {
  const taken = new Set<string>();
  const slugs = new Map<object, string>();
  const isAlone = ({ path }: { path: string }) => operations.filter((other) => other.path === path).length === 1;
  const first = operations.filter((operation) => operation.method === 'POST' || isAlone(operation));
  const unique = (slug: string) => uniqueName(slug, taken, (text) => text.toLowerCase());
  const withMethod = ({ path, method }: { path: string; method: string }) =>
    unique(`${pageSlug(path).replace(/\/$/, '')}/${method.toLowerCase()}`);
  // Paths that are their own address come first, so that they keep it.
  const ordered = [...first].sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
  for (const operation of ordered) {
    const slug = pageSlug(operation.path);
    const isTaken = taken.has(slug.toLowerCase()) || slug === '/';
    slugs.set(operation, isTaken ? withMethod(operation) : unique(slug));
  }
  return operations.map((operation) => slugs.get(operation) ?? withMethod(operation));
}
