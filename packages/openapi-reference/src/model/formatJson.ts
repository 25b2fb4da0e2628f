import { isJsonObject, stringifyJson } from '@api-docs/kit';
import { describeType, type Field, type Json } from '@api-docs/openapi-facts';

/** Returns whether the file says that a value is an object, but names none of its fields. */
function isOpenObject({ types, children, variants, recursion }: Field): boolean {
  return types.includes('object') && children.length === 0 && variants === undefined && recursion === undefined;
}

/** Returns the shape of a value that is an empty object, because the file does not document its fields. */
function shapeOf(value: Json, field: Field | undefined): string | undefined {
  if (!field || !isJsonObject(value) || Object.keys(value).length > 0 || !isOpenObject(field)) return undefined;
  const isObject = field.types.length === 1 && !field.nullable;
  return `{ /* ${isObject ? 'fields not documented' : describeType(field)} */ }`;
}

const isNumber = (value: Json) => typeof value === 'number' || typeof value === 'bigint';

function format(value: Json, fields: readonly Field[], indent: string): string {
  const inner = `${indent}  `;
  const lines = (open: string, items: readonly string[], close: string) =>
    items.length === 0
      ? `${open}${close}`
      : `${open}\n${items.map((one) => inner + one).join(',\n')}\n${indent}${close}`;
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isNumber)) return `[${value.map((one) => stringifyJson(one)).join(', ')}]`;
    const items = value.map((one) => format(one, fields, inner));
    return lines('[', items, ']');
  }
  if (!isJsonObject(value)) return stringifyJson(value);
  const entries = Object.entries(value).map(([name, one]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return `${stringifyJson(name)}: ${shapeOf(one, field) ?? format(one, field?.children ?? [], inner)}`;
  });
  return lines('{', entries, '}');
}

/**
 * Formats JSON with an indent of two spaces, but a list of numbers such as a pair of offsets on one line.
 *
 * @param fields of the value: an empty object whose fields are not documented has a comment, which is no JSON
 */
export function formatJson(value: Json, fields: readonly Field[] = []): string {
  return format(value, fields, '');
}
