/** Two things that belong together, or one that has no partner. */
export type Pair<Thing> =
  { older: Thing; newer: Thing } | { older: Thing; newer?: undefined } | { older?: undefined; newer: Thing };

/** @returns for each pair of ends, the likeness of the best alignment of what stands behind them */
function bestBehind<Thing>(
  older: readonly Thing[],
  newer: readonly Thing[],
  like: (i: number, j: number) => number,
): (i: number, j: number) => number {
  const best = older.map(() => newer.map(() => 0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = older.length - 1; i >= 0; i -= 1) {
    const row = best[i] ?? [];
    for (let j = newer.length - 1; j >= 0; j -= 1) {
      row[j] = Math.max(at(i + 1, j), at(i, j + 1), like(i, j) > 0 ? like(i, j) + at(i + 1, j + 1) : 0);
    }
  }
  return at;
}

/**
 * Pairs the things of two lists without changing the order of either, so that the pairs are as like as can be. The
 * algorithm is that of Needleman and Wunsch, with no price for a gap:
 * https://en.wikipedia.org/wiki/Needleman–Wunsch_algorithm
 *
 * @param likeness 0 for two things that are never a pair, up to 1 for the same thing
 * @returns every thing once, in order; what has gone stands before what has come
 */
export function alignInOrder<Thing>(
  older: readonly Thing[],
  newer: readonly Thing[],
  likeness: (older: Thing, newer: Thing) => number,
): Pair<Thing>[] {
  const likenesses = older.map((before) => newer.map((after) => likeness(before, after)));
  const like = (i: number, j: number) => likenesses[i]?.[j] ?? 0;
  const best = bestBehind(older, newer, like);
  const pairs: Pair<Thing>[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [before, after] = [older[i], newer[j]];
    if (before === undefined && after === undefined) return pairs;
    const isPair =
      before !== undefined && after !== undefined && like(i, j) > 0 && best(i, j) === like(i, j) + best(i + 1, j + 1);
    if (isPair) {
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
