import { movedPage } from '../../shared/movedPage';
import type { Redirect, VersionRoutes } from './planRedirects';
import type { PageMove } from './readMoved';

/**
 * Plans the redirects of a version for the pages that moved: where the version lacks a page at one address of a move, and
 * has the page at another, the one leads to the other.
 *
 * An address that means different pages in different versions leads to the page of the version that is nearest in age.
 *
 * @param version the one to plan for, one of `versions`
 * @param versions all docs versions with their pages, the oldest first
 * @param moves entries of `pages` in moved.yaml
 */
export function pageRedirects(
  version: VersionRoutes,
  versions: readonly VersionRoutes[],
  moves: readonly PageMove[],
): Redirect[] {
  const { name, prefix, pages } = version;
  const order = versions.map((other) => other.name);
  const distance = (other: VersionRoutes) => Math.abs(versions.indexOf(other) - versions.indexOf(version));
  const nearestFirst = [...versions].sort((a, b) => distance(a) - distance(b));
  const addresses = [...new Set(moves.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))];
  return addresses
    .filter((address) => !pages.includes(address))
    .flatMap((address): Redirect[] => {
      const target = nearestFirst
        .filter((other) => other.pages.includes(address))
        .map((other) => movedPage(address, { from: other.name, to: name }, moves, order))
        .find((found) => found !== undefined && pages.includes(found));
      return target === undefined ? [] : [{ from: `${prefix}${address}/`, to: `${prefix}${target}/` }];
    });
}
