import { joinNames } from '@api-docs/kit';

import type { ExternalDocs, Field, ItemNotes, Limits, Value, XmlNode } from '../fieldTypes';
import { LIMIT_RULES } from '../limits/limitRules';
import { codeSpan, codeValue } from './codeSpan';
import { isPhrase, labelDescription } from './parseDescription';

const PLURALS: Record<string, string> = {
  string: 'strings',
  number: 'numbers',
  integer: 'integers',
  boolean: 'booleans',
  object: 'objects',
  array: 'lists',
  null: 'nulls',
};

function withNull(types: readonly string[], nullable: true | undefined): string[] {
  return [...types, ...(nullable ? ['null'] : [])];
}

/** Returns the type of a list's items: `objects or nulls`, or `lists of integers`. */
function describePlural({ types, nullable, items }: Value): string {
  const inner = items && items.types.length > 0 ? ` of ${describePlural(items)}` : '';
  return withNull(types, nullable)
    .map((type) => (PLURALS[type] ?? type) + (type === 'array' ? inner : ''))
    .join(' or ');
}

/** Returns a type as text: `string`, `list of objects or null`, or `any JSON value` if the type is open, `no value` if none is valid. */
export function describeType(value: Omit<Value, 'limits'> & Partial<Value>): string {
  const { types, nullable, choice, items, limits } = value;
  const list = items && items.types.length > 0 ? `list of ${describePlural(items)}` : 'list';
  if (limits?.isNever && types.length === 0) return 'no value';
  const open = choice ? `${choice.relation} ${choice.count} variants` : 'any JSON value';
  const names = types.map((type) => (type === 'array' ? list : type));
  return withNull(names.length > 0 ? names : [open], nullable).join(' or ');
}

/** Returns names as code: `` `a`, `b`, and `c` ``. */
const joinCode = (names: readonly string[]) => joinNames(names.map(codeSpan));

/**
 * Describes the properties of which an object needs at least one.
 *
 * @returns for example "at least one of `a` and `b`", or undefined if there is no such condition, or one about groups
 */
export function describeCondition({ anyRequired }: Limits): string | undefined {
  if (anyRequired?.some(({ length }) => length !== 1)) return undefined;
  const names = anyRequired?.flat() ?? [];
  return names.length < 2 ? names.map(codeSpan)[0] : `at least one of ${joinCode(names)}`;
}

/** Describes conditions on the presence of properties other than {@link describeCondition}. */
function describePresence(limits: Limits): (string | undefined)[] {
  const { anyRequired, oneRequired, dependentRequired = {}, propertyNames } = limits;
  const groups = (given: readonly string[][]) => given.map(joinCode).join(', or ');
  const ofNames = propertyNames ? describeLimits(propertyNames) : [];
  return [
    anyRequired && describeCondition(limits) === undefined ? `at least one of: ${groups(anyRequired)}` : undefined,
    oneRequired ? `exactly one of: ${groups(oneRequired)}` : undefined,
    ...Object.entries(dependentRequired).map(([name, others]) =>
      others.length > 0 ? `with ${codeSpan(name)}, also ${joinCode(others)}` : undefined,
    ),
    ofNames.length > 0 ? `names of properties: ${ofNames.join(', ')}` : undefined,
    ...(propertyNames ? describeItemNotes(propertyNames, 'names of properties', 'a name') : []),
  ];
}

/** Returns the items of a list, the items of these if they are lists, and so on; otherwise the value itself. */
export function innermost(value: Value): Value {
  return value.items ? innermost(value.items) : value;
}

/** Returns, as CommonMark, where there is more about a value. */
export function describeDocs({ url, description = '' }: ExternalDocs): string {
  if (isPhrase(description)) return `more: ${description.trim()}, ${codeSpan(url)}`;
  return labelDescription(`more: ${codeSpan(url)}${description && '.'}`, description);
}

/**
 * Describes values of which a field has many, besides their type and limits.
 *
 * @param all name for all of them, for example `each item`
 * @param one name for one of them
 */
