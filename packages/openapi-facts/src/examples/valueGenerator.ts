import { own, parseJson } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import { innermostSchema, omit, typesOf, type MergedSchema, type ResolvedSchema } from '../schemas/resolvedSchema';
import { conditionOf, kindsOf } from '../schemas/variants';
import { readPattern } from '../schemas/patterns';
import type { SchemaRules } from '../schemas/schemaRules';
import { valueKey } from '../text/valueKey';
import type { Json } from '../types';
import { contentTexts } from './contentTexts';
import { combinations, take, without } from './generated';
import { numbersOf } from './numbersOf';
import { textsOf } from './textsOf';
import { ANY, orderedTypes } from './typesToTry';

/** Values that are tried before a schema counts as one without an example. */
const MAX_ATTEMPTS = 3000;

/** Keywords that choose between schemas. */
const CHOICES = ['oneOf', 'anyOf', 'if', 'then', 'else', 'dependentSchemas', 'discriminator'];

/** Where a value is. */
export interface Place {
  /** How often each reference contains the value. */
  refs: ReadonlyMap<string, number>;
  /** Number of objects around it. */
  depth: number;
}

type SchemaOrFlag = Schema | boolean;

/** Generates a value of a schema. */
export class ValueGenerator {
  private attempts = 0;

  constructor(
    private readonly rules: SchemaRules,
    /** False for the first values that come to mind, which are usually right. */
    private readonly isChecked: boolean,
    /** Number of objects around a value from which optional properties and items with parts of their own are left out, and one
     * level further inside all others, too. */
    private readonly maxDepth: number,
    private readonly maxAttempts = MAX_ATTEMPTS,
  ) {}

  /** Whether values were left out because there are too many. */
  get isExhausted(): boolean {
    return this.attempts > this.maxAttempts;
  }

  /** Returns the values that fit; none if a value would never end. */
  *values(schema: SchemaOrFlag, name: string, place: Place): Generator<Json> {
    this.attempts += 1;
    if (this.isExhausted) return;
    for (const value of this.candidates(schema, name, place)) {
      this.attempts += 1;
      if (this.isExhausted) return;
      if (this.fits(schema, value)) yield value;
    }
  }

  private fits(schema: SchemaOrFlag, value: Json): boolean {
    return !this.isChecked || this.rules.allow(schema, value);
  }

  private *candidates(given: SchemaOrFlag, name: string, place: Place): Generator<Json> {
    const resolved = this.rules.schemas.read(given, place.refs);
    const { schema, refs, baseRefs } = resolved;
    if (refs.some((ref) => place.refs.has(ref)) || baseRefs.some((ref) => (place.refs.get(ref) ?? 0) > 1)) {
      if (typesOf(schema).includes('null')) yield null;
      return;
    }
    const inner = new Map(place.refs);
    for (const ref of [...refs, ...baseRefs]) inner.set(ref, (place.refs.get(ref) ?? 0) + 1);
    yield* this.ofSchema(resolved, name, { ...place, refs: inner }, (value) => this.fits(given, value));
  }

  /** Returns what a discriminator says about a variant. */
  private chosen(owner: Schema, variant: ResolvedSchema): Schema {
    const { condition } = conditionOf(owner, variant);
    if (!condition?.values.length) return {};
    const { property, values } = condition;
    return { required: [property], properties: { [property]: { enum: values.map(parseJson) } } };
  }

  private *ofSchema(merged: MergedSchema, name: string, place: Place, fits: (value: Json) => boolean): Generator<Json> {
    const { schema } = merged;
    if ('const' in schema) yield schema.const as Json;
    if (Array.isArray(schema.examples)) yield* schema.examples as Json[];
    yield* (schema.enum ?? []) as Json[];
    if (schema.default !== undefined) yield schema.default as Json;
    if ('const' in schema || schema.enum) return;
    const choices = this.choices(merged, place);
    if (choices.length === 0) {
      for (const type of orderedTypes(schema)) yield* this.ofType(schema, type, name, place, fits);
      return;
    }
    const rest = omit(schema, 'default', 'examples', ...CHOICES);
    for (const parts of combinations(choices)) {
      const chosen = this.rules.schemas.read({ ...rest, allOf: parts }, place.refs);
      const { refs, baseRefs } = chosen;
      // A variant of a variant can be the first schema again.
      if ([...refs, ...baseRefs].every((ref) => (place.refs.get(ref) ?? 0) < 3)) {
        const inner = new Map(place.refs);
        for (const ref of baseRefs) inner.set(ref, (place.refs.get(ref) ?? 0) + 1);
        yield* this.ofSchema(chosen, name, { ...place, refs: inner }, fits);
      }
    }
  }

  /** Returns lists of schemas. The value satisfies one of each. */
  private choices(merged: MergedSchema, place: Place): Schema[][] {
    const { schema, moreVariants } = merged;
    const { if: condition, then = {}, else: otherwise = {}, dependentSchemas = {} } = schema;
    const owners = [schema, ...moreVariants];
    const lists = owners.flatMap((owner) =>
      [owner.oneOf ?? [], owner.anyOf ?? []].map((variants) =>
        variants.map((variant) => {
          const choice = owner.discriminator && this.chosen(owner, this.rules.schemas.read(variant, place.refs));
          return choice ? { allOf: [choice, variant] } : variant;
        }),
      ),
    );
    const kinds = lists.every((list) => list.length === 0) ? kindsOf(merged) : [];
    const children = kinds.map((kind) => ({
      allOf: [this.chosen(schema, this.rules.schemas.read(kind, place.refs)), kind],
    }));
    const conditional = condition === undefined ? [] : [{ allOf: [condition, then] }, otherwise];
    const dependent = Object.values(dependentSchemas).map((one) => [one, {}]);
    return [...lists, children, conditional, ...dependent].filter((list) => list.length > 0) as Schema[][];
  }

