import type { Redirect } from '../../plugins/redirects/planRedirects';
import { teachingError } from '../../plugins/teachingError';

/** What a path may be made of, so that it means the same in an address, in nginx's configuration and after decoding. */
const PLAIN = /^\/[\w./~-]*$/;

function checkPlain(address: string): void {
  if (PLAIN.test(address)) return;
  throw teachingError({
    file: 'deploy/nginx/addressTable.ts',
    problem: 'an address has characters that would have to be encoded',
    expected: 'letters, digits and - _ . ~ /',
    found: address,
    remedy: 'give the page a plain slug',
  });
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, '');
}

/**
 * Lists the addresses that nginx answers with a redirect, each with the one it leads to: moved pages, with and without a
 * slash at the end; pages without their slash; the root of the host.
 *
 * nginx makes every `Location` from this table, so nothing that a client sends becomes part of one, but the query.
 *
 * @param basePath of the site
 * @param pages site paths of all pages; those without a slash at the end are files
 * @param redirects of `moved.yaml` and of the latest version's alias
 * @returns from → to, both with base path, sorted
 * @throws when an address would have to be encoded
 */
export function addressTable(
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
