import { defined, own } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import { withoutRefs, type ResolveRefs } from '../resolve/apiDocument';
import { readSchema } from '../schemas/readSchema';
import {
  circularRef,
  hasParts,
  innermostSchema,
  itemSchemas,
  namesOf,
  refsOf,
  type ResolvedSchema,
} from '../schemas/resolvedSchema';
import { isChoice, variantSources, conditionOf } from '../schemas/variants';
import { readXml } from '../schemas/xmlNode';
import { uniqueName } from '../text/names';
import type { Direction, ExternalDocs, Field, Requirement, Variant } from '../fieldTypes';
import { componentOf } from './componentOf';
import { anchorOf } from './fieldRows';
import { withOuterType } from './outerType';
import { readNotes, readValue } from './readValue';
import { variantName } from './variantName';

/** What is known while the fields of one body are read. */
interface Reading {
  resolve: ResolveRefs;
  direction: Direction;
  /** The reference of every schema that contains the current one, with the key of its field. */
  trail: ReadonlyMap<string, string>;
  /** Number of levels of components that are shown from here on. */
  levels: number;
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

/** Reads links to documentation; undefined without a URL. */
export function readExternalDocs(docs: { url?: string; description?: string } | undefined): {
  externalDocs?: ExternalDocs;
} {
  if (docs?.url === undefined) return {};
  return { externalDocs: defined<ExternalDocs>({ url: docs.url, description: docs.description }) };
}

function readVariants(
  resolved: ResolvedSchema,
  path: string,
  key: string,
  reading: Reading,
  around?: Outer,
): Variant[] {
  const { schema } = resolved;
  const properties = { ...around?.properties, ...schema.properties };
  const required = [...(around?.required ?? []), ...(schema.required ?? [])];
  const isObject = [schema.type].flat().join() === 'object';
  return variantSources(resolved).flatMap(({ relation, schemas, owner, names }) =>
    schemas.map((given, index): Variant => {
      const plain = readSchema(given, reading.resolve, reading.trail);
      const { condition, mapped } = conditionOf(owner, plain);
      const name = names?.[index] ?? variantName(given, plain, index, mapped);
      const inner = key === '' ? name : `${key}.${name}`;
      // A value need not satisfy these.
      const isCondition = relation === 'Not' || relation === 'If';
      const outer = { properties, required: isCondition ? [] : required, isAlternative: isChoice(relation) };
      const field = readField(name, given, { path, key: inner, requirement: 'optional', outer }, reading, plain);
      // A form of an object is an object, also if it only says what is required.
      const types = isChoice(relation) && isObject && field.types.length === 0 ? ['object'] : field.types;
      return defined<Variant>({ name, relation, condition, field: { ...field, types } });
    }),
  );
}

/** Returns the names of properties that a schema defines itself or in a variant. */
function definedNames(resolved: ResolvedSchema, reading: Reading, depth = 0): string[] {
  const variants = depth > 3 ? [] : variantSources(resolved).flatMap(({ schemas }) => schemas);
  const inVariants = variants.flatMap((one) =>
    definedNames(readSchema(one, reading.resolve, reading.trail), reading, depth + 1),
  );
  return [...Object.keys(resolved.schema.properties ?? {}), ...inVariants];
}

/** Returns the names of properties that a value needs and that no schema around it defines. */
function requiredNames(resolved: ResolvedSchema, reading: Reading, outer: Outer | undefined): string[] {
  const { schema } = resolved;
  const inherited = outer?.isAlternative ? outer.required.filter((name) => !Object.hasOwn(outer.properties, name)) : [];
  const names = [...new Set([...(schema.required ?? []), ...inherited])];
  const others = names.filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
  if (others.length === 0) return [];
  const known = definedNames(resolved, reading);
  return others.filter((name) => !known.includes(name));
}

/**
 * Reads the fields inside of a value: properties, keys that the caller chooses, and the items of a tuple.
 *
 * @param inner of a list, the schema of its innermost items
 */
function readChildren(inner: ResolvedSchema, path: string, key: string, reading: Reading, outer?: Outer): Field[] {
  const parent = inner.schema;
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
    ...Object.entries(parent.properties ?? {}).map(([name, property]) =>
      withOuterType(child(name, property), own(outer?.properties, name), reading.resolve),
    ),
    ...Object.entries(parent.patternProperties ?? {}).map(([pattern, given]) =>
      child(`<key like ${pattern}>`, given, 'key'),
    ),
    ...[others, unevaluated].filter(isSchema).map((given) => child('<key>', given, 'key')),
    // What the schema around it says about the property stands there.
    ...requiredNames(inner, reading, outer).map((name) => {
      const field = child(name, own(outer?.properties, name) ?? {});
      return defined<Field>({ ...field, description: '', children: [], variants: undefined });
    }),
    ...(parent.prefixItems ?? []).map((given, index): Field => {
      const requirement = index < (parent.minItems ?? 0) ? 'required' : 'optional';
      return { ...child(`[${index}]`, given, 'item'), requirement };
    }),
    // Of a value that is an object or a list.
    ...(inner.items && hasParts(inner.items) ? [child('[0…]', parent.items ?? {}, 'item')] : []),
    ...[parent.items ?? parent.unevaluatedItems]
      .filter((given) => parent.prefixItems !== undefined && isSchema(given))
      .map((given) => child(`[${parent.prefixItems?.length}…]`, given as Schema, 'item')),
  ];
}

