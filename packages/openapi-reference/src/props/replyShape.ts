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

function markShapes(value: Json, fields: readonly Field[]): Json {
  if (Array.isArray(value)) return value.map((item) => markShapes(item, fields));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields.find((candidate) => candidate.name === name);
      if (!field) return [name, inner];
      const isEmpty = isJsonObject(inner) && Object.keys(inner).length === 0;
      if (!isEmpty || !isOpenObject(field)) return [name, markShapes(inner, field.children)];
      const isObject = field.types.length === 1 && !field.nullable;
      return [name, `${OPEN}${isObject ? 'fields not documented' : describeType(field)}${CLOSE}`];
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
  const marked = format(markShapes(value, fields));
  const text = marked.replace(COMMENTS, '{ /* $1 */ }');
  return { text, isShape: text !== marked };
}
