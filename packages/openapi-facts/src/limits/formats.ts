import { own } from '@api-docs/kit';

import type { Limits } from '../fieldTypes';

/** Numbers of integers below and from zero that a format has. */
const SIZES: Record<string, bigint> = { int32: 2n ** 31n, int64: 2n ** 63n };

/** Returns whether a format has all integers within bounds, as `wholeBounds` returns them. */
export function hasAll(format: string, { minimum, maximum }: Limits): boolean {
  const size = own(SIZES, format);
  if (size === undefined || typeof minimum !== 'bigint' || typeof maximum !== 'bigint') return false;
  return minimum >= -size && maximum < size;
}

/** Formats → those that have all of their values. */
const WIDER_FORMATS: Record<string, readonly string[]> = {
  int32: ['int64', 'bigint'],
  int64: ['bigint'],
  float: ['double'],
};

/** Formats that limit no value: they only say how a form shows it. */
const OF_FORMS = ['password'];

/** Returns whether a format has all values of another one, or of none. */
export const isWider = (format: string, than = '') =>
  OF_FORMS.includes(format) || (own(WIDER_FORMATS, than)?.includes(format) ?? false);
