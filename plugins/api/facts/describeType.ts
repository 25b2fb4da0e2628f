import type { Schema } from './openApiDocument';
import { typesOf } from './readSchema';

const PLURALS: Record<string, string> = {
  string: 'strings',
  number: 'numbers',
  integer: 'integers',
  boolean: 'booleans',
  object: 'objects',
  array: 'lists',
  null: 'nulls',
};

/** Returns the JSON type of a value. */
function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Returns the types of a schema; if it has none, those that its other keywords imply. */
export function impliedTypes(schema: Schema): string[] {
  const types = typesOf(schema);
  if (types.length > 0) return types;
  if (schema.properties ?? schema.patternProperties ?? schema.additionalProperties) return ['object'];
  if (schema.items ?? schema.prefixItems) return ['array'];
  const values = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  return [...new Set(values.map(typeOfValue))];
}

function describeList({ items = {} }: Schema): string {
  const types = impliedTypes(items);
  return types.length > 0 ? `list of ${types.map((type) => PLURALS[type] ?? type).join(' or ')}` : 'list';
}

/** Returns a schema's type as text: `string`, `list of objects or null`, or `any JSON value` if the type is open. */
export function describeType(schema: Schema): string {
  const types = impliedTypes(schema);
  const nullable = schema.nullable && !types.includes('null') ? ' or null' : '';
  if (types.length === 0) {
    const variants = schema.oneOf ?? schema.anyOf;
    if (!variants) return `any JSON value${nullable}`;
    return `${schema.oneOf ? 'one of' : 'any of'} ${variants.length} variants${nullable}`;
  }
  return `${types.map((type) => (type === 'array' ? describeList(schema) : type)).join(' or ')}${nullable}`;
}

/** Returns text as a code span of CommonMark. */
export function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const space = text.startsWith('`') || text.endsWith('`') || (/^ .* $/.test(text) && text.trim() !== '') ? ' ' : '';
  return `${fence}${space}${text || ' '}${space}${fence}`;
}

/** Returns a value as a code span of JSON. A string has no quotes. */
export function codeValue(value: unknown): string {
  return codeSpan(typeof value === 'string' && value !== '' ? value : JSON.stringify(value));
}