/** @param resolved the schema as it was read with the schemas around it, of which a variant may extend one */
function readField(
  name: string,
  given: Schema | boolean,
  at: { path: string; key: string; requirement: Requirement; outer?: Outer; isRoot?: true },
  reading: Reading,
  resolved = readSchema(given, reading.resolve),
): Field {
  const { schema } = resolved;
  const [refs, ownRefs, circular] = [namesOf(resolved), refsOf(resolved), circularRef(resolved)];
  const innermost = innermostSchema(resolved);
  const key = uniqueName(at.key, reading.anchors, anchorOf);

  // A variant may extend the schema that has the variants.
  const repeated = (at.outer ? ownRefs : refs).concat(circular ?? []).find((ref) => reading.trail.has(ref));
  const recursion = repeated === undefined ? undefined : reading.trail.get(repeated);
  const component = at.isRoot || recursion !== undefined ? undefined : componentOf(given, resolved);
  const isLinked = component !== undefined && reading.levels === 0;
  const value = readValue(resolved);
  const lists = innermost !== resolved ? [...reading.lists, at.path, key] : reading.lists;
  const trail = new Map([...reading.trail, ...refs.map((ref) => [ref, key] as const)]);
  const levels = reading.levels - (component === undefined ? 0 : 1);
  const inner: Reading = { ...reading, trail, lists, levels };

  const isRepeated = recursion !== undefined;
  // Of a repeated schema, only what is beside its reference.
  const shown = isRepeated ? readSchema(given, reading.resolve, undefined, [...reading.trail.keys()]) : resolved;
  const outer = isRepeated ? { properties: innermost.schema.properties ?? {}, required: [] } : at.outer;
  const variants = (isLinked ? [] : [shown, ...itemSchemas(shown)]).flatMap((one) =>
    readVariants(one, at.path, key, inner, outer),
  );
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
    children: isLinked ? [] : readChildren(innermostSchema(shown), at.path, key, inner, outer),
    readOnly: schema.readOnly || undefined,
    writeOnly: schema.writeOnly || undefined,
    ...readExternalDocs(schema.externalDocs),
    xml: readXml(resolved),
    variants: variants.length > 0 ? variants : undefined,
    recursion,
    component: isLinked ? component : undefined,
  });
}

/**
 * Reads a whole value, for example a body or a parameter, with all fields inside of it.
 *
 * @param name of the parameter, empty for a body
 * @param levels number of levels of components that are shown; those inside of them have the name of their component
 */
export function readWhole(
  name: string,
  schema: Schema | boolean,
  resolve: ResolveRefs,
  direction: Direction = 'request',
  requirement: Requirement = 'optional',
  levels = Infinity,
): Field {
  // Anchors of sections: `#request-body`, `#reply-headers`.
  const anchors = new Set(['body', 'headers']);
  const reading: Reading = { resolve, direction, trail: new Map(), levels, lists: [], anchors };
  return readField(name, schema, { path: name, key: name, requirement, isRoot: true }, reading);
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
