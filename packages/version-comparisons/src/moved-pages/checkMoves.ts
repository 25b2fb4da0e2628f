import { followMoves, type PageMove } from '../pageMoves';
import { movedError, type MovedPages } from './movedPages';

/** A docs version with the paths of its pages inside of it. */
interface VersionPages {
  name: string;
  pages: readonly string[];
}

const MAX_LISTED = 5;

/** Finds pages that are missing in the next version and have no valid entry in `moved.yaml`. */
function findLostPages(versions: readonly VersionPages[], moves: readonly PageMove[]) {
  const order = versions.map(({ name }) => name);
  return versions.slice(1).flatMap(({ name: to, pages: nextPages }, index) => {
    const { name: from = '', pages = [] } = versions[index] ?? {};
    const isDeleted = (path: string) =>
      moves.some((move) => move.since === to && move.from === path && move.to === null);
    // The path in the next version according to `moved.yaml`, if there is an entry. No page has it.
    return pages
      .filter((path) => !nextPages.includes(path) && !isDeleted(path))
      .map((path) => ({ path, from, to, wrongPath: followMoves(path, { from, to }, moves, order) }))
      .filter(({ wrongPath }) => wrongPath === undefined || !nextPages.includes(wrongPath));
  });
}

/** Throws if no page was at `from` before the move or at `to` since then. */
function checkMove(move: PageMove, versions: readonly VersionPages[]): void {
  const { since, from, to } = move;
  const first = versions.findIndex(({ name }) => name === since);
  const [older, newer] = [versions.slice(0, first), versions.slice(first)];
  const hasPage = (some: readonly VersionPages[], path: string) => some.some(({ pages }) => pages.includes(path));
  const details = { problem: `the page "${from}" did not move in ${since}` };
  if (!hasPage(older, from)) {
    throw movedError(
      {
        ...details,
        expected: `a page at \`from\` in a version before ${since}`,
        found: older.length > 0 ? `none in ${older.map(({ name }) => name).join(', ')}` : `no version before ${since}`,
        remedy:
          'fix `since` or `from`, or remove the entry; if readers still need the redirect, move it to `addresses`',
      },
      move,
    );
  }
  if (to !== null && !hasPage(newer, to)) {
    throw movedError(
      {
        ...details,
        expected: `a page at \`to\` in ${since} or a newer version`,
        found: `to: ${to}`,
        remedy: 'fix `to`, or write `to: null` if the page was deleted',
      },
      move,
    );
  }
}

/**
 * Checks that every move fits the pages of the versions, and that every page is in the next version or has an entry.
 *
 * @param versions all docs versions, oldest first
 * @throws on a move without a page at `from` or `to`, and on pages that are missing in the next version
 */
export function checkMoves(moves: readonly PageMove[], versions: readonly VersionPages[]): void {
  for (const move of moves) checkMove(move, versions);
  const lost = findLostPages(versions, moves);
  const [first] = lost;
  if (!first) return;
  const { path, from, to, wrongPath } = first;
  const listed = lost.slice(0, MAX_LISTED).map((page) => `${page.path} (${page.from})`);
  const more = lost.length > listed.length ? ` and ${lost.length - listed.length} more` : '';
  throw movedError({
    problem: `docs ${to} has no page at "${path}", but docs ${from} has one`,
    expected: 'the page in both versions, or an entry in `pages`',
    found: wrongPath === undefined ? `no entry for ${listed.join(', ')}${more}` : `an entry with to: ${wrongPath}`,
    why: 'Links, bookmarks and the version dropdown lead readers to the old path.',
    remedy: `add to \`pages\`: - { since: ${to}, from: ${path}, to: the new path or null if the page was deleted, why: "The reason." }`,
  });
}

/** Throws if an entry of `addresses` redirects nothing in any version. */
export function checkUsed(moves: MovedPages['addresses'], versions: readonly VersionPages[]): void {
  const unused = moves.find(({ from, to }) =>
    versions.every(({ pages }) => !pages.includes(to) || pages.includes(from)),
  );
  if (!unused) return;
  throw movedError(
    {
      problem: `the entry for "${unused.from}" redirects nothing`,
      expected: 'a version with a page at `to` and none at `from`',
      found: `to: ${unused.to}`,
      remedy: 'fix `to` or remove the entry',
    },
    unused,
  );
}
