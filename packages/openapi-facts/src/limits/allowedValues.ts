import type { Limits } from '../fieldTypes';
import { keyOfJson } from '../text/valueKey';

/** Returns the values that are listed, as JSON that is the same for equal ones; undefined if none are. */
export function allowedValues({ const: only, enum: values }: Limits): string[] | undefined {
  return (only === undefined ? values?.map(({ value }) => value) : [only])?.map(keyOfJson);
}
