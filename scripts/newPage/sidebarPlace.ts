/** An entry of the sidebar that stands beside the new page. */
export interface Sibling {
  label: string;
  position: number;
}

/** Where a kind of pages puts a new one. */
export type Order = 'alphabetical' | 'last';

function between(before: number | undefined, after: number | undefined): number {
  if (after === undefined) return Math.floor(before ?? 0) + 1;
  return ((before ?? 0) + after) / 2;
}

/**
 * Finds a place in the sidebar without moving any other page: between two of them it takes a number between theirs.
 *
 * @param siblings entries of the same folder
 * @param label of the new page
 * @param order by name, or behind all others
 * @param end position of an entry that stays the last one
 */
export function sidebarPlace(siblings: readonly Sibling[], label: string, order: Order, end = Infinity): number {
  const sorted = siblings.filter(({ position }) => position < end).sort((a, b) => a.position - b.position);
  if (order === 'last') return between(sorted.at(-1)?.position, end === Infinity ? undefined : end);
  const index = sorted.findIndex((sibling) => sibling.label.localeCompare(label, 'en') > 0);
  return index < 0
    ? between(sorted.at(-1)?.position, undefined)
    : between(sorted[index - 1]?.position, sorted[index]?.position);
}
