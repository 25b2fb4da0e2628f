import { defined, own, stringifyJson } from '@api-docs/kit';

import { pointerKeys } from '../document/apiDocument';
import { describeType } from '../text/describeValue';
import { uniqueName } from './names';
import type { Schema } from '../document/openApiDocument';
import { itemsOf, omit, readSchema, withoutRefs, type PlainSchema, type ResolveRefs } from '../schemas/readSchema';
import { hasConditions, isNever, readNotes, readValue } from './readValue';
import type { Direction, ExternalDocs, Field, FieldRow, Requirement, Variant, XmlNode } from '../types';

/** Number of fields in a body from which a schema that was shown already is linked instead of shown again. */
const MAX_REPEATED_FIELDS = 1000;

/** What is known while the fields of one body are read. */
interface Reading {
  resolve: ResolveRefs;
  direction: Direction;
  /** The reference of every schema that contains the current one, with the key of its field. */
  trail: ReadonlyMap<string, string>;
  /** The first field of every schema of the body. */
  shown: Map<string, string>;
  /** Paths and keys of the lists around the current field. */
  lists: string[];
  /** Anchors of the body so far, without prefix. */
  anchors: Set<string>;
}

/** What a variant takes from the schema that has it. */
interface Outer {
  properties: Record<string, Schema>;
  /** Names that the variant needs, too. */
  required: string[];
  /** The value has this form or another one. */
  isAlternative?: boolean;
}

/** Returns whether an object must have a property. */
export function requirementOf(name: string, parent: Schema, outer?: Outer): Requirement {
  if (parent.required?.includes(name) || outer?.required.includes(name)) return 'required';
  return parent['x-requirement-not-documented']?.includes(name) ? 'not documented' : 'optional';
}

/** Returns a key as an anchor. Names of most fields are their own anchor. */
function anchorOf(key: string): string {
  return key
    .replaceAll('.', '-')
    .replace(/[^\w-]+/g, '_')
    .replace(/^$/, 'root');
}

/** Reads links to documentation; undefined without a URL. */
export function readExternalDocs(docs: { url?: string; description?: string } | undefined): {
  externalDocs?: ExternalDocs;
} {
  if (docs?.url === undefined) return {};
  return { externalDocs: defined<ExternalDocs>({ url: docs.url, description: docs.description }) };
}

/** Returns the schema of the items of a list, of the items of a list of lists, and so on; otherwise the schema itself. */
function innermost(schema: Schema): Schema {
  const items = itemsOf(schema);
  return items ? innermost(items) : schema;
}

function nameOfRef(ref: string | undefined): string | undefined {
  return ref === undefined ? undefined : pointerKeys(ref).at(-1);
}

/** Returns the value of a discriminator for a variant. */
export function conditionOf(
  { discriminator }: Schema,
  { refs, schema }: PlainSchema,
): Pick<Variant, 'condition'> & { mapped?: string } {
  const { propertyName: property, mapping = {}, defaultMapping } = discriminator ?? {};
  if (property === undefined) return {};
  const isOwn = (ref: string) => refs.includes(ref) || nameOfRef(refs[0]) === nameOfRef(ref);
  const mapped = Object.keys(mapping).filter((name) => isOwn(mapping[name] ?? ''));
  const chosen = own(schema.properties, property);
  const only = chosen?.enum?.length === 1 ? chosen.enum[0] : undefined;
  const value = chosen?.const ?? only ?? nameOfRef(refs[0]);
  if (value === undefined && mapped.length === 0) return {};
  const isDefault = defaultMapping !== undefined && isOwn(defaultMapping);
  const given: unknown[] = mapped.length > 0 || isDefault ? mapped : [value];
  const condition = { property, values: given.map((one) => stringifyJson(one)), ...(isDefault && { isDefault }) };
  return { condition, ...(mapped[0] ? { mapped: mapped[0] } : {}) };
}

type Relation = Variant['relation'];

/** The schemas of some variants. */
interface VariantSource {
  relation: Relation;
  schemas: (Schema | boolean)[];
  owner: Schema;
  names?: string[];
}

