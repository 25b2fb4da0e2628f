import { teachingError } from '../teachingError';
import { checkPageMoves } from './checkPageMoves';
import { pageRedirects } from './pageRedirects';
import type { Move, Moved } from './readMoved';
import type { VersionPages } from './unmappedDisappearances';

/** A redirect; both addresses lie below the base path, with a slash at both ends. */
export interface Redirect {
  from: string;
  to: string;
}

/** A docs version as the redirects see it. */
export interface VersionRoutes extends VersionPages {
  /** For example `/docs/v3.3.0/`. */
  prefix: string;
}

function inVersion({ prefix, pages }: VersionRoutes, moves: readonly Move[]): Redirect[] {
  return moves
    .filter(({ from, to }) => pages.includes(to) && !pages.includes(from))
    .map(({ from, to }) => ({ from: `${prefix}${from}/`, to: `${prefix}${to}/` }));
}

function checkAddresses(moves: readonly Move[], versions: readonly VersionRoutes[], file: string): void {
  const idle = moves.find((move) => versions.every((version) => inVersion(version, [move]).length === 0));
  if (!idle) return;
  throw teachingError({
    file,
    problem: `the entry for "${idle.from}" redirects nothing`,
    expected: 'a version with a page at `to` and none at `from`',
    found: `to: ${idle.to}`,
    remedy: 'mend the address in `to`, or remove the entry',
  });
}

function checkOnce(redirects: readonly Redirect[], file: string): void {
  const seen = new Map<string, string>();
  for (const { from, to } of redirects) {
    const other = seen.get(from);
    if (other !== undefined) {
      throw teachingError({
        file,
        problem: `an entry of \`addresses\` and one of \`pages\` redirect ${from}`,
        expected: 'one redirect for each address of a version',
        found: `${other} and ${to}`,
        remedy: 'remove the entry of `addresses`: a page that moved belongs to `pages`',
      });
    }
    seen.set(from, to);
  }
}

/** The latest version's addresses stand without its name; whoever writes the name comes to them all the same. */
function aliasOf({ name, prefix, pages }: VersionRoutes, moved: readonly Redirect[]): Redirect[] {
  const own = pages.map((page) => (page === '' ? prefix : `${prefix}${page}/`)).map((to) => ({ from: to, to }));
  return [...own, ...moved].map(({ from, to }) => ({ from: from.replace(prefix, `${prefix}${name}/`), to }));
}

/**
 * Plans the redirects of the site: those of `moved.yaml` in every version they fit, and the alias of the latest version
 * (`/docs/v3.4.0/…` leads to `/docs/…`).
 *
 * @param moved both lists of moved.yaml
 * @param versions all docs versions with their pages, the oldest first
 * @param latest name of the latest one, whose pages stand without it
 * @param file name of the table in messages
 * @returns redirects sorted by address
 * @throws when an entry fits no version, two redirect one address, or a page disappeared without an entry
 */
export function planRedirects(
  { addresses, pages }: Moved,
  versions: readonly VersionRoutes[],
  latest: string,
  file: string,
): Redirect[] {
  checkAddresses(addresses, versions, file);
  checkPageMoves(pages, versions, file);
  const redirects = versions.flatMap((version) => {
    const moved = [...inVersion(version, addresses), ...pageRedirects(version, versions, pages)];
    return version.name === latest ? [...moved, ...aliasOf(version, moved)] : moved;
  });
  checkOnce(redirects, file);
  return redirects.sort((a, b) => a.from.localeCompare(b.from));
}
