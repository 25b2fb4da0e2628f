import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';

import { nearestNumbers } from '@api-docs/openapi-facts/bundleSchema';
import type { Schema } from '@api-docs/openapi-facts/openApiDocument';

import { formShape } from '../../src/validators/formShape';
import type { Json, RequestForm, RequestValidator } from '../../src/validators/types';
import { validateRequest } from '../../src/components/RequestBuilder/validateRequest';

/** Returns the messages about the property `value` of a body. */
function messages(schema: Schema, json: Json): string[] {
  const body: Schema = { type: 'object', properties: { value: schema } };
  const ajv = new Ajv2020({ strict: false, allErrors: true, messages: false, formats: { email: /@/ } });
  const validate = ajv.compile(nearestNumbers(body)) as RequestValidator;
  const form = { shape: formShape(body, []), examples: [] } as unknown as RequestForm;
  return validateRequest({ validate, form }, { value: json }).problems.map(({ text }) => text);
}

const number: Schema = { type: 'number' };
const text: Schema = { type: 'string' };
const object: Schema = { type: 'object' };
const list: Schema = { type: 'array' };
const card: Schema = {
  title: 'Card',
  type: 'object',
  required: ['kind', 'number', 'expiry'],
  properties: { kind: { const: 'card' }, number: text, expiry: text },
};
const transfer: Schema = {
  title: 'Transfer',
  type: 'object',
  required: ['kind', 'iban'],
  properties: { kind: { const: 'transfer' }, iban: text },
};

