import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';

import { inDirection } from '@api-docs/openapi-facts/schemas/inDirection';
import type { Schema } from '@api-docs/openapi-facts/document/schemaObject';

import type { Json } from '../../src/validators/types';

const id: Schema = { type: 'string', readOnly: true };
const entity: Schema = { type: 'object', required: ['id', 'secret'], properties: { id, secret: { type: 'string' } } };
const needsBoth: Schema = { required: ['id', 'secret'] };

describe('a request does not require a read-only property', () => {
  it.each<[string, Schema, valid: Json, invalid: Json]>([
    ['beside it', entity, { secret: 'x' }, { id: 'x' }],
    ['of the items of a tuple', { prefixItems: [entity] }, [{ secret: 'x' }], [{}]],
    ['of the values of a map', { additionalProperties: entity }, { a: { secret: 'x' } }, { a: {} }],
    ['of a base schema', { allOf: [{ properties: { id } }, needsBoth] }, { secret: 'x' }, { id: 'x' }],
    ['of a derived schema', { ...needsBoth, allOf: [{ allOf: [{ properties: { id } }] }] }, { secret: 'x' }, {}],
    ['of a variant', { ...needsBoth, oneOf: [{ properties: { id } }] }, { secret: 'x' }, {}],
    ['that a variant requires', { properties: { id }, anyOf: [needsBoth] }, { secret: 'x' }, {}],
    ['that is so by its base', { ...needsBoth, properties: { id: { allOf: [id] } } }, { secret: 'x' }, {}],
    [
      'of a definition',
      {
        $defs: { node: { ...entity, properties: { id, next: { $ref: '#/$defs/node' } } } },
        allOf: [{ $ref: '#/$defs/node' }],
      },
      { secret: 'x', next: { secret: 'y' } },
      { secret: 'x', next: {} },
    ],
    [
      'together with another one',
      { properties: { id, a: {}, b: {} }, dependentRequired: { a: ['id', 'b'] } },
      { a: 1, b: 1 },
      { a: 1 },
    ],
  ])('%s', (_case, schema, valid, invalid) => {
    const validate = new Ajv2020({ strict: false }).compile(inDirection(schema, 'request'));
    expect([validate(valid), validate(invalid)]).toEqual([true, false]);
  });
});
