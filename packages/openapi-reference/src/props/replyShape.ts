import { isJsonObject } from '@api-docs/kit/json';
import { describeType } from '@api-docs/openapi-facts/describeValue';
import type { Field, Json } from '@api-docs/openapi-facts/types';

/** Start and end of a string that stands for a comment, in characters that no example has. */
const [OPEN, CLOSE] = ['\u{E000}', '\u{E001}'];

const COMMENTS = new RegExp(`"${OPEN}([^${CLOSE}]*)${CLOSE}"`, 'gu');

/** Returns whether the file says that a value is an object, but names none of its fields. */
function isOpenObject({ types, children, variants, recursion }: Field): boolean {
  return types.includes('object') && children.length === 0 && variants === undefined && recursion === undefined;
}

function mark(value: Json, field: Field): Json {
  if (isOpenObject(field) && isJsonObject(value) && Object.keys(value).length === 0) {
    const isObject = field.types.length === 1 && !field.nullable;
    return `${OPEN}${isObject ? 'fields not documented' : describeType(field)}${CLOSE}`;
  }
  return markFields(value, field.children);
}

function markFields(value: Json, fields: readonly Field[]): Json {
  if (Array.isArray(value)) return value.map((item) => markFields(item, fields));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields.find((candidate) => candidate.name === name);
      return [name, field ? mark(inner, field) : inner];
    }),
  );
}

/**
 * Formats an example of a reply, with a comment in each empty object whose fields are not documented.
 *
 * @returns the text, and whether it has such a comment: then it shows the shape of the reply and is not JSON
 */
export function replyShape(
  value: Json,
  fields: readonly Field[],
  format: (value: Json) => string,
): { text: string; isShape: boolean } {
  const marked = format(markFields(value, fields));
  const text = marked.replace(COMMENTS, '{ /* $1 */ }');
  return { text, isShape: text !== marked };
}
