import { sample } from 'openapi-sampler';
import RandExp from 'randexp';

import { own, parseJson, stringifyJson } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import { readSchema } from '../schemas/readSchema';
import { omit, typesOf, type MergedSchema, type ResolvedSchema } from '../schemas/resolvedSchema';
import { conditionOf, kindsOf } from '../schemas/variants';
import { readPattern, type SchemaRules } from '../schemas/schemaRules';
import type { Json } from '../types';

/** Values that are tried before a schema counts as one without an example. */
const MAX_ATTEMPTS = 3000;

/** Repetitions and characters that are tried for a pattern: the first one of each, the second one, and so on. */
const PATTERN_STEPS = [0, 1, 2, 3, 4, 5, 8, 10, 16, 20, 25, 32, 40, 64, 100];

/** Keywords that choose between schemas. */
const CHOICES = ['oneOf', 'anyOf', 'if', 'then', 'else', 'dependentSchemas', 'discriminator'];

/** Texts that are tried where a schema forbids others. */
const TEXTS = ['string', 'text', 'a', 'A', '0', '1', '', 'c3RyaW5n', '/', 'true'];

const ANY: Schema = { type: ['string', 'number', 'object', 'array', 'boolean', 'null'] };

/** How often each reference contains the current value. */
type Trail = ReadonlyMap<string, number>;

type SchemaOrFlag = Schema | boolean;

