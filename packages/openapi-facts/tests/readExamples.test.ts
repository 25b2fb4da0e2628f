import { describe, expect, it } from 'vitest';

import { readApiDocument } from '../src/readApiDocument';
import type { Schema } from '../src/document/schemaObject';
import { documentReader } from '../src/facts/documentReader';
import { readExamples } from '../src/examples/readExamples';
import type { Direction } from '../src/fieldTypes';
import type { Json } from '../src/types';

const SCHEMAS = {
  Cat: { type: 'object', required: ['kind'], properties: { kind: { type: 'string' }, lives: { type: 'integer' } } },
  Dog: {
    type: 'object',
    required: ['kind', 'bark'],
    properties: { kind: { const: 'dog' }, bark: { type: 'boolean' } },
  },
  Pet: {
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
    discriminator: { propertyName: 'kind', mapping: { kitty: '#/components/schemas/Cat' } },
  },
  Animal: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping: { bird: '#/components/schemas/Bird' } },
  },
  Bird: {
    allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { wings: { type: 'integer', default: 2 } } }],
  },
  Node: {
    type: 'object',
    required: ['name', 'nodes'],
    properties: {
      name: { type: 'string' },
      parent: { $ref: '#/components/schemas/Node' },
      nodes: { type: 'array', items: { $ref: '#/components/schemas/Node' } },
    },
  },
  Endless: { type: 'object', required: ['next'], properties: { next: { $ref: '#/components/schemas/Endless' } } },
  Account: {
    type: 'object',
    required: ['id', 'secret'],
    properties: { id: { type: 'integer', readOnly: true }, secret: { type: 'string', writeOnly: true } },
  },
};

const document = { openapi: '3.1.0', info: {}, components: { schemas: SCHEMAS } };

function exampleOf(schema: Schema, direction: Direction = 'request'): Json | undefined {
  const api = readApiDocument('a.yaml', () => undefined, { ...document, 'x-legacy-bodies': { body: { schema } } });
  const { body } = api.root['x-legacy-bodies'] as { body: { schema: Schema } };
  return readExamples(body, documentReader(api.resolve), direction)[0]?.value;
}

const ref = (name: keyof typeof SCHEMAS): Schema => ({ $ref: `#/components/schemas/${name}` });

