/** A page that stands elsewhere from a docs version on. */
export interface PageStep {
  /** Name of the first version in which it stands at `to`. */
  since: string;
  /** Its address in the versions before. */
  from: string;
  /** Its address from there on; null when the page is gone for good. */
  to: string | null;
}

/**
 * Follows a page through the versions, forwards or backwards.
 *
 * @param address of the page inside version `from`, without slashes at its ends
 * @param versions where the page is known, and where it is looked for
 * @param moves all moves, in any order
 * @param order names of all versions, the oldest first, for example `['v3.3.0', 'v3.4.0', 'next']`
 * @returns its address inside version `to`; undefined when no move between the two concerns it, or the page is gone
 */
export function movedPage(
  address: string,
  { from, to }: { from: string; to: string },
  moves: readonly PageStep[],
  order: readonly string[],
): string | undefined {
  const end = order.indexOf(to);
  const start = order.indexOf(from);
  const step = end < start ? -1 : 1;
  const [here, there] = step < 0 ? (['to', 'from'] as const) : (['from', 'to'] as const);
  let found: string | undefined;
  for (let index = start; index !== end; index += step) {
    const page = found ?? address;
    // Between two neighbors lie the moves of the newer one.
    const crossed = moves.filter(({ since }) => since === order[step < 0 ? index : index + 1]);
    const move = crossed.find((one) => one[here] === page);
    const target = move?.[there];
    // Where a move begins or ends beyond, another page has the address: this one is not there.
    if (target === null || (!move && crossed.some((one) => one[there] === page))) return undefined;
    found = target ?? found;
  }
  return found;
}
