import { movedPage } from '../../shared/movedPage';
import type { PageMove } from '../redirects/readMoved';
import type { VersionPage } from './versionPages';
import type { VersionPair } from './versionPairs';

/** A page in two versions. */
export interface PagePair {
  older: VersionPage;
  newer: VersionPage;
}

/** Another page may stand at the address of one that is gone for good. */
function isGone(
  address: string,
  { older, newer }: VersionPair,
  moves: readonly PageMove[],
  order: readonly string[],
): boolean {
  const between = order.slice(order.indexOf(older) + 1, order.indexOf(newer) + 1);
  return moves.some(({ since, from, to }) => to === null && from === address && between.includes(since));
}

/**
 * Pairs the pages of two versions: by where `moved.yaml` says that they stood, else by their address.
 *
 * @param pages of all versions
 * @param versions the two
 * @param moves pages that moved between versions
 * @param order names of all versions, the oldest first
 * @returns at most one pair for each page of the newer version; a page of the older one may be in two: an address can
 *   hold another page than it did
 */
export function pagePairs(
  pages: readonly VersionPage[],
  versions: VersionPair,
  moves: readonly PageMove[],
  order: readonly string[],
): PagePair[] {
  const olderPages = new Map(
    pages.filter(({ version }) => version === versions.older).map((page) => [page.address, page]),
  );
  return pages
    .filter(({ version }) => version === versions.newer)
    .flatMap((newer) => {
      const moved = movedPage(newer.address, { from: versions.newer, to: versions.older }, moves, order);
      const older = (moved === undefined ? undefined : olderPages.get(moved)) ?? olderPages.get(newer.address);
      return older && !isGone(older.address, versions, moves, order) ? [{ older, newer }] : [];
    });
}

/** @returns whether the page stands at another address than it did */
export function isMovedPair({ older, newer }: PagePair): boolean {
  return older.address !== newer.address;
}

/**
 * Names the comparison of a pair.
 *
 * @returns path below the base path, for example `compare/v3.3.0...v3.4.0/intro/`
 */
export function comparisonPath({ older, newer }: PagePair): string {
  const page = newer.address === '' ? '' : `${newer.address}/`;
  return `compare/${older.version}...${newer.version}/${page}`;
}

/**
 * Names a page of a docs version.
 *
 * @param latest name of the latest version, whose pages have no version in their address
 * @returns path below the base path, for example `docs/v3.3.0/intro/`
 */
export function pagePath({ version, address }: VersionPage, latest: string): string {
  const folder = version === latest ? 'docs/' : `docs/${version}/`;
  return address === '' ? folder : `${folder}${address}/`;
}