/** Returns the schemas that a discriminator names, or that extend its schema. */
export function kindsOf({ discriminator, 'x-derived': derived = [] }: Schema): Schema[] {
  if (!discriminator) return [];
  const { mapping = {}, defaultMapping } = discriminator;
  const refs = [...Object.values(mapping), ...(defaultMapping === undefined ? [] : [defaultMapping])];
  return [...new Set([...refs, ...(derived as string[])])].map(($ref) => ({ $ref }));
}

/** Returns the schemas of a value's variants, and of the conditions that it satisfies. */
export function variantSources(schema: Schema): VariantSource[] {
  const more = (schema['x-more-variants'] ?? []) as Schema[];
  const listsOf = (owner: Schema, relation: Relation, schemas: Schema[] | undefined): VariantSource[] =>
    schemas && (owner !== schema || !hasConditions(schemas)) ? [{ relation, schemas, owner }] : [];
  const lists = [schema, ...more].flatMap((owner) => [
    ...listsOf(owner, 'One of', owner.oneOf),
    ...listsOf(owner, 'Any of', owner.anyOf),
  ]);
  const kinds = lists.length === 0 ? kindsOf(schema) : [];
  const children: VariantSource[] = kinds.length > 0 ? [{ relation: 'One of', schemas: kinds, owner: schema }] : [];
  const named = (relation: Relation, given: Schema | boolean | undefined, name: string): VariantSource[] =>
    given === undefined ? [] : [{ relation, schemas: [given], owner: {}, names: [name] }];
  return [
    ...lists,
    ...children,
    ...(isNever(schema) ? [] : named('Not', schema.not, 'excluded values')),
    ...[schema, ...more].flatMap((one) => [
      ...named('If', one.if, 'condition'),
      ...named('Then', one.then, 'the condition holds'),
      ...named('Else', one.else, 'the condition does not hold'),
      ...named('Contains', one.contains, 'matching item'),
    ]),
    ...named('Content', schema.contentSchema, 'the decoded text'),
    ...Object.entries(schema.dependentSchemas ?? {}).flatMap(([name, given]) => named('With', given, name)),
  ];
}

/**
 * Returns the name of a variant.
 *
 * @param mapped the value of the discriminator that the file maps to the variant
 */
export function variantName(
  given: Schema | boolean,
  { schema, refs }: PlainSchema,
  index: number,
  mapped: string | undefined,
): string {
  const isPlain = schema.type !== undefined && Object.keys(omit(schema, 'type', 'nullable')).length === 0;
  return (
    schema.title ??
    nameOfRef(refs[0] ?? (typeof given === 'object' ? given.$ref : undefined)) ??
    mapped ??
    (isPlain ? describeType(readValue(schema)) : `Variant ${index + 1}`)
  );
}

function readVariants(schema: Schema, path: string, key: string, reading: Reading, around?: Outer): Variant[] {
  const properties = { ...around?.properties, ...schema.properties };
  const required = [...(around?.required ?? []), ...(schema.required ?? [])];
  return variantSources(schema).flatMap(({ relation, schemas, owner, names }) =>
    schemas.map((given, index): Variant => {
      const plain = readSchema(given, reading.resolve, reading.trail);
      const { condition, mapped } = conditionOf(owner, plain);
      const name = names?.[index] ?? variantName(given, plain, index, mapped);
      const inner = key === '' ? name : `${key}.${name}`;
      // A value need not satisfy these.
      const isCondition = relation === 'Not' || relation === 'If';
      const outer = { properties, required: isCondition ? [] : required, isAlternative: isChoice(relation) };
      const field = readField(name, given, { path, key: inner, requirement: 'optional', outer }, reading);
      return defined<Variant>({ name, relation, condition, field });
    }),
  );
}

/** Returns the names of properties that a schema defines itself or in a variant. */
function definedNames(schema: Schema, reading: Reading, depth = 0): string[] {
  const variants = depth > 3 ? [] : variantSources(schema).flatMap(({ schemas }) => schemas);
  const inVariants = variants.flatMap((one) =>
    definedNames(readSchema(one, reading.resolve, reading.trail).schema, reading, depth + 1),
  );
  return [...Object.keys(schema.properties ?? {}), ...inVariants];
}

