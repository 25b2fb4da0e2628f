/** What a schema says although no value can have it. */
import { isJsonObject, stringifyJson } from '@api-docs/kit';

import type { Schema } from '../document/schemaObject';
import type { Mapping } from '../document/walkDocument';
import { CONSTRAINTS } from '../resolve/apiDocument';
import { allowsNull, contradictsLimits } from '../schemas/contradictions';
import { isOfType } from '../schemas/typeOfValue';
import { readPattern } from '../schemas/patterns';
import { typesOf } from '../schemas/resolvedSchema';
import type { SchemaRules } from '../schemas/schemaRules';
import type { Json } from '../types';
import type { Oddity } from './violation';

/** Names the patterns that JavaScript does not know. */
function* patternOddities({ pattern, patternProperties }: Mapping): Generator<Oddity> {
  const names = isJsonObject(patternProperties) ? Object.keys(patternProperties) : [];
  const patterns: [key: string, pattern: unknown][] = [['pattern', pattern]];
  for (const name of names) patterns.push(['patternProperties', name]);
  for (const [key, text] of patterns) {
    if (typeof text !== 'string' || readPattern(text)) continue;
    yield [[key], `JavaScript does not know the pattern ${text}, so pages show it and nothing checks it`];
  }
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
function* valueOddities(schema: Schema): Generator<Oddity> {
  if (typesOf(schema).length === 0) return;
  const types = [...typesOf(schema), ...(schema.nullable ? ['null'] : [])];
  const isWrong = (value: unknown) => !types.some((type) => isOfType(value, type));
  const about = (value: unknown) =>
    `${stringifyJson(value)} is no ${types.join(' or ')}, so it is never valid\n  remedy:   ${remedyOf(value, types)}`;
  const { const: only, enum: values = [], default: usual } = schema;
  if (types.includes('null') && !allowsNull(schema)) {
    const place = 'const' in schema ? 'const' : 'enum';
    const advice = `add null to ${place}, or remove ${schema.nullable ? 'nullable' : 'the type null'}`;
    yield [[place], `null is not among the values, so it is never valid\n  remedy:   ${advice}`];
  }
  if ('const' in schema && isWrong(only)) yield [['const'], about(only)];
  const index = values.findIndex(isWrong);
  if (index >= 0) yield [['enum', index], about(values[index])];
  // Generators write null for none.
  if (usual !== undefined && usual !== null && isWrong(usual)) yield [['default'], about(usual)];
}

/** Names a default of the right type that its schema does not allow. */
function* defaultOddities(schema: Schema, rules: SchemaRules): Generator<Oddity> {
  const { default: usual } = schema;
  // Generators write null for none, and an empty mapping for the defaults of its properties.
  if (usual === undefined || usual === null || (isJsonObject(usual) && Object.keys(usual).length === 0)) return;
  // Most have nothing but a type, and to compile each takes long.
  if (!Object.keys(schema).some((key) => key === '$ref' || (key !== 'type' && CONSTRAINTS.has(key)))) return;
  const { keyword = 'format', message = '', instancePath = '', params } = rules.faultOf(schema, usual as Json) ?? {};
  // Formats are hints: a time may lack its zone.
  if (keyword === 'format') return;
  const { allowedValue, allowedValues = allowedValue }: Mapping = params ?? {};
  const listed =
    allowedValues === undefined
      ? ''
      : ` ${[allowedValues]
          .flat()
          .map((one) => stringifyJson(one))
          .join(', ')}`;
  const text = `the default ${stringifyJson(usual)} is not valid: ${instancePath || 'it'} ${message}${listed}`;
  yield [['default'], `${text}\n  remedy:   correct it, or what limits it`];
}

/** Names what is odd about the values of a schema. */
export function* schemaOddities(given: Mapping, rules: SchemaRules): Generator<Oddity> {
  const schema = given as Schema;
  const isReference = typeof given.$ref === 'string';
  const ofValues = isReference ? [] : [...patternOddities(given), ...valueOddities(schema)];
  yield* ofValues;
  if (!ofValues.some(([[key]]) => key === 'default')) yield* defaultOddities(schema, rules);
  if (isReference) return;
  if (contradictsLimits(schema)) yield [[], 'its limits allow no value\n  remedy:   make one of them wider'];
  if (!schema.discriminator || schema.discriminator.propertyName !== undefined) return;
  yield [['discriminator'], 'a discriminator without propertyName is ignored\n  remedy:   add propertyName'];
}
