/** The second of two stages from a schema to its fields: says what a reader has to know of each. It resolves nothing. */
import { defined } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { Direction, Field, Value, Variant } from '../fieldTypes';
import { withoutRefs, type ResolveRefs } from '../resolve/apiDocument';
import { innermostSchema } from '../schemas/resolvedSchema';
import { readXml } from '../schemas/xmlNode';
import { uniqueName } from '../text/names';
import { anchorOf } from './fieldAnchor';
import { readNotes, readValue } from './readValue';
import { schemaTree, type SchemaNode } from './schemaTree';

interface Place {
  direction: Direction;
  /** Anchors of the body so far, without prefix. */
  anchors: Set<string>;
  path: string;
  /** Like the path, but with names of variants. */
  key: string;
  /** Paths and keys of the lists around it. */
  lists: string[];
  /** Keys of all fields around it, the outermost first. */
  around: string[];
}

/** Returns the type that the schemas around a value say if it says none itself: a property of a variant may only limit it. */
function outerType(
  { types, nullable, limits }: Value,
  { outerType: type, outer, variants }: SchemaNode,
): Partial<Value> {
  if (types.length > 0) return {};
  if (type !== undefined) return { types: [type] };
  if (!outer || variants.length > 0 || limits.isNever) return {};
  const known = readValue(outer);
  return { types: known.types, nullable: known.nullable ?? nullable };
}

/** Returns a property with a name that can be seen: an empty one as JSON, because only a whole value has no name. */
function visiblyNamed(node: SchemaNode): SchemaNode {
  return node.name === '' ? { ...node, name: '""' } : node;
}

function placeInside(place: Place, { name, placeholder }: SchemaNode): Place {
  const join = (outer: string) => (outer ? `${outer}${placeholder === 'item' ? '' : '.'}${name}` : name);
  return { ...place, path: join(place.path), key: join(place.key) };
}

function fieldAt(node: SchemaNode, place: Place): Field {
  const { name, placeholder, resolved, requirement, recursion, component } = node;
  const { schema } = resolved;
  const { direction, anchors, path, lists, around } = place;
  const key = uniqueName(place.key, anchors, anchorOf);
  const isList = innermostSchema(resolved) !== resolved;
  const here = { ...place, key, lists: isList ? [...lists, path, key] : lists, around: [...around, key] };
  // Before the variants, whose names may be those of fields: a field keeps its anchor.
  const children = node.children.map(visiblyNamed).map((child) => fieldAt(child, placeInside(here, child)));
  const variants = node.variants.map((form) => {
    // A variant has the path of its value.
    const field = fieldAt(form, { ...placeInside(here, form), path });
    const { name: own, relation, group, condition } = form;
    return defined<Variant>({ name: own, relation, group, condition, field });
  });
  const value = readValue(resolved);
  const isForeign = direction === 'request' ? schema.readOnly : schema.writeOnly;
  return defined<Field>({
    name,
    path,
    key: key === path ? undefined : key,
    lists,
    ...value,
    requirement: isForeign ? 'excluded' : requirement,
    ...readNotes(schema),
    deprecated: schema.deprecated ?? false,
    description: (!node.isDescribed && schema.description) || '',
    notDocumented: schema['x-not-documented'],
    children,
    readOnly: schema.readOnly || undefined,
    writeOnly: schema.writeOnly || undefined,
    xml: readXml(resolved),
    variants: variants.length > 0 ? variants : undefined,
    recursion: recursion === undefined ? undefined : around[recursion],
    component,
    placeholder,
    ...outerType(value, node),
  });
}

/** Returns a whole value, for example a body or a parameter, with all fields inside of it. */
export function fieldOf(tree: SchemaNode, direction: Direction): Field {
  // Anchors of sections: `#request-body`, `#reply-headers`.
  const anchors = new Set(['body', 'headers']);
  return fieldAt(tree, { direction, anchors, path: tree.name, key: tree.name, lists: [], around: [] });
}

/**
 * Reads the properties of an object schema of a request, including nested ones.
 *
 * @param schema an object, or a list of objects
 * @returns its fields in the order of the file; empty if the schema has no properties
 */
export function readFields(schema: Schema = {}, resolve: ResolveRefs = withoutRefs): Field[] {
  return fieldOf(schemaTree(schema, resolve), 'request').children;
}
