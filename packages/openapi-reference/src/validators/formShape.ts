import { defined, parseJson, stringifyJson } from '@api-docs/kit';
import {
  asSchema,
  circularRef,
  conditionOf,
  describeLimits,
  describeType,
  hasConditions,
  isChoice,
  isNever,
  markdownToHtml,
  mergeVariant,
  omit,
  readSchema,
  readValue,
  refsOf,
  requirementOf,
  variantName,
  variantSources,
  withoutRefs,
  type Field,
  type Requirement,
  type ResolvedSchema,
  type ResolveRefs,
  type Schema,
  type Value,
} from '@api-docs/openapi-facts';

import type { FormField, FormKind, FormShape, FormVariant, Json } from './types';

/** Number of inputs in a form from which objects, lists and variants get one input for JSON. */
const MAX_INPUTS = 1000;

const KINDS = new Map<string, FormKind>([
  ['string', 'text'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
  ['array', 'list'],
  ['object', 'object'],
]);

/** Keywords of a value with variants that do not hold for each of them. */
const OF_CHOICE = ['oneOf', 'anyOf', 'discriminator', 'nullable', 'title', 'description', 'default', 'examples'];

/** The input for a value of any type. */
const ANY: FormShape = { kind: 'json', type: 'any JSON value', isAnyType: true };

/** A resolved schema, with the references that lead to it. */
interface ShapeSource {
  resolved: ResolvedSchema;
  trail: readonly string[];
  /** Set if the schema contains itself. */
  isRepeated: boolean;
}

function rangePhrase({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `from ${minimum} to ${maximum}`;
  const limits = [
    minimum === undefined ? exclusiveMinimum !== undefined && `more than ${exclusiveMinimum}` : `${minimum} or more`,
    maximum === undefined ? exclusiveMaximum !== undefined && `less than ${exclusiveMaximum}` : `${maximum} or less`,
  ].filter(Boolean);
  return limits.length > 0 ? `of ${limits.join(' and ')}` : undefined;
}

/** Returns the limits of an integer that JavaScript rounds. */
function exactBounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): FormShape['bounds'] {
  const isExact = (limit: unknown) => typeof limit === 'bigint';
  const least = isExact(minimum) ? minimum : isExact(exclusiveMinimum) ? exclusiveMinimum + 1n : undefined;
  const most = isExact(maximum) ? maximum : isExact(exclusiveMaximum) ? exclusiveMaximum - 1n : undefined;
  if (least === undefined && most === undefined) return undefined;
  return defined<{ least?: bigint; most?: bigint }>({ least, most });
}

/** Returns the schemas of properties that only apply under conditions. */
function conditionalSchemas({ then, else: otherwise, dependentSchemas = {} }: Schema): Schema[] {
  return [then, otherwise, ...Object.values(dependentSchemas)].filter((schema) => schema !== undefined);
}

/** Returns the schemas of properties whose names the reader chooses. */
function entrySchemas({ patternProperties = {}, additionalProperties, unevaluatedProperties }: Schema): Schema[] {
  const others = [additionalProperties, unevaluatedProperties].filter((given) => given !== undefined);
  return [...Object.values(patternProperties), ...others]
    .map((given) => asSchema(given) as Schema)
    .filter((given) => !isNever(given));
}

/** Converts schemas to inputs. One reader makes one form. */
class ShapeReader {
  private inputs = 0;

  constructor(private readonly resolve: ResolveRefs) {}

  source(given: Schema | boolean, trail: readonly string[]): ShapeSource {
    const resolved = readSchema(given, this.resolve);
    const { refs, baseRefs } = resolved;
    const all = [...refsOf(resolved), ...baseRefs];
    const isRepeated = circularRef(resolved) !== undefined || all.some((ref) => trail.includes(ref));
    return { resolved, trail: [...trail, ...refs, ...baseRefs], isRepeated };
  }

  shape(source: ShapeSource): FormShape {
    const { resolved } = source;
    const { schema } = resolved;
    const value = readValue(resolved);
    const choices = variantSources(resolved).filter(({ relation }) => isChoice(relation));
    this.inputs += 1;
    const isOpen = source.isRepeated || this.inputs > MAX_INPUTS || choices.length > 1;
    const [type, other] = value.types;
    const simple = (other === undefined && type !== undefined && KINDS.get(type)) || 'json';
    const variants = choices.length === 1 && !isOpen ? this.variants(source) : undefined;
    const kind = variants ? 'choice' : isOpen && ['list', 'object'].includes(simple) ? 'json' : simple;
    const inner = kind === 'list' ? this.list(source) : kind === 'object' ? this.object(source) : {};
    // An object without documented properties is written as JSON.
    const isFree = kind === 'object' && inner.fields?.length === 0 && (!inner.entry || inner.entry.isAnyType === true);
    const listed = 'const' in schema ? [schema.const] : schema.enum;
    const values = listed?.filter((one) => one !== null);
    const conditions = [schema.anyOf, schema.oneOf].find((given) => hasConditions(given));
    return defined<FormShape>({
      kind: isFree ? 'json' : kind,
      type: describeType(value),
      isAnyType: value.types.length === 0 || undefined,
      nullable: value.nullable,
      range: rangePhrase(schema),
      bounds: exactBounds(schema),
      suggestions: values && ['text', 'number'].includes(kind) ? values.map(String) : undefined,
      only: values?.length === 1 ? (values[0] as Json) : undefined,
      ...(isFree ? {} : inner),
      alternatives: kind === 'object' && !isFree ? conditions?.map(({ required = [] }) => required) : undefined,
      variants,
    });
  }

  field(name: string, source: ShapeSource, requirement: Requirement): FormField {
    const { schema } = source.resolved;
    const fallback = schema.default === undefined ? undefined : stringifyJson(schema.default);
    const facts = { name, requirement, description: schema.description, default: fallback };
    return { ...describeField({ ...readValue(source.resolved), ...facts }), ...this.shape(source) };
  }

  private list({ resolved: { schema }, trail }: ShapeSource): Partial<FormShape> {
    const { prefixItems: first = [], minItems = 0, maxItems = Infinity } = schema;
    const items = asSchema(schema.items ?? schema.unevaluatedItems ?? true) as Schema;
    const fields = first.map((given, index) => {
      const requirement = index < minItems ? 'required' : 'optional';
      return this.field(String(index), this.source(given, trail), requirement);
    });
    const isClosed = isNever(items) || maxItems <= first.length;
    return {
      fields: fields.length > 0 ? fields : undefined,
      item: isClosed ? undefined : this.shape(this.source(items, trail)),
    };
  }

  private object({ resolved: { schema }, trail }: ShapeSource): Partial<FormShape> {
    const own = schema.properties ?? {};
    const conditional = conditionalSchemas(schema).flatMap((given) =>
      Object.entries(readSchema(given, this.resolve).schema.properties ?? {}),
    );
    const properties = new Map<string, Schema | boolean>([
      ...Object.entries(own),
      ...conditional.filter(([name]) => !Object.hasOwn(own, name)),
    ]);
    const fields = [...properties].flatMap(([name, given]) => {
      const source = this.source(given, trail);
      // Only responses have it, or nobody.
      if (source.resolved.schema.readOnly || isNever(source.resolved.schema)) return [];
      return [this.field(name, source, requirementOf(name, schema))];
    });
    const [entry, other] = entrySchemas(schema);
    return { fields, entry: entry && (other ? ANY : this.shape(this.source(entry, trail))) };
  }

  private variants({ resolved, trail }: ShapeSource): FormVariant[] {
    const [choice] = variantSources(resolved).filter(({ relation }) => isChoice(relation));
    const base = { ...resolved, schema: omit(resolved.schema, ...OF_CHOICE), derived: [] };
    const variants = choice?.schemas.flatMap((given, index): FormVariant[] => {
      const plain = readSchema(given, this.resolve, new Set(trail));
      const { condition, mapped } = conditionOf(choice.owner, plain);
      const source = {
        resolved: mergeVariant(base, plain, this.resolve),
        trail: [...trail, ...plain.refs, ...plain.baseRefs],
        isRepeated: circularRef(plain) !== undefined || refsOf(plain).some((ref) => trail.includes(ref)),
      };
      const name = variantName(given, plain, index, mapped);
      const { variants: inner, ...shape } = this.shape(source);
      if (inner) return inner.slice(0, -1).map((one) => ({ ...one, name: `${name}: ${one.name}` }));
      const { property, values: [value, other] = [] } = condition ?? {};
      const fields = shape.fields?.map((field) =>
        value !== undefined && other === undefined && field.name === property
          ? { only: parseJson(value), ...field }
          : field,
      );
      return [{ ...shape, ...(fields ? { fields } : {}), name }];
    });
    return [...(variants ?? []), { ...ANY, name: 'JSON' }];
  }
}

type FieldFacts = Value &
  Pick<FormField, 'name' | 'requirement'> &
  Record<'description' | 'default', string | undefined>;

function describeField(field: FieldFacts): Omit<FormField, 'kind' | 'type'> {
  const { name, requirement, description = '', default: fallback } = field;
  const limits = describeLimits(field).map(markdownToHtml);
  return { name, requirement, html: markdownToHtml(description), limits, default: fallback };
}

/** Converts the facts and the schema of a parameter to its input. */
export function parameterField(field: Field, schema: Schema, resolve: ResolveRefs): FormField {
  return { ...describeField({ default: undefined, ...field }), ...formShape(schema, resolve) };
}

/** Converts a schema to the inputs of the request builder's form. Properties that only responses have are left out. */
export function formShape(schema: Schema | boolean, resolve: ResolveRefs = withoutRefs): FormShape {
  const reader = new ShapeReader(resolve);
  return reader.shape(reader.source(schema, []));
}