/** Returns the names of properties that a value needs and that no schema around it defines. */
function requiredNames(schema: Schema, reading: Reading, outer: Outer | undefined): string[] {
  const inherited = outer?.isAlternative ? outer.required.filter((name) => !Object.hasOwn(outer.properties, name)) : [];
  const names = [...new Set([...(schema.required ?? []), ...inherited])];
  const others = names.filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
  if (others.length === 0) return [];
  const known = definedNames(schema, reading);
  return others.filter((name) => !known.includes(name));
}

/** Reads the fields inside of a value: properties, keys that the caller chooses, and the items of a tuple. */
function readChildren(schema: Schema, path: string, key: string, reading: Reading, outer?: Outer): Field[] {
  const parent = innermost(schema);
  const child = (name: string, given: Schema | boolean, placeholder?: Field['placeholder']): Field => {
    const separator = placeholder === 'item' ? '' : '.';
    const [inPath, inKey] = [path, key].map((around) => (around ? `${around}${separator}${name}` : name));
    const at = { path: inPath ?? name, key: inKey ?? name, requirement: requirementOf(name, parent, outer) };
    return { ...readField(name, given, at, reading), ...(placeholder ? { placeholder } : {}) };
  };
  const isSchema = (given: unknown): given is Schema =>
    given !== null && typeof given === 'object' && Object.keys(given).length > 0;
  const [others, unevaluated] = [parent.additionalProperties, parent.unevaluatedProperties];
  return [
    ...Object.entries(parent.properties ?? {}).map(([name, property]) => child(name, property)),
    ...Object.entries(parent.patternProperties ?? {}).map(([pattern, given]) =>
      child(`<key like ${pattern}>`, given, 'key'),
    ),
    ...[others, unevaluated].filter(isSchema).map((given) => child('<key>', given, 'key')),
    // What the schema around it says about the property stands there.
    ...requiredNames(parent, reading, outer).map((name) => {
      const field = child(name, own(outer?.properties, name) ?? {});
      return defined<Field>({ ...field, description: '', children: [], variants: undefined });
    }),
    ...(parent.prefixItems ?? []).map((given, index): Field => {
      const requirement = index < (parent.minItems ?? 0) ? 'required' : 'optional';
      return { ...child(`[${index}]`, given, 'item'), requirement };
    }),
    ...[parent.items ?? parent.unevaluatedItems]
      .filter((given) => parent.prefixItems !== undefined && isSchema(given))
      .map((given) => child(`[${parent.prefixItems?.length}…]`, given as Schema, 'item')),
  ];
}

function readField(
  name: string,
  given: Schema | boolean,
  at: { path: string; key: string; requirement: Requirement; outer?: Outer },
  reading: Reading,
): Field {
  const parents = at.outer && reading.trail;
  const { schema, refs: ownRefs, baseRefs, circular } = readSchema(given, reading.resolve, parents);
  // A schema that extends others without a name of its own has theirs.
  const refs = ownRefs.length > 0 ? ownRefs : baseRefs;
  const key = uniqueName(at.key, reading.anchors, anchorOf);

  // A variant may extend the schema that has the variants.
  const repeated = (at.outer ? ownRefs : refs).concat(circular ?? []).find((ref) => reading.trail.has(ref));
  const isFull = reading.anchors.size > MAX_REPEATED_FIELDS;
  const [known] = isFull ? ownRefs.flatMap((ref) => reading.shown.get(ref) ?? []) : [];
  const recursion = repeated === undefined ? known : reading.trail.get(repeated);
  for (const ref of refs) if (!reading.shown.has(ref)) reading.shown.set(ref, key);
  const value = readValue(schema);
  const lists = value.types[0] === 'array' ? [...reading.lists, at.path, key] : reading.lists;
  const trail = new Map([...reading.trail, ...refs.map((ref) => [ref, key] as const)]);
  const inner: Reading = { ...reading, trail, lists };

  const additions = (trail: readonly string[]) => readSchema(given, reading.resolve, undefined, trail).schema;
  const shown = recursion === undefined ? schema : additions(repeated ? [...reading.trail.keys()] : ownRefs);
  const outer = recursion === undefined ? at.outer : { properties: innermost(schema).properties ?? {}, required: [] };
  const variants = [shown, ...itemSchemas(shown)].flatMap((one) => readVariants(one, at.path, key, inner, outer));
  const isForeign = reading.direction === 'request' ? schema.readOnly : schema.writeOnly;
  return defined<Field>({
    name,
    path: at.path,
    key: key === at.path ? undefined : key,
    lists: reading.lists,
    ...value,
    requirement: isForeign ? 'excluded' : at.requirement,
    ...readNotes(schema),
    deprecated: schema.deprecated ?? false,
    description: schema.description ?? '',
    notDocumented: schema['x-not-documented'],
    children: readChildren(shown, at.path, key, inner, outer),
    readOnly: schema.readOnly || undefined,
    writeOnly: schema.writeOnly || undefined,
    ...readExternalDocs(schema.externalDocs),
    xml: readXml(schema),
    variants: variants.length > 0 ? variants : undefined,
    recursion,
  });
}

