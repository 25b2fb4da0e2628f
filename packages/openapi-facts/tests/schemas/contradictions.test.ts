import { expect, it } from 'vitest';

import type { Schema } from '../../src/document/schemaObject';
import { readValue } from '../../src/facts/readValue';
import { withoutRefs } from '../../src/resolve/apiDocument';
import { readSchema } from '../../src/schemas/readSchema';

const isNever = (schema: Schema | boolean) => readValue(readSchema(schema, withoutRefs)).limits.isNever ?? false;

it.each<[string, Schema | boolean]>([
  ['types of two parts', { allOf: [{ type: 'string' }, { type: 'integer' }] }],
  ['values of two parts', { allOf: [{ enum: ['a', 'b'] }, { enum: ['c'] }] }],
  ['constants of two parts', { allOf: [{ const: 1 }, { const: 2 }] }],
  ['limits of two parts', { allOf: [{ type: 'number', minimum: 5 }, { maximum: 3 }] }],
  ['an exclusive range', { type: 'integer', exclusiveMinimum: 3, maximum: 3 }],
  ['lengths', { type: 'string', minLength: 3, maxLength: 2 }],
  ['numbers of items', { type: ['array', 'object'], minItems: 3, maxItems: 2, minProperties: 2, maxProperties: 1 }],
  ['values of another type', { type: 'string', enum: [1, 2] }],
  ['a constant of another type', { type: 'integer', const: 1.5 }],
  ['nothing', false],
])('no value satisfies a schema whose parts contradict each other: %s', (_case, schema) => {
  expect(isNever(schema)).toBe(true);
});

it.each<[string, Schema | boolean]>([
  ['another type has values', { type: ['string', 'number'], minLength: 3, maxLength: 2 }],
  ['the type is open', { minimum: 5, maximum: 3 }],
  ['one value fits', { type: 'string', enum: [1, 'a'] }],
  ['an integer is a number', { type: 'number', const: 1 }],
  ['the limits are equal', { type: 'number', minimum: 1, maximum: 1 }],
  ['the exclusive limits of OpenAPI 3.0', { type: 'number', minimum: 1, exclusiveMinimum: true } as never],
])('a value satisfies a schema: %s', (_case, schema) => {
  expect(isNever(schema)).toBe(false);
});
