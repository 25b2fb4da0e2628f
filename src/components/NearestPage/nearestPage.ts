import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

import { movedPage } from '../../../shared/movedPage';
import { unpackMoves, type PackedMoves } from '../../../shared/packedMoves';

/** Where a reader of a page lands in a docs version. */
export interface NearestPage {
  path: string;
  /** What stands there instead of a page at the same address; missing when that is what stands there. */
  note?: 'nearest page' | 'start page';
  /** Whether it is the reader's page, at the same address or where it moved. */
  isTwin?: boolean;
}

/** What of a version counts here. Its label is the name that `moved.yaml` gives it: `next` is named `current` inside. */
export type KnownVersion = Pick<GlobalVersion, 'label' | 'path'> & { docs: readonly { path: string }[] };

/**
 * Finds the page of a docs version that is nearest to a page of another: at the same address, else where the page moved,
 * else the nearest page above, else the start page.
 *
 * @param page path of the page inside the version of its reader
 * @param between that version, and the one to look in
 * @param versions all of them, the newest first
 * @param moves packed, as the site's configuration has them
 */
export function nearestPage(
  page: string,
  { from, to }: { from: KnownVersion; to: KnownVersion },
  versions: readonly KnownVersion[],
  moves: readonly PackedMoves[],
): NearestPage {
  const pathOf = (address: string) => `${to.path}/${address}`;
  const has = (address: string) => to.docs.some(({ path }) => path === pathOf(address));
  const own = page.slice(from.path.length + 1);
  if (has(own)) return { path: pathOf(own), isTwin: true };
  const order = versions.map(({ label }) => label).reverse();
  const moved = movedPage(own, { from: from.label, to: to.label }, unpackMoves(moves), order);
  let near = moved ?? own;
  while (near && !has(near)) near = near.replace(/\/?[^/]*$/, '');
  return { path: pathOf(near), note: near ? 'nearest page' : 'start page', isTwin: near === moved };
}
