import { defined, parseJson, stringifyJson } from '@api-docs/kit';
import {
  asSchema,
  circularRef,
  conditionOf,
  describeLimits,
  describeType,
  describeValues,
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

import { exactBounds, rangePhrase } from './numberRange';
import type { FormField, FormKind, FormShape, FormVariant, Json } from './types';

/** Number of inputs in a form from which objects, lists and variants get one input for JSON, the innermost first. */
const MAX_INPUTS = 300;

/** The levels of objects and lists that a form can have: of a large one, as many as it has space for. */
const DEPTHS = [Infinity, 3, 2, 1];

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
  /** Number of objects and lists around it. */
  depth: number;
  /** Set if the schema contains itself. */
  isRepeated: boolean;
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

/** Around the value of a form. */
const TOP = { trail: [], depth: 0 };

/** Converts schemas to inputs. One reader makes one form. */
class ShapeReader {
  private inputs = 0;

  /** @param maxDepth number of levels of objects and lists with inputs of their own */
  constructor(
    private readonly resolve: ResolveRefs,
    private readonly maxDepth: number,
  ) {}

  /** Whether the form has so many inputs that it lacks some. */
  get isFull(): boolean {
    return this.inputs > MAX_INPUTS;
  }

  /** Whether there will be a form with fewer levels instead. */
  private get isGivenUp(): boolean {
    return this.isFull && this.maxDepth > 1;
  }

  source(given: Schema | boolean, { trail, depth }: Pick<ShapeSource, 'trail' | 'depth'> = TOP): ShapeSource {
    const resolved = readSchema(given, this.resolve);
    const { refs, baseRefs } = resolved;
    const all = [...refsOf(resolved), ...baseRefs];
    const isRepeated = circularRef(resolved) !== undefined || all.some((ref) => trail.includes(ref));
    return { resolved, trail: [...trail, ...refs, ...baseRefs], depth: depth + 1, isRepeated };
  }

  shape(source: ShapeSource): FormShape {
    if (this.isGivenUp) return ANY;
    const { resolved } = source;
    const { schema } = resolved;
    const value = readValue(resolved);
    const choices = variantSources(resolved).filter(({ relation }) => isChoice(relation));
    this.inputs += 1;
    const isOpen = source.isRepeated || this.isFull || source.depth > this.maxDepth || choices.length > 1;
    const [type, other] = value.types;
    const simple = (other === undefined && type !== undefined && KINDS.get(type)) || 'json';
    const variants = choices.length === 1 && !isOpen ? this.variants(source) : undefined;
    const kind = variants ? 'choice' : isOpen && ['list', 'object'].includes(simple) ? 'json' : simple;
    const inner = kind === 'list' ? this.list(source) : kind === 'object' ? this.object(source) : {};
    // An object without documented properties is written as JSON.
    const isFree = kind === 'object' && inner.fields?.length === 0 && (!inner.entry || inner.entry.isAnyType === true);
    const listed = 'const' in schema ? [schema.const] : schema.enum;
    const values = listed?.filter((one) => one !== null);
    // A form sends null for the whole value, also if only one of its variants can be null.
    const hasNull = variants?.some(({ nullable }) => nullable) || undefined;
    const conditions = [schema.anyOf, schema.oneOf].find((given) => hasConditions(given));
    return defined<FormShape>({
      kind: isFree ? 'json' : kind,
      type: describeType(value),
      isAnyType: value.types.length === 0 || undefined,
      nullable: value.nullable ?? hasNull,
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
    if (this.isGivenUp) return { name, requirement, html: '', limits: [], ...ANY };
    const { schema } = source.resolved;
    const fallback = schema.default === undefined ? undefined : stringifyJson(schema.default);
    const facts = { name, requirement, description: schema.description, default: fallback };
    return { ...describeField({ ...readValue(source.resolved), ...facts }), ...this.shape(source) };
  }

  private list(owner: ShapeSource): Partial<FormShape> {
    const { schema } = owner.resolved;
    const { prefixItems: first = [], minItems = 0, maxItems = Infinity } = schema;
    const items = asSchema(schema.items ?? schema.unevaluatedItems ?? true) as Schema;
    const fields = first.map((given, index) => {
      const requirement = index < minItems ? 'required' : 'optional';
      return this.field(String(index), this.source(given, owner), requirement);
    });
    const isClosed = isNever(items) || maxItems <= first.length;
    return {
      fields: fields.length > 0 ? fields : undefined,
      item: isClosed ? undefined : this.shape(this.source(items, owner)),
    };
  }

  private object(owner: ShapeSource): Partial<FormShape> {
    const { schema } = owner.resolved;
    const own = schema.properties ?? {};
    const conditional = conditionalSchemas(schema).flatMap((given) =>
      Object.entries(readSchema(given, this.resolve).schema.properties ?? {}),
    );
    const properties = new Map<string, Schema | boolean>([
      ...Object.entries(own),
      ...conditional.filter(([name]) => !Object.hasOwn(own, name)),
    ]);
    const fields = [...properties].flatMap(([name, given]) => {
      const source = this.source(given, owner);
      // Only responses have it, or nobody.
      if (source.resolved.schema.readOnly || isNever(source.resolved.schema)) return [];
      return [this.field(name, source, requirementOf(name, schema))];
    });
    const [entry, other] = entrySchemas(schema);
    // Names that nothing describes, and that no other input has.
    const others = entry ? [] : (schema.required ?? []).filter((name) => !properties.has(name));
    fields.push(...others.map((name) => this.field(name, this.source({}, owner), 'required')));
    return { fields, entry: entry && (other ? ANY : this.shape(this.source(entry, owner))) };
  }

  private variants({ resolved, trail, depth }: ShapeSource): FormVariant[] {
    const [choice] = variantSources(resolved).filter(({ relation }) => isChoice(relation));
    const base = { ...resolved, schema: omit(resolved.schema, ...OF_CHOICE), derived: [] };
    const variants = choice?.schemas.flatMap((given, index): FormVariant[] => {
      const plain = readSchema(given, this.resolve, new Set(trail));
      const { condition, mapped } = conditionOf(choice.owner, plain);
      const source = {
        resolved: mergeVariant(base, plain, this.resolve),
        trail: [...trail, ...plain.refs, ...plain.baseRefs],
        depth,
        isRepeated: circularRef(plain) !== undefined || refsOf(plain).some((ref) => trail.includes(ref)),
      };
      const name = variantName(given, plain, index, mapped);
      const { variants: inner, ...shape } = this.shape(source);
      if (inner) {
        const { nullable } = shape;
        return inner
          .slice(0, -1)
          .map((one) => defined<FormVariant>({ nullable, ...one, name: `${name}: ${one.name}` }));
      }
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
  const limits = [...describeLimits(field), ...describeValues(field)].map(markdownToHtml);
  return { name, requirement, html: markdownToHtml(description), limits, default: fallback };
}

/** Converts the facts and the schema of a parameter to its input. */
export function parameterField(field: Field, schema: Schema, resolve: ResolveRefs): FormField {
  return { ...describeField({ default: undefined, ...field }), ...formShape(schema, resolve) };
}

/** Converts a schema to the inputs of the request builder's form. Properties that only responses have are left out. */
export function formShape(schema: Schema | boolean, resolve: ResolveRefs = withoutRefs): FormShape {
  let shape = ANY;
  for (const depth of DEPTHS) {
    const reader = new ShapeReader(resolve, depth);
    shape = reader.shape(reader.source(schema));
    if (!reader.isFull) break;
  }
  return shape;
}
