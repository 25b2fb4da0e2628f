import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** A page whose path changed in a docs version. Paths are inside a version, without slashes at the ends. */
export interface PageMove {
  /** First version with the new path: `next`, or a name in versions.json. */
  since: string;
  /** Path in older versions. */
  from: string;
  /** Path since then; null if the page was deleted. */
  to: string | null;
  /** In the file that lists it, for errors. */
  line?: number;
}

/**
 * Follows a page through its moves between two docs versions, forward or backward.
 *
 * @param path path of the page in version `from`
 * @param order names of all versions, oldest first, for example `['v3.3.0', 'v3.4.0', 'next']`
 * @returns its path in version `to`; undefined if the page did not move between the two versions, or was deleted
 */
export function followMoves(
  path: string,
  { from, to }: { from: string; to: string },
  moves: readonly PageMove[],
  order: readonly string[],
): string | undefined {
  const end = order.indexOf(to);
  const start = order.indexOf(from);
  const step = end < start ? -1 : 1;
  const [source, target] = step < 0 ? (['to', 'from'] as const) : (['from', 'to'] as const);
  let found: string | undefined;
  for (let index = start; index !== end; index += step) {
    const page = found ?? path;
    // Moves between two neighboring versions belong to the newer one.
    const crossed = moves.filter(({ since }) => since === order[step < 0 ? index : index + 1]);
    const move = crossed.find((one) => one[source] === page);
    const next = move?.[target];
    // If a move ends at this path, the path belongs to another page in the next version, and this page has none.
    if (next === null || (!move && crossed.some((one) => one[target] === page))) return undefined;
    found = next ?? found;
  }
  return found;
}

/**
 * Finds the page of a docs version that is nearest to a page of another version: the page at the same path, else where the
 * page moved to, else the closest parent page, else the start page.
 *
 * @param path path of the page in version `from`
 * @param hasPage returns whether version `to` has a page at a path
 * @param order names of all versions, oldest first
 * @returns its path in version `to`, and whether it is the same page, possibly moved
 */
export function nearestPage(
  path: string,
  versions: { from: string; to: string },
  hasPage: (path: string) => boolean,
  moves: readonly PageMove[],
  order: readonly string[],
): { path: string; isSamePage: boolean } {
  if (hasPage(path)) return { path, isSamePage: true };
  const moved = followMoves(path, versions, moves, order);
  let closest = moved ?? path;
  while (closest && !hasPage(closest)) closest = closest.replace(/\/?[^/]*$/, '');
  return { path: closest, isSamePage: closest === moved };
}

/** The page that a reader gets in another docs version. */
export interface PageInVersion {
  path: string;
  /** Label for a page with another path than the reader's page. */
  note?: 'nearest page' | 'start page';
  /** Whether it is the reader's page, possibly moved. */
  isSamePage?: boolean;
}

/** The part of a docs version that is needed here. */
export type VersionWithPages = Pick<GlobalVersion, 'name' | 'path' | 'mainDocId'> & {
  docs: readonly { id: string; path: string }[];
};

/** Returns the path of a page inside of its version, without slashes at the ends. */
function pathInside(version: Pick<VersionWithPages, 'path'>, page: string): string {
  const start = `${version.path.replace(/\/$/, '')}/`;
  return page.slice(start.length).replace(/\/$/, '');
}

/** Returns the path of the page with which a docs version starts. */
export function startPage({ docs, mainDocId, path }: VersionWithPages): string {
  return docs.find(({ id }) => id === mainDocId)?.path ?? path;
}

/** Finds the page of version `to` that is nearest to a page of version `from`, see {@link nearestPage}. `allVersions` has the newest first. */
export function pageInVersion(
  page: string,
  { from, to }: { from: VersionWithPages; to: VersionWithPages },
  allVersions: readonly VersionWithPages[],
  moves: readonly PageMove[],
): PageInVersion {
  const pages = new Map(to.docs.map((doc) => [pathInside(to, doc.path), doc.path]));
  const hasPage = (path: string) => pages.has(path);
  const own = pathInside(from, page);
  const order = allVersions.map(({ name }) => name).reverse();
  const nearest = nearestPage(own, { from: from.name, to: to.name }, hasPage, moves, order);
  const { isSamePage } = nearest;
  const path = pages.get(nearest.path) ?? startPage(to);
  if (hasPage(own)) return { path, isSamePage };
  return { path, note: nearest.path ? 'nearest page' : 'start page', isSamePage };
}

/** Returns what pages know of moves: without the reasons, and with the name of the unreleased version that they know. */
export function globalMoves(moves: readonly PageMove[]): PageMove[] {
  return moves.map(({ since, from, to }) => ({ since: since === 'next' ? 'current' : since, from, to }));
}

/**
 * Returns the moves among the pages of a docs plugin. `moved.yaml` lists those of the first one.
 *
 * @param pluginId undefined for the first one, as in the options of its menu
 */
export function movesOfDocs(pluginId = 'default', moves: readonly PageMove[]): readonly PageMove[] {
  return pluginId === 'default' ? moves : [];
}