function describeItemNotes(notes: ItemNotes, all: string, one: string): string[] {
  const { title, description, default: value, examples = [], deprecated, externalDocs } = notes;
  return [
    ...(title === undefined ? [] : [`${all}: ${title}`]),
    // Without the period at its end, because other notes may follow.
    ...(description === undefined ? [] : [labelDescription(`${all}:`, description.replace(/(?<!\.)\.\s*$/, ''))]),
    ...(deprecated ? [`${all}: deprecated`] : []),
    ...(value === undefined ? [] : [`default of ${all}: ${codeValue(value)}`]),
    ...(examples.length > 0 ? [`example of ${one}: ${examples.map(codeValue).join(', ')}`] : []),
    ...(externalDocs ? [`${all}: ${describeDocs(externalDocs)}`] : []),
  ];
}

/** Returns, as CommonMark, what a value must satisfy besides its type, for example `range 0-1`; possibly nothing. */
export function describeLimits(value: Value & ItemNotes, isItem = false): string[] {
  const { limits, items } = value;
  const mark = (text: string | undefined) =>
    isItem && text !== undefined && !text.startsWith('each item') ? `each item: ${text}` : text;
  const condition = isItem ? undefined : describeCondition(innermost(value).limits);
  return [
    ...LIMIT_RULES.flatMap(({ describe }) => describe(limits)).map(mark),
    ...(isItem ? describeItemNotes(value, 'each item', 'an item') : []),
    ...(items ? describeLimits(items, true) : []),
    condition && items ? `each item has ${condition}` : condition,
    ...describePresence(limits).map(mark),
  ].filter((limit) => limit !== undefined);
}

/** Returns, as CommonMark, what the file says about single values, for example "`1`: The first.". */
export function describeValues(value: Value): string[] {
  const described = innermost(value).limits.enum ?? [];
  return described.flatMap(({ value: json, description }) =>
    description === undefined ? [] : [labelDescription(`${codeValue(json)}:`, description)],
  );
}

const XML_NODES: Record<NonNullable<XmlNode['nodeType']>, string> = {
  element: 'element',
  attribute: 'attribute',
  text: 'text of the element around it',
  cdata: 'CDATA section of the element around it',
  none: 'no element of its own',
};

/** Returns, as CommonMark, how a value is written in XML, for example "attribute `id`". */
export function describeXml({ nodeType, name, prefix, namespace, item }: XmlNode): string {
  const hasOwn = item === undefined || [nodeType, name, prefix].some((fact) => fact !== undefined);
  const fullName = [prefix, name].filter((part) => part !== undefined).join(':');
  return [
    ...(hasOwn ? [[XML_NODES[nodeType ?? 'element'], ...(fullName ? [codeSpan(fullName)] : [])].join(' ')] : []),
    ...(namespace === undefined ? [] : [`namespace ${codeSpan(namespace)}`]),
    ...(item === undefined ? [] : [`each item an element ${codeSpan(item)}`]),
  ].join(', ');
}

/** Styles in which a list can be one value of the URL, or several. */
const DELIMITED: readonly unknown[] = ['spaceDelimited', 'pipeDelimited'];

function describeExplode(explode: boolean, style: string | undefined): string {
  if (!explode) return 'not exploded';
  return DELIMITED.includes(style) ? 'exploded: one parameter for each value' : 'exploded';
}

/** Returns, as CommonMark, how a parameter is written, as far as it is not usual. */
export function describeSerialization({ serialization = {} }: Pick<Field, 'serialization'>): string[] {
  const { mediaType, style, explode, allowReserved, allowEmptyValue } = serialization;
  return [
    ...(mediaType === undefined ? [] : [`sent as ${codeSpan(mediaType)}`]),
    ...(style === undefined ? [] : [`style ${codeSpan(style)}`]),
    ...(explode === undefined ? [] : [describeExplode(explode, style)]),
    ...(allowReserved ? ['reserved characters are not escaped'] : []),
    ...(allowEmptyValue ? ['may be empty'] : []),
  ];
}
