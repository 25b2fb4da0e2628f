/** A page whose path changed in a docs version. Paths are inside a version, without slashes at the ends. */
export interface PageMove {
  /** First version with the new path: `next`, or a name in versions.json. */
  since: string;
  /** Path in older versions. */
  from: string;
  /** Path since then; null if the page was deleted. */
  to: string | null;
}

/**
 * Follows a page through its moves between two docs versions, forward or backward.
 *
 * @param path path of the page in version `from`
 * @param versions names of both versions
 * @param moves all moves, in any order
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
 * @param versions names of both versions
 * @param hasPage returns whether version `to` has a page at a path
 * @param moves all moves, in any order
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

/**
 * Moves between the same two folders in one version, in a short form, because every page of the site loads them.
 *
 * `names` are the names of the pages, separated by spaces: `name`, `old:new` for a page with a new name, or `old:` for a
 * deleted page, whose `to` is empty. Folders end with a slash.
 */
export type PackedMoves = readonly [since: string, from: string, to: string, names: string];

/** Splits a path into its folder, with a trailing slash, and its name. */
function splitPath(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
}

/** Packs moves for the browser: one entry per version and pair of folders. */
export function packMoves(moves: readonly PageMove[]): PackedMoves[] {
  const groups = new Map<string, { since: string; from: string; to: string; names: string[] }>();
  for (const { since, from, to } of moves) {
    const [[oldFolder, oldName], [newFolder, newName]] = [splitPath(from), splitPath(to ?? '')];
    const key = [since, oldFolder, newFolder, to === null].join(' ');
    const group = groups.get(key) ?? { since, from: oldFolder, to: newFolder, names: [] };
    group.names.push(oldName === newName ? oldName : `${oldName}:${newName}`);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ since, from, to, names }) => [since, from, to, names.join(' ')]);
}

/** Reverses {@link packMoves} in the browser. */
export function unpackMoves(packed: readonly PackedMoves[]): PageMove[] {
  return packed.flatMap(([since, from, to, names]) =>
    names.split(' ').map((name) => {
      const [before = '', after = before] = name.split(':');
      return { since, from: from + before, to: to + after || null };
    }),
  );
}
