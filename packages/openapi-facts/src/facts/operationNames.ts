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
    slugs.set(
      operation,
      uniqueName(own, taken, (text) => text.toLowerCase()),
    );
  }
  return operations.map((operation) => slugs.get(operation) ?? '');
}