  private *ofType(
    schema: Schema,
    type: string,
    name: string,
    place: Place,
    fits: (value: Json) => boolean,
  ): Generator<Json> {
    if (type === 'null') yield null;
    else if (type === 'boolean') yield* [true, false];
    else if (type === 'string') {
      yield* contentTexts(schema, (content) => take(this.values(content, name, place), 1));
      yield* textsOf(schema, name);
    } else if (type === 'number' || type === 'integer') yield* numbersOf(schema, type);
    else if (type === 'array') yield* this.lists(schema, name, place);
    else yield* this.objects(schema, place, fits);
  }

  /** Returns whether a value has properties, or is a list of such values. */
  private hasParts(given: SchemaOrFlag | undefined, place: Place): boolean {
    if (typeof given !== 'object') return false;
    const { schema, moreVariants } = innermostSchema(this.rules.schemas.read(given, place.refs));
    const { properties, additionalProperties, prefixItems, oneOf, anyOf } = schema;
    const parts = [properties, prefixItems, oneOf, anyOf, moreVariants[0]];
    return parts.some(Boolean) || typeof additionalProperties === 'object';
  }

  /** Returns whether an optional property is left out: one with parts at the last level, and any that is deeper. */
  private isTooDeep(given: SchemaOrFlag, place: Place): boolean {
    if (place.depth <= this.maxDepth) return false;
    return place.depth > this.maxDepth + 1 || this.hasParts(given, place);
  }

  private *lists(schema: Schema, name: string, place: Place): Generator<Json> {
    const { prefixItems = [], contains, uniqueItems } = schema;
    const [minItems, maxItems] = [Number(schema.minItems ?? 0), Number(schema.maxItems ?? Infinity)];
    const items = schema.items as SchemaOrFlag | undefined;
    const least = contains ? Number(schema.minContains ?? 1) : 0;
    const isOpen = items === undefined && prefixItems.length === 0 && !contains;
    const isLeftOut = isOpen || items === false || (place.depth >= this.maxDepth && this.hasParts(items, place));
    const usual = Math.max(minItems, prefixItems.length + least, isLeftOut ? 0 : 1);
    const length = Math.min(maxItems, usual);
    const list: Json[] = [];
    for (let index = 0; index < length; index += 1) {
      const given = prefixItems[index] ?? items ?? (contains ? {} : ANY);
      const isContained = contains !== undefined && index >= prefixItems.length && index < prefixItems.length + least;
      const slot: SchemaOrFlag = isContained ? { allOf: [given as Schema, contains] } : given;
      const taken = new Set(uniqueItems ? list.map(valueKey) : []);
      const [item] = take(without(taken, this.values(slot, name, place)), 1);
      if (item === undefined) break;
      list.push(item);
    }
    if (list.length >= minItems) yield list;
    yield list.slice(0, minItems);
  }

  /** Returns the names of the properties that a caller chooses, as far as an example has them. */
  private chosenNames({ propertyNames, patternProperties = {}, additionalProperties }: Schema, place: Place): string[] {
    if (propertyNames !== undefined) {
      return take(this.values({ type: 'string', allOf: [propertyNames] }, '', place), 20).map(String);
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

  private *objects(schema: Schema, place: Place, fits: (value: Json) => boolean): Generator<Json> {
    const { properties = {}, required = [], dependentRequired = {}, additionalProperties } = schema;
    const minProperties = Number(schema.minProperties ?? 0);
    const maxProperties = Number(schema.maxProperties ?? Infinity);
    const known = Object.keys(properties);
    const hidden = known.filter((name) => {
      const { readOnly, writeOnly } = this.rules.schemas.read(properties[name] ?? {}).schema;
      return this.rules.direction === 'request' ? readOnly : writeOnly;
    });
    const needed = required.filter((name) => !hidden.includes(name));
    const dependent = known.flatMap((name) => own(dependentRequired, name) ?? []);
    const names = [...new Set([...known, ...needed, ...dependent])].filter((name) => !hidden.includes(name));
    const isMap = typeof additionalProperties === 'object';
    const added = isMap || minProperties > names.length ? this.chosenNames(schema, place) : [];
    const wanted = [...names, ...added.slice(0, Math.max(isMap ? 2 : 0, minProperties - names.length))];
    const entries = new Map<string, Json>();
    const inner = { ...place, depth: place.depth + 1 };
    for (const name of wanted) {
      const given = this.schemaOf(name, schema);
      if (!needed.includes(name) && this.isTooDeep(given, inner)) continue;
      const [value] = take(this.values(given, name, inner), 1);
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
      for (const value of take(this.values(this.schemaOf(name, schema), name, inner), 8)) {
        yield { ...(objectOf([...needed, name]) as object), [name]: value };
        yield { ...(objectOf([...entries.keys()]) as object), [name]: value };
      }
    }
  }
}
