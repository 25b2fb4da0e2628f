import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';

import { nearestNumbers } from '@api-docs/openapi-facts/schemas/nearestNumbers';
import type { Schema } from '@api-docs/openapi-facts/document/schemaObject';
import { requestSchema } from '@api-docs/openapi-facts/testing/fixtures';

import { formShape } from '../../src/validators/formShape';
import type { Json, RequestForm, RequestValidator } from '../../src/validators/types';
import { errorMessage } from '../../src/components/RequestBuilder/problemMessages';
import { updateAt, valueFromJson } from '../../src/components/RequestBuilder/formValue';
import { readForm } from '../../src/components/RequestBuilder/readForm';
import { validateReading, validateRequest } from '../../src/components/RequestBuilder/validateRequest';

/** Returns the form and the validator of a body. */
function moduleOf(schema: Schema) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, messages: false, formats: { email: /@/ } });
  const validate = ajv.compile(nearestNumbers(schema)) as RequestValidator;
  return { validate, form: { shape: formShape(schema), examples: [] } as unknown as RequestForm };
}

/** Returns the messages about the property `value` of a body. */
function messages(schema: Schema, json: Json): string[] {
  const module = moduleOf({ type: 'object', properties: { value: schema } });
  return validateRequest(module, { value: json }).problems.map(({ text }) => text);
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
    ['type', { type: ['string', 'number'] }, true, '`value` must be a string or number.'],
    ['a type that depends on others', { if: {}, then: text }, 7, '`value` must be a string.'],
    ['type', { type: 'null' }, 'x', '`value` must be null.'],
    ['minimum', { ...number, minimum: 1 }, 0, '`value` must be a number of 1 or more.'],
    [
      'limits of both kinds',
      { ...number, exclusiveMinimum: 0, maximum: 1 },
      0,
      '`value` must be a number of more than 0 and 1 or less.',
    ],
    ['multipleOf', { ...number, multipleOf: 0.5 }, 0.7, '`value` must be a multiple of 0.5.'],
    ['maxLength', { ...text, maxLength: 1 }, 'ab', '`value` must have at most 1 character.'],
    ['pattern', { ...text, pattern: '^[a-z]+$' }, 'A', '`value` must match the pattern `^[a-z]+$`.'],
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
    ['uniqueItems', { ...list, uniqueItems: true }, ['a', 'b', 'a'], '`value` names `a` twice.'],
    ['contains', { ...list, contains: number }, ['a'], '`value` must have at least 1 matching item.'],
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
    ['required', { ...object, properties: { id: text }, required: ['id'] }, {}, 'Fill in `value.id`: it is required.'],
    ['minProperties', { ...object, minProperties: 1 }, {}, '`value` must have at least 1 property.'],
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
      'that only differ in their last digits',
      { type: 'array', uniqueItems: true },
      [9007199254740993n, 9007199254740992],
      [],
    ],
  ])('integers beyond 2^53 %s', (_case, schema, json, expected) => {
    expect(messages({ type: 'integer', ...schema }, json)).toEqual(expected);
  });

  it('a value that no value satisfies says so', () => {
    const error = { keyword: 'type', instancePath: '', schemaPath: '', params: { type: 'string' } };
    const shape = { kind: 'json', type: 'no value' } as const;
    expect(errorMessage({ shape, subject: 'the body', error, found: 1 })?.text).toBe('the body has no valid value.');
  });

  it('a value that chooses no variant names those of all', () => {
    expect(messages({ oneOf: [transfer, card] }, { kind: 'cash', iban: '' })).toEqual([
      '`value.kind` must be one of `transfer` or `card`.',
    ]);
  });

  it('a variant names what the chosen one lacks', () => {
    expect(messages({ oneOf: [transfer, card] }, { kind: 'card', number: 7 })).toEqual([
      '`value.number` must be a string.',
      'Fill in `value.expiry`: it is required.',
    ]);
  });
});

describe('the problems of a body', () => {
  const module = moduleOf(requestSchema);
  const { shape } = module.form;
  const valid: Json = { query: 'Why?', context: null, metrics: ['pii'] };

  it.each<[string, Json, string, string]>([
    [
      'a field of an item',
      { ...valid, context: [{ chunk_id: 7 }] },
      'context/0/chunk_id',
      '`chunk_id` of item 1 of `context` must be a string.',
    ],
    ['a body of another type', 7, '', 'The body must be an object.'],
  ])('describe %s', (_case, json, key, text) => {
    expect(validateRequest(module, json).problems).toMatchObject([{ key, text }]);
  });

  it('are at a value whose name has a slash', () => {
    const named = moduleOf({ type: 'object', required: ['a/b~c'], properties: { 'a/b~c': text } });
    const message = 'Fill in `a/b~c`: it is required.';
    expect(validateRequest(named, {}).problems).toMatchObject([{ key: 'a~1b~0c', text: message }]);
  });

  it('have the order of the form, and say whether a value is missing or wrong', () => {
    const { problems } = validateRequest(module, { severity: 2, context: [{}], metrics: ['pii'] });
    expect(problems.map(({ key, missing }) => [key, missing])).toEqual([
      ['query', true],
      ['severity', false],
      ['context/0', true],
    ]);
  });

  it('are at most one for each value', () => {
    expect(messages({ type: 'number', maximum: 1, multipleOf: 0.3 }, 2)).toHaveLength(1);
  });

  it('number items by their position in the form', () => {
    const value = valueFromJson(shape, { ...valid, context: [{}, { chunk_id: 'b' }] });
    const moved = updateAt(value, ['context'], (list) => ({ ...list, items: [...list.items].reverse() }));
    expect(validateReading(module, readForm(shape, moved)).problems).toMatchObject([
      { key: 'context/0', text: 'Fill in `chunk_id` or `chunk_text` of item 2 of `context`.' },
    ]);
  });

  it('name a property of a map that is there twice', () => {
    const map = moduleOf({ type: 'object', additionalProperties: text });
    const { items, ...filled } = valueFromJson(map.form.shape, { owner: 'a', team: 'b' });
    const value = { ...filled, items: items.map((item) => ({ ...item, name: 'owner' })) };
    expect(validateReading(map, readForm(map.form.shape, value)).problems).toEqual([
      { key: 'team', text: '`owner` is there twice.', missing: false },
    ]);
  });
});
