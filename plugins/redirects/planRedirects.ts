import { teachingError } from '../teachingError';
import type { Move } from './readMoved';

/** A redirect; both addresses lie below the base path, with a slash at both ends. */
export interface Redirect {
  from: string;
  to: string;
}

/** A docs version as the redirects see it. */
export interface VersionRoutes {
  /** For example `/docs/v3.3.0/`. */
  prefix: string;
  /** Addresses inside the version without slashes at the ends; the landing is the empty text. */
  pages: string[];
}

function inVersion({ prefix, pages }: VersionRoutes, moves: readonly Move[]): Redirect[] {
  return moves
    .filter(({ from, to }) => pages.includes(to) && !pages.includes(from))
    .map(({ from, to }) => ({ from: `${prefix}${from}/`, to: `${prefix}${to}/` }));
}

/**
 * Plans the redirects of the site: those of `moved.yaml` in every version they fit, and the alias of the latest version
 * (`/docs/v3.4.0/…` leads to `/docs/…`).
 *
 * @param moves entries of moved.yaml
 * @param versions all docs versions with their pages
 * @param latest the latest one and its name
 * @param file name of the table in messages
 * @returns redirects sorted by address
 * @throws when an entry fits no version
 */
export function planRedirects(
  moves: readonly Move[],
  versions: readonly VersionRoutes[],
  latest: { name: string; routes: VersionRoutes },
  file: string,
): Redirect[] {
  const idle = moves.find((move) => versions.every((version) => inVersion(version, [move]).length === 0));
  if (idle) {
    throw teachingError({
      file,
      problem: `the entry for "${idle.from}" redirects nothing`,
      expected: 'a version with a page at `to` and none at `from`',
      found: `to: ${idle.to}`,
      remedy: 'mend the address in `to`, or remove the entry',
    });
  }
  const { prefix, pages } = latest.routes;
  const alias = pages.map((page) => {
    const tail = page === '' ? '' : `${page}/`;
    return { from: `${prefix}${latest.name}/${tail}`, to: `${prefix}${tail}` };
  });
  const moved = versions.flatMap((version) => inVersion(version, moves));
  const aliasOfMoved = inVersion(latest.routes, moves).map(({ from, to }) => ({
    from: from.replace(prefix, `${prefix}${latest.name}/`),
    to,
  }));
  return [...moved, ...alias, ...aliasOfMoved].sort((a, b) => a.from.localeCompare(b.from));
}
