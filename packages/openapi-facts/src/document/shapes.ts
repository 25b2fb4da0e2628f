// What the shapes of OpenAPI documents are made of. Error messages name what is expected at a path.
import * as z from 'zod';

import type { Json } from '@api-docs/kit';

/** A text that has to be there; of those below, `text`, `number`, `boolean` and `values` may be missing. */
export const string = z.string({ error: 'a string' });
export const text = string.optional();
export const strings = z.array(string, { error: 'a list of strings' });
export const number = z.union([z.number(), z.bigint()], { error: 'a number' }).optional();
export const boolean = z.boolean({ error: 'true or false' }).optional();
export const value = z.custom<unknown>((given) => given !== undefined, { error: 'a JSON value' });
export const values = z.array(value, { error: 'a list of values' }).optional();
export const json = value as z.ZodType<Json>;

/** Returns the part of a shape with keys whose values have the same type. */
export function all<Name extends string, Type extends z.ZodType>(type: Type, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, type])) as Record<Name, Type>;
}

/** Returns a mapping with these keys, and with any others. */
export function object<Shape extends z.ZodRawShape>(expected: string, shape: Shape) {
  return z.looseObject(shape, { error: expected });
}

/** Returns a mapping whose values have one shape; it may be missing. */
export function mapOf<Item extends z.ZodType>(item: Item) {
  return z.record(z.string(), item, { error: 'a mapping' }).optional();
}

/** Returns a mapping without its keys that begin with `x-`. */
export function withoutExtensions<Given>(given: Given): Given {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([key]) => !key.startsWith('x-'))) as Given;
}

/** Returns a mapping like {@link mapOf}, which can have extensions beside its names. */
export function extensibleMapOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess(withoutExtensions, mapOf(item)).optional();
}

/** Returns a list whose items have one shape; it may be missing. */
export function listOf<Item extends z.ZodType>(item: Item, error: string) {
  return z.array(item, { error }).optional();
}

export const externalDocs = object('a mapping with url', { url: text, description: text }).optional();
