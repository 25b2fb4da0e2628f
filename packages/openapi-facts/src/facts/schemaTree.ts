/**
 * The first of two stages from a schema to its fields: resolves what is inside of it, and says what the schemas around each part
 * mean for it. The second stage is `readFields.ts`.
 */
import { own } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { Field, Requirement, Variant } from '../fieldTypes';
import type { ResolveRefs } from '../resolve/apiDocument';
import { readSchema } from '../schemas/readSchema';
import {
  circularRef,
  hasParts,
  innermostSchema,
  itemSchemas,
  namesOf,
  refsOf,
  typesOf,
  type ResolvedSchema,
} from '../schemas/resolvedSchema';
import { conditionOf, isChoice, variantSources } from '../schemas/variants';
import { variantName } from './variantName';

/** A schema at one place in a body, with all that is inside of it. Nothing of it has to be resolved. */
export interface SchemaNode extends Pick<Field, 'name' | 'placeholder' | 'component'> {
  /** As the schemas around it say, in both directions. */
  requirement: Requirement;
  /** It is one of several forms of a value of this type. */
  outerType?: string;
  /** A node around it has the same property with its description and what is inside of it. */
  isDescribed?: true;
  resolved: ResolvedSchema;
  /** Of a property without a type in a variant: what the schema around the variant says about it. */
  outer?: ResolvedSchema;
  /** Of a list, those of its innermost items. */
  children: SchemaNode[];
  variants: VariantNode[];
  /** Number of nodes around the one whose schema this one repeats, 0 for the whole body. */
  recursion?: number;
}

/** One of several forms of a value. */
export interface VariantNode extends SchemaNode, Pick<Variant, 'relation' | 'group' | 'condition'> {}

interface Around {
  resolve: ResolveRefs;
  /** The reference of every schema around it, with the number of nodes around that one. */
  trail: ReadonlyMap<string, number>;
  depth: number;
  /** Number of levels of components that are shown from here on. */
  levels: number;
}

/** What a variant takes from the schema that has it. */
interface Outer {
  properties: Record<string, Schema>;
  /** Names that the variant needs, too. */
  required: string[];
  /** The value has this form or another one. */
  isAlternative?: boolean;
}

/** A keyword beside `allOf` that says nothing about what is inside of a value. Example: `title`. */
const NOTE = /^(?:allOf|title|description|nullable|deprecated|readOnly|writeOnly|default|example)$/;

/** Returns the reference of the component whose fields or variants a schema has, and no others. */
function componentOf(given: Schema | boolean, resolved: ResolvedSchema): string | undefined {
  if (!hasParts(resolved)) return undefined;
  const [ref] = refsOf(resolved);
  if (ref !== undefined || typeof given === 'boolean' || given.allOf?.length !== 1) return ref;
  return Object.keys(given).every((keyword) => NOTE.test(keyword)) ? resolved.baseRefs[0] : undefined;
}

/** Returns whether an object must have a property. */
export function requirementOf(name: string, parent: Schema, outer?: Outer): Requirement {
  if (parent.required?.includes(name) || outer?.required.includes(name)) return 'required';
  return parent['x-requirement-not-documented']?.includes(name) ? 'not documented' : 'optional';
}

/** Returns the variants of each list of alternatives and each condition. */
function readVariants(resolved: ResolvedSchema, around: Around, above?: Outer): VariantNode[][] {
  const { schema } = resolved;
  const properties = { ...above?.properties, ...schema.properties };
  const required = [...(above?.required ?? []), ...(schema.required ?? [])];
  const [type, ...otherTypes] = typesOf(schema);
  return variantSources(resolved).map(({ relation, schemas, owner, names }) =>
    schemas.map((given, index): VariantNode => {
      const plain = readSchema(given, around.resolve, around.trail);
      const { condition, mapped } = conditionOf(owner, plain);
      const name = names?.[index] ?? variantName(given, plain, index, mapped);
      const isAlternative = isChoice(relation);
      // A value need not satisfy these.
      const isCondition = relation === 'Not' || relation === 'If';
      const outer = { properties, required: isCondition ? [] : required, isAlternative };
      // A list says what its items are.
      const isOfType = isAlternative && otherTypes.length === 0 && type !== 'array';
      const at = { name, outerType: isOfType ? type : undefined, requirement: 'optional' } as const;
      return { ...readNode(given, at, around, outer, plain), relation, condition };
    }),
  );
}

/** Numbers the lists of alternatives of a value that has several of a relation, from the second one on. */
function numbered(lists: readonly VariantNode[][]): VariantNode[] {
  return lists.flatMap((list, index) => {
    const relation = list[0]?.relation;
    const before = lists.slice(0, index).filter(([first]) => first?.relation === relation).length;
    const isNumbered = before > 0 && relation !== undefined && isChoice(relation);
    return isNumbered ? list.map((node) => ({ ...node, group: before + 1 })) : list;
  });
}

