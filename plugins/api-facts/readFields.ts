import { describeLimits, describeType } from './describeType';
import type { Schema } from './schema';
import type { Field, FieldRow, Requirement } from './types';

function requirementOf(objects: Schema | undefined, name: string): Requirement {
  if (objects?.required?.includes(name)) return 'required';
  return objects?.['x-requirement-not-published']?.includes(name) ? 'not published' : 'optional';
}

/**
 * Reads the properties of an object schema, nested ones included.
 *
 * @param schema an object, or a list of objects; references resolved
 * @param parentPath dotted path of the schema itself, empty for a body
 * @returns its fields in the order of the file; empty when the schema names none
 */
export function readFields(schema: Schema | undefined, parentPath = ''): Field[] {
  const objects = schema?.items ?? schema;
  return Object.entries(objects?.properties ?? {}).map(([name, property]) => {
    const path = parentPath ? `${parentPath}.${name}` : name;
    return {
      name,
      path,
      type: describeType(property),
      requirement: requirementOf(objects, name),
      deprecated: property.deprecated ?? false,
      ...(property.default === undefined ? {} : { default: JSON.stringify(property.default) }),
      limits: describeLimits(property),
      description: property.description ?? '',
      children: readFields(property, path),
    };
  });
}

/**
 * Flattens fields into the rows of a table, parents before their children.
 *
 * @param fields as {@link readFields} gives them
 * @param part prefix of the anchors, `request` or `reply`
 * @returns rows with permanent anchors and their depth
 */
export function fieldRows(fields: readonly Field[], part: string, depth = 0): FieldRow[] {
  return fields.flatMap(({ children, ...field }) => [
    { ...field, anchor: `${part}-${field.path.replaceAll('.', '-')}`, depth },
    ...fieldRows(children, part, depth + 1),
  ]);
}
