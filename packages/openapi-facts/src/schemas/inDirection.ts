import { isJsonObject, own } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { Direction } from '../fieldTypes';
import { mapSchemas } from './mapSchemas';
import { onlyRef } from './resolvedSchema';

/** Keywords whose schemas describe the same value. `not` and `if` do not demand anything. */
export const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'];

/** Returns the schema that a reference leads to. */
export type LookUp = (ref: string) => Schema | undefined;

/**
 * Returns a function that converts a schema as {@link inDirection} does. It remembers what it found out about schemas, so that
 * a union is not searched again for each reference to it.
 */
export function directionConverter(direction: Direction, lookUp: LookUp): (schema: Schema) => Schema {
  const remembered = <Result>(compute: (given: unknown) => Result) => {
    const known = new Map<unknown, Result>();
    return (given: unknown): Result => {
      const key = onlyRef(given) ?? given;
      if (!known.has(key)) known.set(key, compute(given));
      return known.get(key) as Result;
    };
  };

  /** Collects a schema and all that describe the same value. */
  const partsOf = (given: unknown, found = new Set<Schema>()): Set<Schema> => {
    if (!isJsonObject(given) || found.has(given)) return found;
    found.add(given);
    if (typeof given.$ref === 'string') partsOf(lookUp(given.$ref), found);
    for (const keyword of SAME_VALUE) {
      if (given[keyword]) mapSchemas(keyword, given[keyword], (part) => partsOf(part, found));
    }
    return found;
  };

  const isForeignPart = ({ readOnly, writeOnly }: Schema) => (direction === 'request' ? readOnly : writeOnly);
  const isForeign = remembered((property) => [...partsOf(property)].some(isForeignPart));
  const foreignNames = remembered((given): string[] =>
    [...partsOf(given)]
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([, property]) => isForeign(property))
      .map(([name]) => name),
  );

  /** @param optional names of properties that the value does not need, whatever the schema says */
  const convert = (given: unknown, optional: readonly string[] = []): unknown => {
    if (!isJsonObject(given)) return given;
    const names = [...optional, ...foreignNames(given)];
    const needed = (all: unknown) => (all as string[]).filter((name) => !names.includes(name));
    const convertKeyword = (keyword: string, value: unknown): unknown => {
      if (keyword === 'required') return needed(value);
      if (keyword === 'dependentRequired') {
        return Object.fromEntries(Object.entries(value as object).map(([name, all]) => [name, needed(all)]));
      }
      return mapSchemas(keyword, value, (one) => convert(one, SAME_VALUE.includes(keyword) ? names : []));
    };
    return Object.fromEntries(
      Object.entries(given).map(([keyword, value]) => [keyword, convertKeyword(keyword, value)]),
    );
  };

  return (schema) => convert(schema) as Schema;
}

/**
 * Returns a schema in one direction: it does not require a property that only the other one has. References lead to its own
 * `$defs`.
 */
export function inDirection(schema: Schema, direction: Direction): Schema {
  const definitions = schema.$defs as Record<string, Schema> | undefined;
  return directionConverter(direction, (ref) => own(definitions, ref.slice('#/$defs/'.length)))(schema);
}
