import { diffArrays } from 'diff';

import { memoize } from '@api-docs/kit';

import { groupNeighbors } from '../runs';

/** Two aligned items, or one item without a partner. */
export type Pair<Item> =
  { older: Item; newer: Item } | { older: Item; newer?: undefined } | { older?: undefined; newer: Item };

/** Pairs of items whose similarity is computed, which takes a few seconds. Longer lists are split where items are the same. */
export const MAX_PAIRS = 1_000_000;

/** Items that are removed and added, above which two lists have too little in common to be split. */
const MAX_EDITS = 2_000;

/** Consecutive items that are the same in both lists, or the older and newer ones between two such stretches. */
interface Stretch {
  isSame: boolean;
  older: number;
  newer: number;
}

/** Splits two long lists. If they have too little in common, they are one stretch. */
function splitLong(older: readonly string[], newer: readonly string[]): Stretch[] {
  const whole = { isSame: false, older: older.length, newer: newer.length };
  if (older.length * newer.length <= MAX_PAIRS) return [whole];
  const parts = diffArrays([...older], [...newer], { maxEditLength: MAX_EDITS })?.map(({ added, removed, count }) => {
    return { isSame: !added && !removed, older: added ? 0 : count, newer: removed ? 0 : count };
  });
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  return groupNeighbors(parts ?? [whole], (last, next) => last.isSame === next.isSame).map((group) => ({
    isSame: group[0].isSame,
    older: sum(group.map((part) => part.older)),
    newer: sum(group.map((part) => part.newer)),
  }));
}

/** Splits two lists behind the items that both start with, and before those that both end with: these are always pairs. */
function stretchesOf(older: readonly string[], newer: readonly string[]): Stretch[] {
  const most = Math.min(older.length, newer.length);
  let start = 0;
  while (start < most && older[start] === newer[start]) start += 1;
  let end = 0;
  while (end < most - start && older.at(-1 - end) === newer.at(-1 - end)) end += 1;
  const same = (count: number) => ({ isSame: true, older: count, newer: count });
  const between = [older, newer].map((keys) => keys.slice(start, keys.length - end));
  return [same(start), ...splitLong(between[0] ?? [], between[1] ?? []), same(end)];
}

/**
 * Aligns two lists without reordering them, maximizing the total similarity of the pairs. Lists of more than {@link MAX_PAIRS} pairs
 * with nothing in common are not aligned.
 *
 * @param keyOf returns what identical items have in common
 * @param similarity of items that are not identical: returns 0 (never a pair) to 1
 * @returns every item of both lists once, in order; between two pairs, removed items come before added ones
 */
export function alignInOrder<Item>(
  older: readonly Item[],
  newer: readonly Item[],
  keyOf: (item: Item) => string,
  similarity: (older: Item, newer: Item) => number,
): Pair<Item>[] {
  const key = memoize(keyOf);
  const scoreOf = (before: Item, after: Item) => (key(before) === key(after) ? 1 : similarity(before, after));
  const position = { older: 0, newer: 0 };
  return stretchesOf(older.map(key), newer.map(key)).flatMap((stretch): Pair<Item>[] => {
    const before = older.slice(position.older, (position.older += stretch.older));
    const after = newer.slice(position.newer, (position.newer += stretch.newer));
    if (stretch.isSame) return before.map((item, index) => ({ older: item, newer: after[index] ?? item }));
    if (before.length * after.length <= MAX_PAIRS) return alignAll(before, after, scoreOf);
    return [...before.map((item) => ({ older: item })), ...after.map((item) => ({ newer: item }))];
  });
}

/** Aligns two lists: Needleman–Wunsch without a gap penalty, https://en.wikipedia.org/wiki/Needleman–Wunsch_algorithm. */
function alignAll<Item>(
  older: readonly Item[],
  newer: readonly Item[],
  similarity: (older: Item, newer: Item) => number,
): Pair<Item>[] {
  const scores = older.map((before) => newer.map((after) => similarity(before, after)));
  const scoreOf = (i: number, j: number) => scores[i]?.[j] ?? 0;
  // From two start indexes, the highest total score of aligning the rest of both lists.
  const table = older.map(() => new Array<number>(newer.length).fill(0));
  const best = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (const [i, row] of [...table.entries()].reverse()) {
    for (let j = newer.length - 1; j >= 0; j -= 1) {
      const score = scoreOf(i, j);
      row[j] = Math.max(best(i + 1, j), best(i, j + 1), score > 0 ? score + best(i + 1, j + 1) : 0);
    }
  }
  const pairs: Pair<Item>[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [before, after] = [older[i], newer[j]];
    if (before === undefined && after === undefined) return pairs;
    const score = scoreOf(i, j);
    if (before !== undefined && after !== undefined && score > 0 && best(i, j) === score + best(i + 1, j + 1)) {
      pairs.push({ older: before, newer: after });
      i += 1;
      j += 1;
    } else if (before !== undefined && (after === undefined || best(i + 1, j) >= best(i, j + 1))) {
      pairs.push({ older: before });
      i += 1;
    } else if (after !== undefined) {
      pairs.push({ newer: after });
      j += 1;
    }
  }
}
