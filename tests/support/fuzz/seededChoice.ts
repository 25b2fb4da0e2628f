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
 * Creates a generator of choices from a seed, by Mulberry32. A property testing library would add its own malicious
 * values, which change with its version, and would shrink failures, which takes hundreds of page visits.
 *
 * @param seed any integer
 */
export function seededChoice(seed: number): SeededChoice {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    oneIn: (times) => below(times) === 0,
  };
}
