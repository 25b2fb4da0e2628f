/** Multiples of decimals: 19.99 is one of 0.01, although their quotient is 1998.9999999999998 in JavaScript. */

/** Difference between a quotient and a whole number that comes from rounding, for each unit of it. */
export const ROUNDING_OF_UNIT = 1e-15;

/** Returns whether a number is a multiple of another one, as decimals. */
export function isMultiple(value: number, divisor: number): boolean {
  const quotient = value / divisor;
  return Math.abs(Math.round(quotient) - quotient) <= ROUNDING_OF_UNIT * Math.abs(quotient);
}
