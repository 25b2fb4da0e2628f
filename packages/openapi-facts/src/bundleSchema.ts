import { isMapping } from './apiDocument';
import type { Schema } from './openApiDocument';
import { modernize, omit, type ResolveRefs } from './readSchema';

/** Number of schemas from which references stay references, because the expanded schema would be too large. */
const MAX_EXPANDED = 5000;

/** Keywords whose value is a mapping of schemas. */
export const MAPS = ['properties', 'patternProperties', 'dependentSchemas'];
/** Keywords whose value is a list of schemas. */
export const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
/** Keywords whose value is a schema. */
export const SINGLE = [
  ...['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'propertyNames', 'contains', 'not'],
  ...['if', 'then', 'else'],
];

/** Keywords whose value is one of the schema's values. */
const VALUES = ['default', 'const'];

/** Keywords by which references find a schema. */
export const IDENTIFIERS = ['$id', '$schema', '$anchor', '$dynamicAnchor', '$defs', 'definitions'];

/**
 * Returns a part of `allOf`; without its variants if one of them extends it, as schemas with a discriminator often have it:
 * a validator would check both without end.
 */
export function withoutOwnVariants(part: Schema | boolean, resolve: ResolveRefs): Schema | boolean {
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
        if (MAPS.includes(keyword) && isMapping(item)) {
          const entries = Object.entries(item).map(([name, one]) => [name, expand(one, inner)]);
          return [keyword, Object.fromEntries(entries)];
        }
        if (keyword === 'allOf' && Array.isArray(item)) {
          return [keyword, item.map((one: Schema) => expand(withoutOwnVariants(one, resolve), inner))];
        }
        if (LISTS.includes(keyword) && Array.isArray(item)) return [keyword, item.map((one) => expand(one, inner))];
        if (SINGLE.includes(keyword)) return [keyword, expand(item, inner)];
        return [keyword, typeof item === 'bigint' && !VALUES.includes(keyword) ? Number(item) : item];
      }),
    );
    return nullable ? { anyOf: [result, { type: 'null' }] } : result;
  };

  const bundled = expand(schema, []) as Schema;
  return names.size > 0 ? { ...bundled, $defs: definitions } : bundled;
}