/** Returns the names of properties that a schema defines itself or in a variant. */
function definedNames(resolved: ResolvedSchema, around: Around, depth = 0): string[] {
  const variants = depth > 3 ? [] : variantSources(resolved).flatMap(({ schemas }) => schemas);
  const inVariants = variants.map((one) => readSchema(one, around.resolve, around.trail));
  const names = inVariants.flatMap((one) => definedNames(one, around, depth + 1));
  return [...Object.keys(resolved.schema.properties ?? {}), ...names];
}

/** Returns the names of properties that a value needs and that no schema around it defines. */
function requiredNames(resolved: ResolvedSchema, around: Around, outer: Outer | undefined): string[] {
  const { schema } = resolved;
  const types = typesOf(schema);
  if (types.length > 0 && !types.includes('object')) return [];
  const inherited = outer?.isAlternative ? outer.required.filter((name) => !Object.hasOwn(outer.properties, name)) : [];
  const names = [...new Set([...(schema.required ?? []), ...inherited])];
  const others = names.filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
  if (others.length === 0) return [];
  const known = definedNames(resolved, around);
  return others.filter((name) => !known.includes(name));
}

/**
 * Reads what is inside of a value: properties, keys that the caller chooses, and the items of a tuple.
 *
 * @param inner of a list, the schema of its innermost items
 */
function readChildren(inner: ResolvedSchema, around: Around, outer?: Outer): SchemaNode[] {
  const parent = inner.schema;
  const child = (name: string, given: Schema | boolean, placeholder?: Field['placeholder']): SchemaNode =>
    readNode(given, { name, placeholder, requirement: requirementOf(name, parent, outer) }, around);
  const property = (name: string, given: Schema): SchemaNode => {
    const node = child(name, given);
    const same = own(outer?.properties, name);
    const isOpen = same !== undefined && typesOf(node.resolved.schema).length === 0;
    return isOpen ? { ...node, outer: readSchema(same, around.resolve) } : node;
  };
  const isSchema = (given: unknown): given is Schema =>
    given !== null && typeof given === 'object' && Object.keys(given).length > 0;
  const [others, unevaluated] = [parent.additionalProperties, parent.unevaluatedProperties];
  return [
    ...Object.entries(parent.properties ?? {}).map(([name, given]) => property(name, given)),
    ...Object.entries(parent.patternProperties ?? {}).map(([pattern, given]) =>
      child(`<key like ${pattern}>`, given, 'key'),
    ),
    ...[others, unevaluated].filter(isSchema).map((given) => child('<key>', given, 'key')),
    // What the schema around it says about the property stands there.
    ...requiredNames(inner, around, outer).map((name): SchemaNode => {
      const node = child(name, own(outer?.properties, name) ?? {});
      return { ...node, isDescribed: true, children: [], variants: [] };
    }),
    ...(parent.prefixItems ?? []).map((given, index): SchemaNode => {
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

/**
 * @param outer of a variant, what it takes from the schema that has it
 * @param resolved the schema as it was read with the schemas around it, of which a variant may extend one
 */
function readNode(
  given: Schema | boolean,
  at: Omit<SchemaNode, 'resolved' | 'children' | 'variants'>,
  { resolve, trail, depth, levels }: Around,
  outer?: Outer,
  resolved = readSchema(given, resolve),
): SchemaNode {
  const refs = namesOf(resolved);
  // A variant may extend the schema that has the variants.
  const repeated = (outer ? refsOf(resolved) : refs).concat(circularRef(resolved) ?? []).find((ref) => trail.has(ref));
  const recursion = repeated === undefined ? undefined : trail.get(repeated);
  const isRepeated = recursion !== undefined;
  const component = depth === 0 || isRepeated ? undefined : componentOf(given, resolved);
  const node: SchemaNode = { ...at, resolved, children: [], variants: [], recursion };
  if (component !== undefined && levels === 0) return { ...node, component };

  // Of a repeated schema, only what is beside its reference.
  const shown = isRepeated ? readSchema(given, resolve, undefined, [...trail.keys()]) : resolved;
  const above = isRepeated ? { properties: innermostSchema(resolved).schema.properties ?? {}, required: [] } : outer;
  const inner: Around = {
    resolve,
    trail: refs.length === 0 ? trail : new Map([...trail, ...refs.map((ref) => [ref, depth] as const)]),
    depth: depth + 1,
    levels: levels - (component === undefined ? 0 : 1),
  };
  return {
    ...node,
    children: readChildren(innermostSchema(shown), inner, above),
    variants: numbered([shown, ...itemSchemas(shown)].flatMap((one) => readVariants(one, inner, above))),
  };
}

/**
 * Resolves a whole value, for example a body or a parameter, with all that is inside of it.
 *
 * @param levels number of levels of components that are shown; those inside of them have the name of their component
 * @param at of a parameter, its name and whether it is required
 */
export function schemaTree(
  given: Schema | boolean,
  resolve: ResolveRefs,
  levels = Infinity,
  at: Pick<SchemaNode, 'name' | 'requirement'> = { name: '', requirement: 'optional' },
): SchemaNode {
  return readNode(given, at, { resolve, trail: new Map(), depth: 0, levels });
}