const IMPLIED: readonly (readonly [string, readonly string[]])[] = [
  ['object', ['properties', 'patternProperties', 'additionalProperties', 'required', 'minProperties', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** Returns the types in the order in which they are tried: null last. */
function orderedTypes(schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.length > 0) return [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')];
  const implied = IMPLIED.filter(([, keywords]) => keywords.some((keyword) => schema[keyword] !== undefined));
  return implied.length > 0 ? implied.map(([type]) => type) : ['null', ...typesOf(ANY)];
}

function take<Item>(items: Iterable<Item>, count: number): Item[] {
  const taken: Item[] = [];
  if (count > 0) for (const item of items) if (taken.push(item) >= count) break;
  return taken;
}

/** Returns all combinations of one item of each list. */
function* combinations<Item>([list, ...others]: readonly (readonly Item[])[]): Generator<Item[]> {
  if (!list) {
    yield [];
    return;
  }
  for (const item of list) for (const rest of combinations(others)) yield [item, ...rest];
}

/** Returns the value that the library makes of a schema without other schemas in it. */
function leafOf(schema: Schema, type: string, name: string): Json {
  const leaf = { ...omit(schema, 'pattern', 'default', 'examples', 'enum', 'not', 'title'), type };
  // The library makes identifiers from the name of the property. It assigns the value, which sets the prototype for this name.
  const key = name === '__proto__' ? '' : name;
  const owner = { type: 'object', properties: { [key]: leaf } } as Parameters<typeof sample>[0];
  return (sample(owner, { quiet: true }) as Record<string, Json>)[key] ?? null;
}

/** Returns a generator of texts; undefined for a pattern that the library cannot read. */
function generatorOf(pattern: string): RandExp | undefined {
  try {
    return new RandExp(pattern);
  } catch {
    return undefined;
  }
}

function* textsOf(schema: Schema, name: string): Generator<string> {
  const { minLength = 0, maxLength = Infinity, format } = schema;
  const patterns = [schema.pattern ?? []].flat();
  const tests = patterns.map(readPattern);
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && tests.every((test) => test?.test(text));
  const leaf = format === 'byte' ? 'c3RyaW5n' : String(leafOf(schema, 'string', name));
  if (fits(leaf)) yield leaf;
  for (const pattern of patterns) {
    const generator = generatorOf(pattern);
    if (!generator) continue;
    for (const step of PATTERN_STEPS) {
      generator.randInt = (from, to) => Math.min(to, from + step);
      const text = generator.gen();
      if (fits(text)) yield text;
    }
  }
  for (const text of TEXTS) if (fits(text)) yield text;
  for (let count = 1; count < 100; count += 1) if (fits(`${leaf}${count}`)) yield `${leaf}${count}`;
}

function* numbersOf(schema: Schema, type: string): Generator<number> {
  const { multipleOf, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const step = Number(multipleOf ?? 1);
  const lower = Math.max(Number(minimum ?? -Infinity), Number(exclusiveMinimum ?? -Infinity));
  const upper = Math.min(Number(maximum ?? Infinity), Number(exclusiveMaximum ?? Infinity));
  const fits = (number: number) => number >= lower && number <= upper;
  const exact = (count: number) => Number((count * step).toFixed(10));
  yield Number(leafOf(schema, type, ''));
  const first = Number.isFinite(lower) ? Math.ceil(lower / step) : 0;
  const last = Number.isFinite(upper) ? Math.floor(upper / step) : 0;
  for (let count = 0; count < 100; count += 1) {
    if (fits(exact(first + count))) yield exact(first + count);
    if (fits(exact(last - count))) yield exact(last - count);
  }
  if (Number.isFinite(lower + upper)) yield (lower + upper) / 2;
  yield Number.isFinite(lower) ? lower + 0.5 : upper - 0.5;
}

/** Generates a value of a schema. */
class ValueGenerator {
  private attempts = 0;

  constructor(
    private readonly rules: SchemaRules,
    /** False for the first values that come to mind, which are usually right. */
    private readonly isChecked: boolean,
  ) {}

  /** Returns the values that fit; none if a value would never end. */
  *values(schema: SchemaOrFlag, name: string, trail: Trail): Generator<Json> {
    for (const value of this.candidates(schema, name, trail)) {
      this.attempts += 1;
      if (this.attempts > MAX_ATTEMPTS) return;
      if (this.fits(schema, value)) yield value;
    }
  }

  private fits(schema: SchemaOrFlag, value: Json): boolean {
    return !this.isChecked || this.rules.allow(schema, value);
  }

  private *candidates(given: SchemaOrFlag, name: string, trail: Trail): Generator<Json> {
    const resolved = readSchema(given, this.rules.resolve, trail);
    const { schema, refs, baseRefs } = resolved;
    if (refs.some((ref) => trail.has(ref)) || baseRefs.some((ref) => (trail.get(ref) ?? 0) > 1)) {
      if (typesOf(schema).includes('null')) yield null;
      return;
    }
    const inner = new Map(trail);
    for (const ref of [...refs, ...baseRefs]) inner.set(ref, (trail.get(ref) ?? 0) + 1);
    yield* this.ofSchema(resolved, name, inner, (value) => this.fits(given, value));
  }

  /** Returns what a discriminator says about a variant. */
  private chosen(owner: Schema, variant: ResolvedSchema): Schema {
    const { condition } = conditionOf(owner, variant);
    if (!condition?.values.length) return {};
    const { property, values } = condition;
    return { required: [property], properties: { [property]: { enum: values.map(parseJson) } } };
  }

  private *ofSchema(merged: MergedSchema, name: string, trail: Trail, fits: (value: Json) => boolean): Generator<Json> {
    const { schema } = merged;
    if ('const' in schema) yield schema.const as Json;
    if (Array.isArray(schema.examples)) yield* schema.examples as Json[];
    yield* (schema.enum ?? []) as Json[];
    if (schema.default !== undefined) yield schema.default as Json;
    if ('const' in schema || schema.enum) return;
    const choices = this.choices(merged, trail);
    if (choices.length === 0) {
      for (const type of orderedTypes(schema)) yield* this.ofType(schema, type, name, trail, fits);
      return;
    }
    const rest = omit(schema, 'default', 'examples', ...CHOICES);
    for (const parts of combinations(choices)) {
      const chosen = readSchema({ ...rest, allOf: parts }, this.rules.resolve, trail);
      const { refs, baseRefs } = chosen;
      // A variant of a variant can be the first schema again.
      if ([...refs, ...baseRefs].every((ref) => (trail.get(ref) ?? 0) < 3)) {
        const inner = new Map(trail);
        for (const ref of baseRefs) inner.set(ref, (trail.get(ref) ?? 0) + 1);
        yield* this.ofSchema(chosen, name, inner, fits);
      }
    }
  }

  /** Returns lists of schemas. The value satisfies one of each. */
  private choices(merged: MergedSchema, trail: Trail): Schema[][] {
    const { schema, moreVariants } = merged;
    const { if: condition, then = {}, else: otherwise = {}, dependentSchemas = {} } = schema;
    const owners = [schema, ...moreVariants];
    const lists = owners.flatMap((owner) =>
      [owner.oneOf ?? [], owner.anyOf ?? []].map((variants) =>
        variants.map((variant) => {
          const choice = owner.discriminator && this.chosen(owner, readSchema(variant, this.rules.resolve, trail));
          return choice ? { allOf: [choice, variant] } : variant;
        }),
      ),
    );
    const kinds = lists.every((list) => list.length === 0) ? kindsOf(merged) : [];
    const children = kinds.map((kind) => ({
      allOf: [this.chosen(schema, readSchema(kind, this.rules.resolve, trail)), kind],
    }));
    const conditional = condition === undefined ? [] : [{ allOf: [condition, then] }, otherwise];
    const dependent = Object.values(dependentSchemas).map((one) => [one, {}]);
    return [...lists, children, conditional, ...dependent].filter((list) => list.length > 0) as Schema[][];
  }

  private *ofType(
    schema: Schema,
    type: string,
    name: string,
    trail: Trail,
    fits: (value: Json) => boolean,
  ): Generator<Json> {
    if (type === 'null') yield null;
    else if (type === 'boolean') yield* [true, false];
    else if (type === 'string') yield* textsOf(schema, name);
    else if (type === 'number' || type === 'integer') yield* numbersOf(schema, type);
    else if (type === 'array') yield* this.lists(schema, name, trail);
    else yield* this.objects(schema, trail, fits);
  }

  private *lists(schema: Schema, name: string, trail: Trail): Generator<Json> {
    const { prefixItems = [], contains, uniqueItems } = schema;
    const [minItems, maxItems] = [Number(schema.minItems ?? 0), Number(schema.maxItems ?? Infinity)];
    const items = schema.items as SchemaOrFlag | undefined;
    const least = contains ? Number(schema.minContains ?? 1) : 0;
    const isOpen = items === undefined && prefixItems.length === 0 && !contains;
    const usual = Math.max(minItems, prefixItems.length + least, isOpen || items === false ? 0 : 1);
    const length = Math.min(maxItems, usual);
    const list: Json[] = [];
    for (let index = 0; index < length; index += 1) {
      const given = prefixItems[index] ?? items ?? (contains ? {} : ANY);
      const isContained = contains !== undefined && index >= prefixItems.length && index < prefixItems.length + least;
      const slot: SchemaOrFlag = isContained ? { allOf: [given as Schema, contains] } : given;
      const taken = new Set(uniqueItems ? list.map((item) => stringifyJson(item)) : []);
      const [item] = take(this.without(taken, this.values(slot, name, trail)), 1);
      if (item === undefined) break;
      list.push(item);
    }
    if (list.length >= minItems) yield list;
    yield list.slice(0, minItems);
  }

  private *without(taken: ReadonlySet<string>, values: Iterable<Json>): Generator<Json> {
    for (const value of values) if (!taken.has(stringifyJson(value))) yield value;
  }

  /** Returns the names of the properties that a caller chooses, as far as an example has them. */
  private chosenNames({ propertyNames, patternProperties = {}, additionalProperties }: Schema, trail: Trail): string[] {
    if (propertyNames !== undefined) {
      return take(this.values({ type: 'string', allOf: [propertyNames] }, '', trail), 20).map(String);
    }
    const matching = Object.keys(patternProperties).flatMap((pattern) => take(textsOf({ pattern }, ''), 5));
    const others =
      typeof additionalProperties === 'object' ? additionalProperties['x-additionalPropertiesName'] : undefined;
    const numbered = Array.from({ length: 20 }, (_one, index) => `${String(others ?? 'property')}${index + 1}`);
    return additionalProperties === false ? matching : [...numbered, ...matching];
  }

  private schemaOf(name: string, schema: Schema): SchemaOrFlag {
    const { properties = {}, patternProperties = {}, additionalProperties, unevaluatedProperties } = schema;
    if (Object.hasOwn(properties, name)) return properties[name] ?? ANY;
    const [matching] = Object.entries(patternProperties).filter(([pattern]) => readPattern(pattern)?.test(name));
    const other = matching?.[1] ?? additionalProperties ?? unevaluatedProperties ?? ANY;
    return other === true || Object.keys(other).length === 0 ? ANY : other;
  }

  private *objects(schema: Schema, trail: Trail, fits: (value: Json) => boolean): Generator<Json> {
    const { properties = {}, required = [], dependentRequired = {}, additionalProperties } = schema;
    const minProperties = Number(schema.minProperties ?? 0);
    const maxProperties = Number(schema.maxProperties ?? Infinity);
    const known = Object.keys(properties);
    const hidden = known.filter((name) => {
      const { readOnly, writeOnly } = readSchema(properties[name] ?? {}, this.rules.resolve).schema;
      return this.rules.direction === 'request' ? readOnly : writeOnly;
    });
    const needed = required.filter((name) => !hidden.includes(name));
    const dependent = known.flatMap((name) => own(dependentRequired, name) ?? []);
    const names = [...new Set([...known, ...needed, ...dependent])].filter((name) => !hidden.includes(name));
    const isMap = typeof additionalProperties === 'object';
    const added = isMap || minProperties > names.length ? this.chosenNames(schema, trail) : [];
    const wanted = [...names, ...added.slice(0, Math.max(isMap ? 2 : 0, minProperties - names.length))];
    const entries = new Map<string, Json>();
    for (const name of wanted) {
      const [value] = take(this.values(this.schemaOf(name, schema), name, trail), 1);
      if (value !== undefined) entries.set(name, value);
    }
    if (!needed.every((name) => entries.has(name))) return;
    const objectOf = (chosen: readonly string[]) =>
      Object.fromEntries([...entries].filter(([name]) => chosen.includes(name))) as Json;
    const optional = [...entries.keys()].filter((name) => !needed.includes(name));
    yield objectOf([...needed, ...optional.slice(0, Math.max(0, maxProperties - needed.length))]);
    // As many optional properties as go together.
    let chosen = needed;
    for (const name of optional)
      if (!fits(objectOf(chosen)) || fits(objectOf([...chosen, name]))) chosen = [...chosen, name];
    yield objectOf(chosen);
    yield objectOf(needed);
    for (const name of entries.keys()) {
      for (const value of take(this.values(this.schemaOf(name, schema), name, trail), 8)) {
        yield { ...(objectOf([...needed, name]) as object), [name]: value };
        yield { ...(objectOf([...entries.keys()]) as object), [name]: value };
      }
    }
  }
}

/**
 * Generates an example of a schema. The same schema always gives the same value.
 *
 * @returns a value that the rules allow, or nothing if none was found
 */
export function generateValue(schema: Schema, rules: SchemaRules): Json | undefined {
  for (const isChecked of [false, true]) {
    const [value] = take(new ValueGenerator(rules, isChecked).values(schema, '', new Map()), 1);
    if (value !== undefined && rules.allow(schema, value)) return value;
  }
  return undefined;
}
