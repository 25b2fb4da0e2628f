import type { Redirect } from '../../plugins/content/moved-pages/redirects';
import { buildError } from '../../plugins/lib/buildError';

/** Characters that mean the same in a URL, in nginx's configuration and after decoding. */
const PLAIN = /^\/[\w./~-]*$/;

function checkPlain(sitePath: string): void {
  if (PLAIN.test(sitePath)) return;
  throw buildError({
    file: 'deploy/nginx/redirectTable.ts',
    problem: 'a path has characters that need encoding',
    expected: 'letters, digits and - _ . ~ /',
    found: sitePath,
    remedy: 'give the page a plain slug',
  });
}

function withoutSlash(sitePath: string): string {
  return sitePath.replace(/\/$/, '');
}

/**
 * Lists the paths that nginx redirects, each with its target: moved pages with and without a trailing slash, pages
 * without their trailing slash, and the root of the host.
 *
 * Every `Location` comes from this table, so it contains nothing that a client sends except the query.
 *
 * @param pages site paths of all pages; those without a trailing slash are files
 * @param redirects of `moved.yaml` and of the latest version's alias
 * @returns from → to, both with base path, sorted
 * @throws if a path has characters that need encoding
 */
export function redirectTable(
  basePath: string,
  pages: readonly string[],
  redirects: readonly Redirect[],
): [from: string, to: string][] {
  const base = withoutSlash(basePath);
  const table = new Map<string, string>();
  if (base !== '') table.set('/', basePath).set(base, basePath);
  for (const page of pages) {
    if (page !== '/' && page.endsWith('/')) table.set(base + withoutSlash(page), base + page);
  }
  for (const { from, to } of redirects) table.set(base + withoutSlash(from), base + to).set(base + from, base + to);
  for (const [from, to] of table) [from, to].forEach(checkPlain);
  return [...table].sort(([a], [b]) => (a < b ? -1 : 1));
}
