import type { Schema } from '../document/schemaObject';
import { leafOf } from './leafOf';

/** Returns the integers at the limits of a schema, if JavaScript would round all that are within them. */
function* largeIntegers({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema) {
  if (multipleOf !== undefined) return;
  if (typeof minimum === 'bigint' && minimum > 0n) yield minimum;
  if (typeof exclusiveMinimum === 'bigint' && exclusiveMinimum > 0n) yield exclusiveMinimum + 1n;
  if (typeof maximum === 'bigint' && maximum < 0n) yield maximum;
  if (typeof exclusiveMaximum === 'bigint' && exclusiveMaximum < 0n) yield exclusiveMaximum - 1n;
}

/** Returns numbers that could satisfy a schema, the usual one first. */
export function* numbersOf(schema: Schema, type: string): Generator<number | bigint> {
  yield* largeIntegers(schema);
  // Of larger integers, nobody knows whether they are within limits that are exact.
  for (const number of candidates(schema, type)) if (type !== 'integer' || Number.isSafeInteger(number)) yield number;
}

function* candidates(schema: Schema, type: string): Generator<number> {
  const { multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const step = Number(multipleOf ?? 1);
  const lower = Math.max(Number(minimum ?? -Infinity), Number(exclusiveMinimum ?? -Infinity));
  const upper = Math.min(Number(maximum ?? Infinity), Number(exclusiveMaximum ?? Infinity));
  const fits = (number: number) => number >= lower && number <= upper;
  const exact = (count: number) => Number((count * step).toFixed(10));
  // The library takes the least number, which is unusual if it is negative.
  if (Number.isFinite(lower) && lower < 0 && upper > 0) yield 0;
  yield Number(leafOf(schema, type, ''));
  const first = Number.isFinite(lower) ? Math.ceil(lower / step) : 0;
  const last = Number.isFinite(upper) ? Math.floor(upper / step) : 0;
  for (let count = 0; count < 100; count += 1) {
    if (fits(exact(first + count))) yield exact(first + count);
    if (fits(exact(last - count))) yield exact(last - count);
  }
  if (Number.isFinite(lower + upper)) yield (lower + upper) / 2;
  yield Number.isFinite(lower) ? lower + 0.5 : upper - 0.5;
}
