import type { PackedMoves } from '../../shared/packedMoves';
import type { PageMove } from './readMoved';

/** An address as its folder, with a slash at its end, and its name. */
function parts(address: string): [folder: string, name: string] {
  const end = address.lastIndexOf('/') + 1;
  return [address.slice(0, end), address.slice(end)];
}

/**
 * Packs the moved pages for the browser, which loads them with every page of the site.
 *
 * @param moves entries of `pages` in moved.yaml
 * @returns one entry for each version and pair of folders, see `shared/packedMoves.ts`, which unpacks them
 */
export function packMoves(moves: readonly PageMove[]): PackedMoves[] {
  const groups = new Map<string, { since: string; from: string; to: string; names: string[] }>();
  for (const { since, from, to } of moves) {
    const [[oldFolder, oldName], [newFolder, newName]] = [parts(from), parts(to ?? '')];
    const key = [since, oldFolder, newFolder, to === null].join(' ');
    const group = groups.get(key) ?? { since, from: oldFolder, to: newFolder, names: [] };
    group.names.push(oldName === newName ? oldName : `${oldName}:${newName}`);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ since, from, to, names }) => [since, from, to, names.join(' ')]);
}