describe('the generated example', () => {
  it.each<[string, Schema, Json]>([
    ['a pattern', { type: 'string', pattern: '^\\d{4}$' }, '0000'],
    ['a pattern of which the library makes no text', { type: 'string', pattern: '^[A-Z0](?<!0)' }, 'A'],
    ['a pattern with a class of Unicode', { type: 'string', pattern: '^\\p{Lu}$' }, 'A'],
    ['a pattern that JavaScript cannot read', { type: 'string', pattern: '(?>x)' }, 'string'],
    ['a pattern with a length', { type: 'string', pattern: '^[0-9]*$', minLength: 8 }, '88888888'],
    ['a pattern that the usual text has', { type: 'string', pattern: '^[a-z]+$' }, 'string'],
    ['a format', { type: 'string', format: 'byte' }, 'c3RyaW5n'],
    ['an encoding', { type: 'string', contentEncoding: 'base64' }, 'c3RyaW5n'],
    [
      'a value inside of a text',
      { type: 'string', contentMediaType: 'application/json', contentSchema: { properties: { a: { const: 1 } } } },
      '{"a":1}',
    ],
    [
      'a value inside of an encoded text',
      {
        contentEncoding: 'base64',
        contentMediaType: 'application/json',
        contentSchema: { const: [1] },
        type: 'string',
      },
      'WzFd',
    ],
    ['an invalid default', { type: 'string', default: null }, 'string'],
    [
      'an invalid example of a part',
      { properties: { id: { format: 'uuid', type: 'string', example: '4f' } } },
      { id: '497f6eca-6276-4993-bfeb-53cbbbba6f08' },
    ],
    ['a multiple within limits', { type: 'number', minimum: 5, maximum: 8, multipleOf: 3.5 }, 7],
    [
      'an integer that JavaScript rounds',
      { type: 'integer', minimum: 9007199254740993n, maximum: 9007199254740995n },
      9007199254740993n,
    ],
    ['an exclusive limit', { type: 'integer', exclusiveMinimum: 4, maximum: 5 }, 5],
    ['forbidden values', { type: 'string', not: { enum: ['string', 'text'] } }, 'a'],
    [
      'a forbidden property',
      { properties: { a: { type: 'string' }, b: { type: 'string' } }, not: { required: ['b'] } },
      { a: 'string' },
    ],
    ['a variant with a mapping', ref('Pet'), { kind: 'kitty', lives: 0 }],
    ['children of a base', ref('Animal'), { kind: 'bird', wings: 2 }],
    ['a child of a base', ref('Bird'), { kind: 'bird', wings: 2 }],
    [
      'variants that exclude each other',
      {
        properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
        oneOf: [{ required: ['a'] }, { required: ['b'] }],
      },
      { a: 'string', c: 'string' },
    ],
    [
      'variants of which the first has no value',
      { oneOf: [{ type: 'string', maxLength: 2, minLength: 3 }, { type: 'integer' }] },
      0,
    ],
    [
      'equal variants',
      {
        oneOf: [
          { type: 'integer', multipleOf: 2 },
          { type: 'integer', multipleOf: 3 },
        ],
      },
      2,
    ],
    [
      'names of properties',
      { type: 'object', propertyNames: { pattern: '^[A-Z]{2}$' }, additionalProperties: { type: 'integer' } },
      { AA: 0, BB: 0 },
    ],
    [
      'a number of properties',
      { type: 'object', minProperties: 3, additionalProperties: { type: 'boolean' } },
      { property1: true, property2: true, property3: true },
    ],
    [
      'keys like a pattern',
      {
        type: 'object',
        minProperties: 1,
        patternProperties: { '^x-': { type: 'integer' } },
        additionalProperties: false,
      },
      { 'x-': 0 },
    ],
    [
      'a condition',
      {
        properties: { a: { type: 'string' } },
        if: { properties: { a: { const: 'x' } } },
        then: { required: ['b'], properties: { b: { type: 'integer' } } },
      },
      { a: 'x', b: 0 },
    ],
    ['a required property without a schema', { type: 'object', required: ['a'] }, { a: 'string' }],
    [
      'names that every object has',
      {
        properties: { toString: { type: 'string' }, ['__proto__']: { type: 'string' } },
        dependentRequired: { constructor: ['valueOf'] },
      },
      { toString: 'string', ['__proto__']: 'string' },
    ],
    [
      'properties that need others',
      { properties: { a: { type: 'string' } }, dependentRequired: { a: ['b'] } },
      { a: 'string', b: 'string' },
    ],
    [
      'different items',
      { type: 'array', minItems: 3, uniqueItems: true, items: { type: 'integer', minimum: 1 } },
      [1, 2, 3],
    ],
    [
      'an item that a list contains',
      { type: 'array', minItems: 2, items: { type: 'integer' }, contains: { minimum: 5 } },
      [5, 0],
    ],
    [
      'a tuple',
      { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }], items: false as unknown as Schema },
      [0, 'string'],
    ],
    ['a schema that contains itself', ref('Node'), { name: 'string', nodes: [] }],
  ])('satisfies %s', (_case, schema, expected) => {
    expect(exampleOf(schema)).toEqual(expected);
  });

  it('has the properties of its direction', () => {
    expect(exampleOf(ref('Account'))).toEqual({ secret: 'string' });
    expect(exampleOf(ref('Account'), 'response')).toEqual({ id: 0 });
  });

  it.each<[string, Schema]>([
    ['contradicts itself', { type: 'string', minLength: 3, maxLength: 2 }],
    ['never ends', ref('Endless')],
    ['has two equal variants', { oneOf: [ref('Cat'), { ...ref('Cat'), description: 'The same' }] }],
    ['is invalid', { type: 'sting' }],
    ['allows nothing', { not: {} }],
  ])('is left out if the schema %s', (_case, schema) => {
    expect(exampleOf(schema)).toBeUndefined();
  });

  it('is left out of the document, whose own example is shown as it is written', () => {
    expect(exampleOf({ type: 'string', examples: [7] })).toBe(7);
  });
});
