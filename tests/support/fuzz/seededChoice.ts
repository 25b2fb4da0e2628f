import { seededRandom } from '../seededRandom';

/** Pseudorandom choices that are the same in every run, so that a failure can be reproduced. */
export interface SeededChoice {
  /** Returns an integer from 0 to `end - 1`. */
  below(end: number): number;
  /** Returns one of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** Returns true in one of `times` cases. */
  oneIn(times: number): boolean;
}

/**
 * Creates a generator of choices from a seed. A property testing library would add its own malicious values, which change
 * with its version, and would shrink failures, which takes hundreds of page visits.
 */
export function seededChoice(seed: number): SeededChoice {
  const next = seededRandom(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    oneIn: (times) => below(times) === 0,
  };
}
