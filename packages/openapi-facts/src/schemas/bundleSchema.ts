import { isJsonObject, own, parseJson } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { ResolveRefs } from '../resolve/apiDocument';
import { SAME_VALUE } from './inDirection';
import { mapSchemas } from './mapSchemas';
import { modernize } from './modernize';
import { readPattern } from './patterns';
import { readSchema } from './readSchema';
import { omit } from './resolvedSchema';
import { conditionOf } from './variants';

/** Number of schemas in a bundle from which each reference to another value is a definition instead of a copy. */
const MAX_EXPANDED = 300;

/** Keywords by which references find a schema. */
const IDENTIFIERS = ['$id', 'id', '$schema', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$defs', 'definitions'];

/** Returns a part of `allOf`, without variants that extend it: a validator would check both without end. */
function withoutOwnVariants(part: Schema | boolean, resolve: ResolveRefs): Schema | boolean {
  const { value, refs } = resolve(part);
  const variants = [...(value.oneOf ?? []), ...(value.anyOf ?? [])].map((one) => resolve(one).value);
  const isExtended = variants.some(({ allOf = [] }) =>
    allOf.some((one) => resolve(one).refs.some((ref) => refs.includes(ref))),
  );
  return isExtended ? omit(value, 'oneOf', 'anyOf') : part;
}

/**
 * Leaves out what no validator can read: a pattern that JavaScript cannot read, and with one for names of properties the rule that
 * there are no others. An empty `enum` becomes a schema of no value.
 */
function readableKeywords({ pattern, patternProperties, enum: values, ...schema }: Schema): Schema {
  const readable = [pattern ?? []].flat().filter((one) => readPattern(one));
  const names = Object.entries(patternProperties ?? {});
  const known = names.filter(([name]) => readPattern(name));
  const closing = known.length < names.length ? ['additionalProperties', 'unevaluatedProperties'] : [];
  return {
    ...omit(schema, ...closing.filter((keyword) => schema[keyword] === false)),
    ...(readable.length > 0 ? { pattern: Array.isArray(pattern) ? readable : readable[0] } : {}),
    ...(known.length > 0 ? { patternProperties: Object.fromEntries(known) } : {}),
    ...(values && values.length > 0 ? { enum: values } : {}),
    ...(values?.length === 0 ? { not: {} } : {}),
  };
}

/** Returns the values of a discriminator that a variant can have; undefined if any could be right. */
function valuesOf(owner: Schema, variant: Schema, resolve: ResolveRefs): unknown[] | undefined {
  const read = readSchema(variant, resolve);
  const chosen = own(read.schema.properties, owner.discriminator?.propertyName ?? '');
  if (chosen && 'const' in chosen) return [chosen.const];
  const { condition } = conditionOf(owner, read);
  return condition?.isDefault ? undefined : (chosen?.enum ?? condition?.values.map(parseJson));
}

/** Writes into variants what a discriminator says about them, without which a value would fit several that are alike. */
function withChosenVariants(given: Schema, resolve: ResolveRefs): Schema {
  const { propertyName: name } = given.discriminator ?? {};
  if (name === undefined) return given;
  const chosen = (variants: readonly Schema[]) =>
    variants.map((variant): Schema => {
      const values = valuesOf(given, variant, resolve);
      return values ? { allOf: [variant, { required: [name], properties: { [name]: { enum: values } } }] } : variant;
    });
  const lists = (['oneOf', 'anyOf'] as const).flatMap((key) =>
    given[key] ? [[key, chosen(given[key])] as const] : [],
  );
  return { ...given, ...Object.fromEntries(lists) };
}

/** Ajv skips properties with this name, but not patterns. */
const PROTO = '__proto__';

function withoutProto(given: Schema): Schema {
  const { properties } = given;
  if (!properties || !Object.hasOwn(properties, PROTO)) return given;
  const { [PROTO]: proto = {}, ...others } = properties;
  return { ...given, properties: others, patternProperties: { ...given.patternProperties, [`^${PROTO}$`]: proto } };
}

/** Converts schemas to those of validators. References that it does not expand lead to definitions. */
export class SchemaBundler {
  /** By name. Each stands for a component, or for a schema that contains itself. */
  readonly definitions = new Map<string, Schema>();
  private readonly names = new Map<string, string>();
  private count = 0;

  /**
   * @param isShared whether every reference to another value than that of the schema around it is a definition
   * @param prefix of the references to definitions
   */
  constructor(
    private readonly resolve: ResolveRefs,
    private readonly isShared: boolean,
    private readonly prefix = '#/$defs/',
  ) {}

  /** Whether there are so many schemas that copies of them are too large. */
  get isLarge(): boolean {
    return this.count > MAX_EXPANDED;
  }

  /**
   * Returns a schema as a validator reads it: `$ref` only to definitions, and the keywords of OpenAPI 3.1. Integers that a
   * number would round are the nearest numbers, except in values.
   */
  bundle(schema: Schema): Schema {
    this.count = 0;
    return this.expand(schema, [], true) as Schema;
  }

  private define(ref: string): Schema {
    const name = this.names.get(ref) ?? `schema${this.names.size + 1}`;
    if (!this.names.has(ref)) {
      this.names.set(ref, name);
      // Its place in the order of the definitions is that of its first reference.
      this.definitions.set(name, {});
      this.definitions.set(name, this.expand(this.resolve({ $ref: ref }).value, [ref], true) as Schema);
    }
    return { $ref: `${this.prefix}${name}` };
  }

  /** @param isSame whether the schema is about the same value as the one around it */
  private expand(given: unknown, trail: readonly string[], isSame: boolean): unknown {
    if (!isJsonObject(given)) return given;
    const { value, refs } = this.resolve(given);
    const last = refs.at(-1);
    const isDefined = refs.some((ref) => trail.includes(ref)) || (this.isShared && !isSame) || this.isLarge;
    if (last !== undefined && isDefined) {
      const own = this.expand(omit(given, '$ref'), trail, isSame) as Schema;
      return { ...own, ...this.define(last) };
    }
    if (!isJsonObject(value)) return value;
    this.count += 1;
    return this.keywordsOf(omit(value, ...IDENTIFIERS), [...trail, ...refs]);
  }

  private keywordsOf(given: Schema, trail: readonly string[]): Schema {
    const { nullable, ...modern } = modernize(withoutProto(readableKeywords(withChosenVariants(given, this.resolve))));
    const entries = Object.entries(modern).map(([keyword, item]): [string, unknown] => {
      const isSame = SAME_VALUE.includes(keyword);
      if (keyword === 'allOf' && Array.isArray(item)) {
        return [keyword, item.map((one: Schema) => this.expand(withoutOwnVariants(one, this.resolve), trail, true))];
      }
      if (typeof item !== 'bigint')
        return [keyword, mapSchemas(keyword, item, (one) => this.expand(one, trail, isSame))];
      // Those of validators are numbers, unlike the schema's values.
      return [keyword, keyword === 'default' || keyword === 'const' ? item : Number(item)];
    });
    const result: Schema = Object.fromEntries(entries);
    return nullable ? { anyOf: [result, { type: 'null' }] } : result;
  }
}

/**
 * Returns a schema that needs no other part of the document: references are expanded, and those of a cycle become
 * references to `$defs`.
 *
 * @returns undefined if that is too large
 */
export function expandSchema(schema: Schema, resolve: ResolveRefs): Schema | undefined {
  const bundler = new SchemaBundler(resolve, false);
  const bundled = bundler.bundle(schema);
  if (bundler.isLarge) return undefined;
  const { definitions } = bundler;
  return definitions.size > 0 ? { ...bundled, $defs: Object.fromEntries(definitions) } : bundled;
}