function describeRange({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): (string | undefined)[] {
  const exclusive = [
    typeof exclusiveMinimum === 'number' ? `more than ${exclusiveMinimum}` : undefined,
    typeof exclusiveMaximum === 'number' ? `less than ${exclusiveMaximum}` : undefined,
  ];
  if (minimum !== undefined && maximum !== undefined) {
    return [minimum < 0 ? `range ${minimum} to ${maximum}` : `range ${minimum}-${maximum}`, ...exclusive];
  }
  if (minimum !== undefined) return [`${minimum} or more`, ...exclusive];
  return [maximum === undefined ? undefined : `${maximum} or less`, ...exclusive];
}

function describeCount(
  minimum: number | undefined,
  maximum: number | undefined,
  one: string,
  many: string,
): string | undefined {
  const things = (count: number) => `${count} ${count === 1 ? one : many}`;
  if (minimum !== undefined && minimum === maximum) return `exactly ${things(minimum)}`;
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum} ${many}`;
  if (minimum !== undefined) return `at least ${things(minimum)}`;
  return maximum === undefined ? undefined : `at most ${things(maximum)}`;
}

/** Joins names as text: `a`, `b`, and `c`. */
function joinNames(names: readonly string[], word = 'and'): string {
  const spans = names.map(codeSpan);
  if (spans.length < 3) return spans.join(` ${word} `);
  return `${spans.slice(0, -1).join(', ')}, ${word} ${spans.at(-1) ?? ''}`;
}

/** Returns whether all a schema says is which properties must be present. */
function isCondition(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === 'required') && (schema.required?.length ?? 0) > 0;
}

/** Returns whether the alternatives of a schema only say which properties must be present. */
export function hasConditions(variants: readonly Schema[] | undefined): boolean {
  return variants !== undefined && variants.length > 0 && variants.every(isCondition);
}

/**
 * Describes "at least one of these properties", which JSON Schema writes as `anyOf: [{required: [a]}, {required: [b]}]`.
 *
 * @param schema of an object
 * @returns for example "at least one of `a` and `b`", or undefined if the schema has no condition of that form
 */
export function describeCondition(schema: Schema): string | undefined {
  const alternatives = schema.anyOf?.map((alternative) => alternative.required ?? []);
  if (!alternatives || alternatives.some((names) => names.length !== 1)) return undefined;
  const names = alternatives.flat();
  return names.length < 2 ? names.map(codeSpan)[0] : `at least one of ${joinNames(names)}`;
}

/** Describes conditions on the presence of properties other than {@link describeCondition}. */
function describePresence({ anyOf, oneOf, dependentRequired = {} }: Schema): string[] {
  const groups = (variants: readonly Schema[]) =>
    variants.map(({ required = [] }) => joinNames(required)).join(', or ');
  const isSimple = anyOf?.every(({ required }) => required?.length === 1);
  return [
    ...(anyOf && hasConditions(anyOf) && !isSimple ? [`at least one of: ${groups(anyOf)}`] : []),
    ...(oneOf && hasConditions(oneOf) ? [`exactly one of: ${groups(oneOf)}`] : []),
    ...Object.entries(dependentRequired).map(
      ([name, required]) => `with ${codeSpan(name)}, also ${joinNames(required)}`,
    ),
  ];
}

/** Describes the limits of a single value, without those of list items. */
function describeValue(schema: Schema): (string | undefined)[] {
  const { minItems, maxItems, minLength, maxLength, minProperties, maxProperties, minContains, maxContains } = schema;
  return [
    ...describeRange(schema),
    schema.multipleOf === undefined ? undefined : `multiple of ${schema.multipleOf}`,
    describeCount(minLength, maxLength, 'character', 'characters'),
    schema.format === undefined ? undefined : `format ${codeSpan(schema.format)}`,
    ...[schema.pattern ?? []].flat().map((pattern) => `pattern ${codeSpan(pattern)}`),
    schema.contentMediaType === undefined ? undefined : `content of type ${codeSpan(schema.contentMediaType)}`,
    schema.contentEncoding === undefined ? undefined : `encoded as ${codeSpan(schema.contentEncoding)}`,
    'const' in schema ? `always ${codeValue(schema.const)}` : undefined,
    schema.enum ? `one of ${schema.enum.map(codeValue).join(', ')}` : undefined,
    describeCount(minItems, maxItems, 'item', 'items'),
    schema.uniqueItems ? 'each item at most once' : undefined,
    minContains === undefined && maxContains === undefined
      ? undefined
      : `contains ${describeCount(minContains, maxContains, 'matching item', 'matching items')}`,
    describeCount(minProperties, maxProperties, 'property', 'properties'),
    schema.additionalProperties === false || isNothing(schema.unevaluatedProperties)
      ? 'no other properties'
      : undefined,
  ];
}

function isNothing(schema: unknown): boolean {
  return schema === false;
}

/** Returns what a schema requires beyond its type, for example `range 0-1`; possibly nothing. */
export function describeLimits(schema: Schema): string[] {
  const condition = describeCondition(schema.items ?? schema);
  const { items } = schema;
  const ofItems = items ? describeLimits(items).filter((limit) => limit !== condition) : [];
  return [
    ...describeValue(schema),
    ...ofItems.map((limit) => (limit.startsWith('each item') ? limit : `each item: ${limit}`)),
    condition && items ? `each item has ${condition}` : condition,
    ...describePresence(schema),
    schema.propertyNames ? describeNames(schema.propertyNames) : undefined,
  ].filter((limit) => limit !== undefined);
}

function describeNames(names: Schema): string | undefined {
  const limits = describeLimits(names);
  return limits.length > 0 ? `names of properties: ${limits.join(', ')}` : undefined;
}
