import { isJsonObject, own, stringifyJson } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { EnumValue } from '../fieldTypes';
import { escapeMarkdown } from '../text/escapeMarkdown';
import { labelDescription } from '../text/parseDescription';
import { ENUM_TEXTS } from './mergeSchemas';

/** Returns what the first of some keywords says about a value of `enum`, by its position or by the value. */
function textOfValue(schema: Schema, keywords: readonly string[], value: unknown, index: number): string {
  const texts = keywords.map((key) => schema[key]).find((given) => given !== undefined && given !== null);
  const text: unknown = Array.isArray(texts)
    ? texts[index]
    : own(isJsonObject(texts) ? texts : undefined, String(value));
  return typeof text === 'string' ? text : '';
}

/** Reads the values of `enum`, with what the schema says about each. */
export function readEnum(schema: Schema): EnumValue[] | undefined {
  return schema.enum?.map((value, index): EnumValue => {
    const name = escapeMarkdown(textOfValue(schema, ENUM_TEXTS.names, value, index));
    const about = textOfValue(schema, ENUM_TEXTS.descriptions, value, index);
    const isNamed = name !== '' && name !== escapeMarkdown(String(value));
    const description = isNamed ? labelDescription(about ? `${name}:` : name, about) : about;
    return { value: stringifyJson(value), ...(description ? { description } : {}) };
  });
}
