/** The bounds of a number that its input has. */
import { defined } from '@api-docs/kit';
import type { Schema } from '@api-docs/openapi-facts';

import type { FormShape } from './types';

/** Returns the range of a number as text, for example `from 0 to 1`; undefined without bounds. */
export function rangePhrase({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  const limits = [
    minimum === undefined ? exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}` : `${minimum} or more`,
    maximum === undefined ? exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}` : `${maximum} or less`,
  ].filter(Boolean);
  return limits.length > 0 ? `of ${limits.join(' and ')}` : undefined;
}

/** Returns the limits of an integer that JavaScript rounds. */
export function exactBounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): FormShape['bounds'] {
  const isExact = (limit: unknown) => typeof limit === 'bigint';
  const least = isExact(minimum) ? minimum : isExact(exclusiveMinimum) ? exclusiveMinimum + 1n : undefined;
  const most = isExact(maximum) ? maximum : isExact(exclusiveMaximum) ? exclusiveMaximum - 1n : undefined;
  if (least === undefined && most === undefined) return undefined;
  return defined<{ least?: bigint; most?: bigint }>({ least, most });
}
