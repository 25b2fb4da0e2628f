import type { Limits } from '../fieldTypes';

/** Returns the values that are listed, as JSON; undefined if none are. */
export function allowedValues({ const: only, enum: values }: Limits): string[] | undefined {
  return only === undefined ? values?.map(({ value }) => value) : [only];
}
