import { plainText, type Run } from '@api-docs/kit/node';

/** Splits a list into groups of neighbors. `isSame` compares the last item of a group with the next one. */
export function groupNeighbors<Item>(
  items: readonly Item[],
  isSame: (last: Item, next: Item) => boolean,
): [Item, ...Item[]][] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && isSame(group.at(-1) ?? group[0], item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Returns whether two runs look the same, whatever their texts. */
export function hasSameFormatting(one: Run, other: Run): boolean {
  return one.code === other.code && one.strong === other.strong && one.emphasis === other.emphasis;
}

/** Joins neighboring runs with the same formatting and the same change, if they have one. */
export function joinRuns<Joined extends Run & { change?: string }>(runs: readonly Joined[]): Joined[] {
  const isSame = (last: Joined, next: Joined) => last.change === next.change && hasSameFormatting(last, next);
  return groupNeighbors(runs, isSame).map((group) => ({ ...group[0], text: plainText(group) }));
}
