import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

import { isMapping } from './apiDocument';
import { IDENTIFIERS, LISTS, MAPS, nearestNumbers, SINGLE, withoutOwnVariants } from './bundleSchema';
import type { Schema } from './openApiDocument';
import { modernize, omit, readSchema, type ResolveRefs } from './readSchema';
import type { Direction, Json } from './types';

/** Keywords that name a schema, which the rules do by its reference, and those with other meanings elsewhere. */
const NAMES = [...IDENTIFIERS, 'id', 'nullable', 'discriminator'];

/** Lists whose schemas apply to the same value as their owner. The other keywords of this kind have one schema. */
const SAME_VALUE = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentSchemas'];

function isPattern(pattern: unknown): boolean {
  try {
    return new RegExp(String(pattern)) instanceof RegExp;
  } catch {
    return false;
  }
}

/** Returns whether a property is only in the other direction. */
export function isHidden(property: Schema | boolean, direction: Direction, resolve: ResolveRefs): boolean {
  const { readOnly, writeOnly } = readSchema(property, resolve).schema;
  return (direction === 'request' ? readOnly : writeOnly) === true;
}

/** Tells whether values satisfy schemas in one direction. Every schema of a document is compiled once. */
export class SchemaRules {
  private readonly ajv = addFormats(
    new Ajv2020({ strict: false, unicodeRegExp: false, logger: false, meta: false, validateSchema: false }),
  );
  private readonly compiled = new WeakMap<object, ValidateFunction | undefined>();
  /** Names in `ajv` of the schemas that have references. */
  private readonly names = new Map<string, string>();

  constructor(
    private readonly direction: Direction,
    private readonly resolve: ResolveRefs,
  ) {}

  /** Returns whether a value satisfies a schema; false if the schema itself is invalid. */
  allow(schema: Schema | boolean, value: Json): boolean {
    if (typeof schema === 'boolean') return schema;
    if (!this.compiled.has(schema)) this.compiled.set(schema, this.compile(schema));
    try {
      return this.compiled.get(schema)?.(nearestNumbers(value)) === true;
    } catch {
      // The schema contains itself for the same value, so that no check of it ends.
      return false;
    }
  }

  private compile(schema: Schema): ValidateFunction | undefined {
    try {
      return this.ajv.compile(this.rulesOf(schema) as Schema);
    } catch {
      return undefined;
    }
  }

  /**
   * Converts a schema for the validator.
   *
   * @param outer names of properties that the value does not need, because they are only in the other direction
   */
  private rulesOf(given: unknown, outer: readonly string[] = []): unknown {
    if (!isMapping(given)) return given;
    if (typeof given.$ref === 'string') {
      return { ...(this.rulesOf(omit(given, '$ref'), outer) as Schema), $ref: this.nameOf(given.$ref, outer) };
    }
    const hidden = [...new Set([...outer, ...this.hiddenNames(given, [])])].sort();
    const { nullable, ...modern } = modernize(given);
    const rules = Object.entries(omit(modern, ...NAMES)).map(([keyword, value]): [string, unknown] => {
      const inner = (one: unknown) => this.rulesOf(one, SAME_VALUE.includes(keyword) ? hidden : []);
      if (MAPS.includes(keyword) && isMapping(value)) {
        const known = Object.entries(value).filter(([name]) => keyword !== 'patternProperties' || isPattern(name));
        return [keyword, Object.fromEntries(known.map(([name, one]) => [name, inner(one)]))];
      }
      if (LISTS.includes(keyword) && Array.isArray(value)) {
        const parts = keyword === 'allOf' ? value.map((part: Schema) => withoutOwnVariants(part, this.resolve)) : value;
        return [keyword, parts.map(inner)];
      }
      if (SINGLE.includes(keyword)) return [keyword, inner(value)];
      if (keyword !== 'required' || !Array.isArray(value)) return [keyword, nearestNumbers(value)];
      return [keyword, value.filter((name: string) => !hidden.includes(name))];
    });
    const result = Object.fromEntries(rules.filter(([keyword, value]) => keyword !== 'pattern' || isPattern(value)));
    return nullable ? { anyOf: [result, { type: 'null' }] } : result;
  }

  private nameOf(ref: string, outer: readonly string[]): string {
    const key = [ref, ...outer].join('\n');
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = `schema${this.names.size}`;
    this.names.set(key, name);
    this.ajv.addSchema(this.rulesOf(this.resolve({ $ref: ref }).value, outer) as Schema, name);
    return name;
  }

  /** Returns the names of properties that only the other direction has, also those of the schema's parts. */
  private hiddenNames(given: unknown, trail: readonly string[]): string[] {
    if (!isMapping(given)) return [];
    const { value, refs } = this.resolve(given);
    if (!isMapping(value) || refs.some((ref) => trail.includes(ref))) return [];
    const { properties = {}, allOf = [] } = value as Schema;
    const own = Object.keys(properties).filter((name) =>
      isHidden(properties[name] ?? {}, this.direction, this.resolve),
    );
    return [...own, ...allOf.flatMap((part) => this.hiddenNames(part, [...trail, ...refs]))];
  }
}
