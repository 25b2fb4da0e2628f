import type { PageStep } from './movedPage';

/**
 * Moves of one version between the same two folders, short enough for every page of the site to carry them: the version,
 * the two folders with a slash at their ends, and the names of the pages there with blanks between them. A page whose name
 * changed has both names, `old:new`; one that is gone has none after the colon, and no new folder.
 */
export type PackedMoves = readonly [since: string, from: string, to: string, names: string];

/**
 * Unpacks the moves that the build packed for the browser.
 *
 * @param packed see `plugins/redirects/packMoves.ts`
 */
export function unpackMoves(packed: readonly PackedMoves[]): PageStep[] {
  return packed.flatMap(([since, from, to, names]) =>
    names.split(' ').map((name) => {
      const [before = '', after = before] = name.split(':');
      return { since, from: from + before, to: to + after || null };
    }),
  );
}
