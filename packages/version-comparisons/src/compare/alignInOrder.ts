/** Two aligned items, or one item without a partner. */
export type Pair<Item> =
  { older: Item; newer: Item } | { older: Item; newer?: undefined } | { older?: undefined; newer: Item };

/**
 * Aligns two lists without reordering them, maximizing the total similarity of the pairs: Needleman–Wunsch without a gap
 * penalty, https://en.wikipedia.org/wiki/Needleman–Wunsch_algorithm.
 *
 * @param similarity returns 0 (never a pair) to 1 (identical)
 * @returns every item of both lists once, in order; between two pairs, removed items come before added ones
 */
export function alignInOrder<Item>(
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
