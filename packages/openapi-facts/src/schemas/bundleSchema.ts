import { own } from '@api-docs/kit';

import { isMapping } from '../document/walkDocument';
import { SCHEMA_LISTS, SCHEMA_MAPS, SCHEMAS, type Schema } from '../document/schemaObject';
import { modernize } from './modernize';
import { omit } from './resolvedSchema';
import type { ResolveRefs } from '../resolve/apiDocument';
import type { Direction } from '../types';

/** Number of schemas from which references stay references, because the expanded schema would be too large. */
const MAX_EXPANDED = 5000;

/** Keywords by which references find a schema. */
const IDENTIFIERS = ['$id', 'id', '$schema', '$anchor', '$dynamicAnchor', '$defs', 'definitions'];

/** Applies a function to the schemas in the value of a keyword. Other values stay. */
export function mapSchemas(keyword: string, value: unknown, convert: (schema: unknown) => unknown): unknown {
  const isOneOf = (keywords: readonly string[]) => keywords.includes(keyword);
  if (isOneOf(SCHEMAS)) return convert(value);
  if (isOneOf(SCHEMA_LISTS) && Array.isArray(value)) return value.map(convert);
  if (!isOneOf(SCHEMA_MAPS) || !isMapping(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, convert(schema)]));
}

/** Returns a part of `allOf`, without variants that extend it: a validator would check both without end. */
function withoutOwnVariants(part: Schema | boolean, resolve: ResolveRefs): Schema | boolean {
  const { value, refs } = resolve(part);
  const variants = [...(value.oneOf ?? []), ...(value.anyOf ?? [])].map((one) => resolve(one).value);
  const isExtended = variants.some(({ allOf = [] }) =>
    allOf.some((one) => resolve(one).refs.some((ref) => refs.includes(ref))),
  );
  return isExtended ? omit(value, 'oneOf', 'anyOf') : part;
}

/** Replaces each integer that a number would round by the nearest number, for validators, which know no others. */
export function nearestNumbers<Value>(value: Value): Value {
  const replace = (_key: string, item: unknown) => (typeof item === 'bigint' ? Number(item) : item);
  return JSON.parse(JSON.stringify(value, replace)) as Value;
}

/**
 * Returns a schema that needs no other part of the document: references are expanded, and those of a cycle become
 * references to `$defs`. Keywords of OpenAPI 3.0 are replaced.
 */
export function bundleSchema(schema: Schema, resolve: ResolveRefs): Schema {
  const names = new Map<string, string>();
  const definitions: Record<string, Schema> = {};
  let count = 0;

  const define = (ref: string, target: Schema | boolean): Schema => {
    const name = names.get(ref) ?? `schema${names.size + 1}`;
    if (!names.has(ref)) {
      names.set(ref, name);
      definitions[name] = expand(target, [ref]) as Schema;
    }
    return { $ref: `#/$defs/${name}` };
  };

  const expand = (given: unknown, trail: readonly string[]): unknown => {
    if (!isMapping(given)) return given;
    const { value, refs } = resolve(given);
    const last = refs.at(-1);
    if (last !== undefined && (refs.some((ref) => trail.includes(ref)) || count > MAX_EXPANDED)) {
      const own = expand(omit(given, '$ref'), trail) as Schema;
      return { ...own, ...define(last, resolve({ $ref: last }).value) };
    }
    if (!isMapping(value)) return value;
    count += 1;
    const inner = [...trail, ...refs];
    const { nullable, ...modern } = modernize(omit(value, ...IDENTIFIERS));
    const result: Schema = Object.fromEntries(
      Object.entries(modern).map(([keyword, item]) => {
        if (keyword === 'allOf' && Array.isArray(item)) {
          return [keyword, item.map((one: Schema) => expand(withoutOwnVariants(one, resolve), inner))];
        }
        if (typeof item !== 'bigint') return [keyword, mapSchemas(keyword, item, (one) => expand(one, inner))];
        // Those of validators are numbers, unlike the schema's values.
        return [keyword, keyword === 'default' || keyword === 'const' ? item : Number(item)];
      }),
    );
    return nullable ? { anyOf: [result, { type: 'null' }] } : result;
  };

  const bundled = expand(schema, []) as Schema;
  return names.size > 0 ? { ...bundled, $defs: definitions } : bundled;
}

/** Keywords whose schemas describe the same value. `not` and `if` do not demand anything. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependentSchemas'];

/**
 * Returns a schema in one direction: it does not require a property that only the other one has.
 *
 * @param schema without references to other places than its own `$defs`
 */
export function inDirection(schema: Schema, direction: Direction): Schema {
  /** Collects a schema and all that describe the same value. */
  const partsOf = (given: unknown, found = new Set<Schema>()): Set<Schema> => {
    if (!isMapping(given) || found.has(given)) return found;
    found.add(given);
    const target = typeof given.$ref === 'string' ? given.$ref.slice('#/$defs/'.length) : '';
    partsOf(own(schema.$defs as Record<string, unknown> | undefined, target), found);
    for (const keyword of SAME_VALUE) {
      if (given[keyword]) mapSchemas(keyword, given[keyword], (part) => partsOf(part, found));
    }
    return found;
  };

  const isForeign = ({ readOnly, writeOnly }: Schema) => (direction === 'request' ? readOnly : writeOnly);
  const foreignNames = (given: Schema): string[] =>
    [...partsOf(given)]
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([, property]) => [...partsOf(property)].some(isForeign))
      .map(([name]) => name);

  /** @param optional names of properties that the value does not need, whatever the schema says */
  const convert = (given: unknown, optional: readonly string[] = []): unknown => {
    if (!isMapping(given)) return given;
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

  return convert(schema) as Schema;
}
