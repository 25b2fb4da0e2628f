import { seededRandom } from '@api-docs/kit/testing/seededRandom';

/** Pseudorandom choices that are the same in every run, so that a failure can be reproduced. */
export type SeededChoice = ReturnType<typeof seededChoice>;

/** Creates a generator of choices from a seed: integers below an end, items of a list, and one in a number of cases. */
export function seededChoice(seed: number) {
  const next = seededRandom(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0],
    oneIn: (times: number) => below(times) === 0,
  };
}
