import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

import { followMoves, unpackMoves, type PackedMoves } from '../../../shared/pageMoves';

/** The page that a reader gets in another docs version. */
export interface PageInVersion {
  path: string;
  /** Label for a page with another path than the reader's page. */
  note?: 'nearest page' | 'start page';
  /** Whether it is the reader's page, possibly moved. */
  isSamePage?: boolean;
}

/** The part of a docs version that is needed here. Its label is the name in `moved.yaml`: `next`, not `current`. */
export type VersionWithPages = Pick<GlobalVersion, 'label' | 'path'> & { docs: readonly { path: string }[] };

/**
 * Finds the page of a docs version that is closest to a page of another version: the page at the same path, else where
 * the page moved to, else the closest parent page, else the start page.
 *
 * @param page path of the page, with the path of its version
 * @param versions the version of the page, and the one to search
 * @param allVersions newest first
 * @param moves the list `pages` of `moved.yaml`, packed
 */
export function pageInVersion(
  page: string,
  { from, to }: { from: VersionWithPages; to: VersionWithPages },
  allVersions: readonly VersionWithPages[],
  moves: readonly PackedMoves[],
): PageInVersion {
  const fullPath = (path: string) => `${to.path}/${path}`;
  const hasPage = (path: string) => to.docs.some((doc) => doc.path === fullPath(path));
  const own = page.slice(from.path.length + 1);
  if (hasPage(own)) return { path: fullPath(own), isSamePage: true };
  const order = allVersions.map(({ label }) => label).reverse();
  const moved = followMoves(own, { from: from.label, to: to.label }, unpackMoves(moves), order);
  let closest = moved ?? own;
  while (closest && !hasPage(closest)) closest = closest.replace(/\/?[^/]*$/, '');
  return {
    path: fullPath(closest),
    note: closest ? 'nearest page' : 'start page',
    isSamePage: closest === moved,
  };
}