/** Reads how a value is written in XML, in the words of OpenAPI 3.2. */
export function readXml(schema: Schema): XmlNode | undefined {
  const { xml = {}, type } = schema;
  const { nodeType, name, prefix, namespace, attribute, wrapped } = xml;
  const older = attribute ? 'attribute' : wrapped && [type].flat().includes('array') ? 'element' : undefined;
  const item = itemsOf(schema)?.xml?.name;
  const node = defined<XmlNode>({ nodeType: nodeType ?? older, name, prefix, namespace, item });
  return Object.keys(node).length > 0 ? node : undefined;
}

function itemSchemas(schema: Schema): Schema[] {
  const items = itemsOf(schema);
  return items ? [items, ...itemSchemas(items)] : [];
}

/**
 * Reads a whole value, for example a body or a parameter, with all fields inside of it.
 *
 * @param name of the parameter, empty for a body
 */
export function readWhole(
  name: string,
  schema: Schema | boolean,
  resolve: ResolveRefs,
  direction: Direction = 'request',
  requirement: Requirement = 'optional',
): Field {
  // Anchors of sections: `#request-body`, `#reply-headers`.
  const anchors = new Set(['body', 'headers']);
  const reading: Reading = { resolve, direction, trail: new Map(), shown: new Map(), lists: [], anchors };
  return readField(name, schema, { path: name, key: name, requirement }, reading);
}

/**
 * Reads the properties of an object schema of a request, including nested ones.
 *
 * @param schema an object, or a list of objects
 * @returns its fields in the order of the file; empty if the schema has no properties
 */
export function readFields(schema: Schema = {}, resolve: ResolveRefs = withoutRefs): Field[] {
  return readWhole('', schema, resolve).children;
}

/** Returns whether a value has one of several variants. */
export function isChoice(relation: Variant['relation']): boolean {
  return relation === 'One of' || relation === 'Any of';
}

/** Returns the permanent anchor of a field by its key. */
export function fieldAnchor(part: string, key: string): string {
  return `${part}-${anchorOf(key)}`;
}

function valueRows({ children, variants = [], ...field }: Field, part: string, depth: number): FieldRow[] {
  return [
    { ...field, anchor: fieldAnchor(part, field.key ?? field.path), depth },
    ...fieldRows(children, part, depth + 1),
    ...variants.flatMap(({ field: value, ...variant }) =>
      valueRows(value, part, depth + 1).map((row, index) => (index === 0 ? { ...row, variant } : row)),
    ),
  ];
}

/**
 * Flattens fields into table rows, parents before their children, fields before variants.
 *
 * @param part prefix of the anchors, `request` or `reply`
 * @returns rows with permanent anchors and their depth
 */
export function fieldRows(fields: readonly Field[], part: string, depth = 0): FieldRow[] {
  return fields.flatMap((field) => valueRows(field, part, depth));
}

/**
 * Flattens a whole body into table rows.
 *
 * @returns the rows of its fields and variants; a row for the body itself only if it has no fields or has more to say
 */
export function bodyRows(body: Field, part: string): FieldRow[] {
  const [row, ...rows] = valueRows(body, part, 0);
  const { types, limits, nullable, recursion, title, examples, externalDocs, xml, default: value, deprecated } = body;
  const facts = [nullable, recursion, title, examples, externalDocs, xml, value, deprecated || undefined];
  const isPlain = types.join() === 'object' && Object.keys(limits).length === 0;
  if (!row || (isPlain && rows.length > 0 && facts.every((fact) => fact === undefined))) {
    return rows.map((one) => ({ ...one, depth: one.depth - 1 }));
  }
  return [row, ...rows];
}
