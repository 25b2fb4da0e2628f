import { movedPage } from '../../shared/movedPage';
import type { PageMove } from './readMoved';

/** The pages of a docs version. */
export interface VersionPages {
  /** For example `v3.4.0`, or `next`. */
  name: string;
  /** Addresses inside the version without slashes at the ends; the landing is the empty text. */
  pages: readonly string[];
}

/** A page that a version lacks although the version before it has it, and nothing says where it went. */
export interface Disappearance {
  address: string;
  /** Name of the version that has the page. */
  from: string;
  /** Name of the next newer version, which lacks it. */
  to: string;
  /** Where an entry leads to, without a page there; missing without an entry. */
  wanted?: string;
}

/**
 * Finds the pages that disappear from one version to the next without an entry that says where they went.
 *
 * @param versions their pages, in any order
 * @param moves entries of `pages` in moved.yaml
 * @param order names of all versions, the oldest first
 */
export function unmappedDisappearances(
  versions: readonly VersionPages[],
  moves: readonly PageMove[],
  order: readonly string[],
): Disappearance[] {
  const pagesOf = (name: string) => versions.find((version) => version.name === name)?.pages ?? [];
  return order.slice(1).flatMap((to, index) => {
    const from = order[index] ?? '';
    const kept = pagesOf(to);
    const isGone = (address: string) =>
      moves.some((move) => move.since === to && move.from === address && move.to === null);
    return pagesOf(from)
      .filter((address) => !kept.includes(address) && !isGone(address))
      .flatMap((address): Disappearance[] => {
        const wanted = movedPage(address, { from, to }, moves, order);
        if (wanted === undefined) return [{ address, from, to }];
        return kept.includes(wanted) ? [] : [{ address, from, to, wanted }];
      });
  });
}
