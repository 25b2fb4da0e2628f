import { defined } from '@api-docs/kit';

import type { Limits } from '../fieldTypes';
import type { Implies } from './implies';

type Bound = number | bigint;

const floor = (bound: Bound) => (typeof bound === 'bigint' ? bound : BigInt(Math.floor(bound)));

const negative = (bound: Bound | undefined) => (bound === undefined ? undefined : -bound);

/** Returns the largest integer within bounds; undefined without any that is finite. */
function largest(maximum: Bound = Infinity, exclusive: Bound = Infinity): bigint | undefined {
  const isFinite = (bound: Bound) => Number.isFinite(Number(bound));
  const bounds = [
    ...(isFinite(maximum) ? [floor(maximum)] : []),
    ...(isFinite(exclusive) ? [-floor(-exclusive) - 1n] : []),
  ];
  return bounds.sort((a, b) => Number(a - b))[0];
}

/** Returns the limits of an integer with the least and the largest one as bounds. Example: less than 10 is 9 or less. */
export function wholeBounds(limits: Limits): Limits {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, ...others } = limits;
  const least = negative(largest(negative(minimum), negative(exclusiveMinimum)));
  return defined<Limits>({ ...others, minimum: least, maximum: largest(maximum, exclusiveMaximum) });
}

/** Returns whether all numbers within bounds are within others, too. */
export const impliesRange: Implies<Limits> = (first, second) => {
  const lower = ({ minimum = -Infinity, exclusiveMinimum = -Infinity }: Limits) => [minimum, exclusiveMinimum] as const;
  const upper = ({ maximum = Infinity, exclusiveMaximum = Infinity }: Limits) => [-maximum, -exclusiveMaximum] as const;
  return [lower, upper].every((boundsOf) => {
    const [[bound, exclusive], [other, otherExclusive]] = [boundsOf(first), boundsOf(second)];
    return (bound >= other || exclusive >= other) && (bound > otherExclusive || exclusive >= otherExclusive);
  });
};
