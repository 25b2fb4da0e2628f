import type { VersionPair } from '@api-docs/kit/docsVersions';

import { followMoves, type PageMove } from './pageMoves';
import type { VersionPage } from './read/versionPages';

/** A page in two docs versions. */
export interface PagePair {
  older: VersionPage;
  newer: VersionPage;
}

/**
 * Pairs the pages of two versions by the moves in `moved.yaml`, otherwise by their slug.
 *
 * @param order names of all versions, the oldest first
 * @returns at most one pair for each page of the newer version. A page of the older version can be in two: the page that
 *   it became, and another page that has its slug now
 */
export function pagePairs(
  pages: readonly VersionPage[],
  versions: VersionPair,
  moves: readonly PageMove[],
  order: readonly string[],
): PagePair[] {
  const between = order.slice(order.indexOf(versions.older) + 1, order.indexOf(versions.newer) + 1);
  // Another page may have its slug now.
  const isDeleted = ({ slug }: VersionPage) =>
    moves.some(({ since, from, to }) => to === null && from === slug && between.includes(since));
  const pagesOf = (name: string) => pages.filter(({ version }) => version === name);
  const olderPages = new Map(pagesOf(versions.older).map((page) => [page.slug, page]));
  return pagesOf(versions.newer).flatMap((newer) => {
    const moved = followMoves(newer.slug, { from: versions.newer, to: versions.older }, moves, order);
    const older = (moved === undefined ? undefined : olderPages.get(moved)) ?? olderPages.get(newer.slug);
    return older && !isDeleted(older) ? [{ older, newer }] : [];
  });
}

/** Returns whether a page has another slug in the newer version. */
export function isMovedPair({ older, newer }: PagePair): boolean {
  return older.slug !== newer.slug;
}

/** Returns the path of a comparison page below the base path, for example `compare/v3.3.0...v3.4.0/intro/`. */
export function comparisonPath({ older, newer }: PagePair): string {
  return `compare/${older.version}...${newer.version}/${newer.slug && `${newer.slug}/`}`;
}
