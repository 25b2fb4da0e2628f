import { describeLimits, describeType } from './describeType';
import type { Schema } from './openApiDocument';
import type { Field, FieldRow, Requirement } from './types';

function requirementOf(name: string, parent: Schema): Requirement {
  if (parent.required?.includes(name)) return 'required';
  return parent['x-requirement-not-published']?.includes(name) ? 'not published' : 'optional';
}

/**
 * Reads the properties of an object schema, including nested ones. Types, defaults and limits become text here.
 *
 * @param schema an object, or a list of objects
 * @param parentPath dotted path of the schema itself, empty for a body
 * @returns its fields in the order of the file; empty if the schema has no properties
 */
export function readFields(schema: Schema = {}, parentPath = ''): Field[] {
  const parent = schema.items ?? schema;
  return Object.entries(parent.properties ?? {}).map(([name, property]) => {
    const path = parentPath ? `${parentPath}.${name}` : name;
    return {
      name,
      path,
      type: describeType(property),
      requirement: requirementOf(name, parent),
      deprecated: property.deprecated ?? false,
      ...(property.default === undefined ? {} : { default: JSON.stringify(property.default) }),
      limits: describeLimits(property),
      description: property.description ?? '',
      children: readFields(property, path),
    };
  });
}

/**
 * Flattens fields into table rows, parents before their children.
 *
 * @param part prefix of the anchors, `request` or `reply`
 * @returns rows with permanent anchors and their depth
 */
export function fieldRows(fields: readonly Field[], part: string, depth = 0): FieldRow[] {
  return fields.flatMap(({ children, ...field }) => [
    { ...field, anchor: `${part}-${field.path.replaceAll('.', '-')}`, depth },
    ...fieldRows(children, part, depth + 1),
  ]);
}
