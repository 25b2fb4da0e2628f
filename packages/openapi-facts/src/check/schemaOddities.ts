/** What a schema says although no value can have it. */
import { isJsonObject, stringifyJson } from '@api-docs/kit';

import type { DocumentPath } from '../document/jsonPointer';
import type { Schema } from '../document/schemaObject';
import type { Mapping } from '../document/walkDocument';
import { contradictsLimits, isOfType } from '../schemas/contradictions';
import { readPattern } from '../schemas/patterns';
import { typesOf } from '../schemas/resolvedSchema';
import type { Oddity } from './violation';

/** Names the patterns that JavaScript does not know. */
function patternOddities({ pattern, patternProperties }: Mapping): Oddity[] {
  const names = isJsonObject(patternProperties) ? Object.keys(patternProperties) : [];
  const patterns = [['pattern', pattern], ...names.map((name) => ['patternProperties', name])];
  return patterns.flatMap(([key, text]): Oddity[] => {
    if (typeof text !== 'string' || readPattern(text)) return [];
    return [[[String(key)], `JavaScript does not know the pattern ${text}, so pages show it and nothing checks it`]];
  });
}

/** Returns what to do about a value of another type. */
function remedyOf(value: unknown, types: readonly string[]): string {
  const isText = typeof value === 'string';
  if (!isText && value !== null && types.includes('string')) return 'put it in quotes';
  const isQuoted = isText && types.some((type) => type !== 'string' && stringifyJson(value) === `"${value}"`);
  return isQuoted && /^(?:-?\d+(?:\.\d+)?|true|false)$/.test(value)
    ? 'remove the quotes'
    : 'remove it, or add its type';
}

/** Names the values that are of no type of their schema: the first one of a list. */
function valueOddities(schema: Schema): Oddity[] {
  const types = [...typesOf(schema), ...(schema.nullable ? ['null'] : [])];
  if (typesOf(schema).length === 0) return [];
  const values: (readonly [place: DocumentPath, value: unknown])[] = [
    ...('const' in schema ? [[['const'], schema.const] as const] : []),
    ...(schema.enum ?? []).map((value, index) => [['enum', index], value] as const),
    // Generators write null for none.
    ...(schema.default === undefined || schema.default === null ? [] : [[['default'], schema.default] as const]),
  ];
  const wrong = values.filter(([, value]) => !types.some((type) => isOfType(value, type)));
  return wrong.flatMap(([place, value], index): Oddity[] => {
    if (wrong[index - 1]?.[0][0] === place[0]) return [];
    const text = `${stringifyJson(value)} is no ${types.join(' or ')}, so it is never valid`;
    return [[place, `${text}\n  remedy:   ${remedyOf(value, types)}`]];
  });
}

/** Names what is odd about the values of a schema. */
export function schemaOddities(schema: Mapping): Oddity[] {
  if (typeof schema.$ref === 'string') return [];
  const { discriminator } = schema as Schema;
  const isNamed = discriminator === undefined || discriminator.propertyName !== undefined;
  const nameless = 'a discriminator without propertyName is ignored\n  remedy:   add propertyName';
  const empty = 'its limits allow no value\n  remedy:   make one of them wider';
  return [
    ...patternOddities(schema),
    ...valueOddities(schema as Schema),
    ...(contradictsLimits(schema as Schema) ? [[[], empty] satisfies Oddity] : []),
    ...(isNamed ? [] : [[['discriminator'], nameless] satisfies Oddity]),
  ];
}