describe('the message about', () => {
  it.each<[keyword: string, Schema, Json, string]>([
    ['type', text, 7, '`value` must be a string.'],
    ['type', { type: 'integer' }, 0.5, '`value` must be an integer.'],
    ['type', { type: ['string', 'number'] }, true, '`value` must be a string or number.'],
    ['type', { type: 'null' }, 'x', '`value` must be null.'],
    ['minimum', { ...number, minimum: 1 }, 0, '`value` must be a number of 1 or more.'],
    ['maximum', { ...number, maximum: 1 }, 2, '`value` must be a number of 1 or less.'],
    ['exclusiveMinimum', { ...number, exclusiveMinimum: 0 }, 0, '`value` must be a number of more than 0.'],
    ['exclusiveMaximum', { ...number, exclusiveMaximum: 1 }, 1, '`value` must be a number of less than 1.'],
    [
      'limits of both kinds',
      { ...number, exclusiveMinimum: 0, maximum: 1 },
      0,
      '`value` must be a number of more than 0 and 1 or less.',
    ],
    ['multipleOf', { ...number, multipleOf: 0.5 }, 0.7, '`value` must be a multiple of 0.5.'],
    ['minLength', { ...text, minLength: 3 }, 'ab', '`value` must have at least 3 characters.'],
    ['minLength', { ...text, minLength: 1 }, '', '`value` must have at least 1 character.'],
    ['maxLength', { ...text, maxLength: 1 }, 'ab', '`value` must have at most 1 character.'],
    ['pattern', { ...text, pattern: '^[a-z]+$' }, 'A', '`value` must match the pattern `^[a-z]+$`.'],
    ['a pattern with a backtick', { ...text, pattern: '^`' }, 'A', '`value` must match the pattern `` ^` ``.'],
    ['format', { ...text, format: 'email' }, 'a', '`value` must have the format `email`.'],
    ['enum', { enum: ['draft', 'sent', ''] }, 'x', '`value` must be one of `draft`, `sent`, or `""`.'],
    ['enum of values of several types', { enum: [1, '1', null] }, 2, '`value` must be one of `1`, `"1"`, or `null`.'],
    [
      'a long enum',
      { enum: Array.from({ length: 40 }, (_value, index) => `v${index}`) },
      'x',
      '`value` must be one of `v0`, `v1`, `v2`, `v3`, `v4`, `v5`, `v6`, `v7`, `v8`, `v9`, `v10`, `v11`, or 28 others.',
    ],
    ['const', { const: 'card' }, 'x', '`value` must be `card`.'],
    ['minItems', { ...list, minItems: 2 }, [1], '`value` must have at least 2 items.'],
    ['maxItems', { ...list, maxItems: 1 }, [1, 2], '`value` must have at most 1 item.'],
    ['uniqueItems', { ...list, uniqueItems: true }, ['a', 'b', 'a'], '`value` names `a` twice.'],
    ['contains', { ...list, contains: number }, ['a'], '`value` must have at least 1 matching item.'],
    [
      'minContains and maxContains',
      { ...list, contains: number, minContains: 2, maxContains: 3 },
      [1],
      '`value` must have at least 2 matching items and at most 3.',
    ],
    [
      'items',
      { ...list, items: { ...list, items: number } },
      [[1], ['x']],
      'Item 1 of item 2 of `value` must be a number.',
    ],
    ['prefixItems', { ...list, prefixItems: [text, number] }, ['x', 'y'], 'Item 2 of `value` must be a number.'],
    [
      'items after a tuple',
      { ...list, prefixItems: [text], items: false } as unknown as Schema,
      ['x', 'y'],
      '`value` must have at most 1 item.',
    ],
    [
      'items after those of a tuple',
      { ...list, prefixItems: [text], items: number },
      ['x', 'y'],
      'Item 2 of `value` must be a number.',
    ],
    ['required', { ...object, properties: { id: text }, required: ['id'] }, {}, 'Fill in `value.id`: it is required.'],
    ['minProperties', { ...object, minProperties: 1 }, {}, '`value` must have at least 1 property.'],
    ['maxProperties', { ...object, maxProperties: 1 }, { a: 1, b: 2 }, '`value` must have at most 1 property.'],
    [
      'propertyNames',
      { ...object, propertyNames: { pattern: '^x-' }, additionalProperties: text },
      { a: '' },
      'The name of `value.a` must match the pattern `^x-`.',
    ],
    [
      'dependentRequired',
      { ...object, properties: { card: text, owner: text }, dependentRequired: { card: ['owner'] } },
      { card: '1' },
      'Fill in `value.owner`: it is required with `card`.',
    ],
    [
      'additionalProperties',
      { ...object, properties: { a: text }, additionalProperties: false },
      { b: 1 },
      '`value.b` is not among the documented properties.',
    ],
    ['values of a map', { ...object, additionalProperties: number }, { 'a/b': 'x' }, '`value.a/b` must be a number.'],
    [
      'unevaluatedProperties',
      { ...object, properties: { a: text }, unevaluatedProperties: false },
      { 'b.c': 1 },
      '`b.c` of `value` is not among the documented properties.',
    ],
    ['not', { ...text, not: { enum: ['red'] } }, 'red', '`value` must not have an excluded value.'],
    [
      'oneOf with several matches',
      { oneOf: [{ type: 'number' }, { type: 'integer' }] },
      1,
      '`value` must fit only one of its variants, not several.',
    ],
    [
      'then',
      { ...object, properties: { a: text, b: text }, if: { required: ['a'] }, then: { required: ['b'] } },
      { a: '' },
      'Fill in `value.b`: it is required.',
    ],
    [
      'else',
      { ...object, if: { required: ['a'] }, else: { properties: { b: number } } },
      { b: 'x' },
      '`value.b` must be a number.',
    ],
    [
      'alternatives',
      { ...object, properties: { a: text, b: text, c: text }, anyOf: [{ required: ['a', 'b'] }, { required: ['c'] }] },
      { a: '' },
      'Fill in `a` and `b` or `c` of `value`.',
    ],
    [
      'alternatives that exclude each other',
      { ...object, properties: { a: text, b: text }, oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      { a: '', b: '' },
      'Fill in only `a` or `b` of `value`.',
    ],
    ['no variant', { oneOf: [text, number] }, true, '`value` must fit one of its variants: `string` or `number`.'],
    [
      'a value inside of JSON',
      { properties: { a: { type: 'object', properties: {} } } },
      { a: 1 },
      '`value.a` must be an object.',
    ],
  ])('%s', (_keyword, schema, json, message) => {
    expect(messages(schema, json)).toEqual([message]);
  });

  it.each<[string, Schema, Json, string[]]>([
    ['within the limits', { maximum: 9223372036854775807n }, 9223372036854775807n, []],
    [
      'beyond a limit',
      { maximum: 9223372036854775807n },
      9223372036854775808n,
      ['`value` must be an integer of 9223372036854775807 or less.'],
    ],
    [
      'at a limit that is excluded',
      { exclusiveMinimum: -9007199254740993n },
      -9007199254740993n,
      ['`value` must be an integer of more than -9007199254740993.'],
    ],
    [
      'that only differ in their last digits',
      { type: 'array', uniqueItems: true },
      [9007199254740993n, 9007199254740992],
      [],
    ],
  ])('integers beyond 2^53 %s', (_case, schema, json, expected) => {
    expect(messages({ type: 'integer', ...schema }, json)).toEqual(expected);
  });

  it('a variant names what the chosen one lacks', () => {
    expect(messages({ oneOf: [transfer, card] }, { kind: 'card', number: 7 })).toEqual([
      '`value.number` must be a string.',
      'Fill in `value.expiry`: it is required.',
    ]);
  });
});
