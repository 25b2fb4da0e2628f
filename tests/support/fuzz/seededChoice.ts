/** Choices that look random and are the same in every run: a fault that a fuzz found today is found again tomorrow. */
export interface SeededChoice {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** True in one of `times` cases. */
  oneIn(times: number): boolean;
}

/**
 * Makes a source of choices: the generator Mulberry32. A library for property tests would bring its own choice of
 * hostile values, which changes with its version, and would make failures smaller, which needs hundreds of page visits.
 *
 * @param seed any whole number; the same seed gives the same choices
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
