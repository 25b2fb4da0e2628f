import { describe, expect, it } from 'vitest';

import type { Schema } from '@api-docs/openapi-facts/openApiDocument';
import type { ResolveRefs } from '@api-docs/openapi-facts/readSchema';
import { requestSchema } from '@api-docs/openapi-facts/testing/fixtures';

import { formShape } from '../../src/validators/formShape';
import type { FormField, Json } from '../../src/validators/types';

function shapeOf(schema: Schema, examples: Json[] = []) {
  return formShape(schema, examples);
}

const body = shapeOf(requestSchema, [
  { query: 'Short?', context: [{ chunk_text: 'A passage that is longer than one line.' }], metrics: ['pii'] },
]);

function field(name: string, fields = body.fields): FormField {
  const found = fields?.find((known) => known.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

describe('formShape', () => {
  it.each([
    ['query', { requirement: 'required', html: 'What the <em>user</em> asked.' }],
    ['severity', { requirement: 'optional', range: 'from 0 to 1', limits: ['range 0-1'] }],
    ['context', { nullable: true }],
    ['allowlist', { item: { kind: 'json', type: 'any JSON value' } }],
  ])('has the facts of the field %s', (name, facts) => {
    expect(field(name)).toMatchObject(facts);
  });

  it('marks only texts that are longer than a line in an example', () => {
    const chunk = field('context').item?.fields;
    const texts = [field('query'), field('chunk_id', chunk), field('chunk_text', chunk)];
    expect(texts.map(({ long }) => long)).toEqual([undefined, undefined, true]);
  });

  it.each<[string, Schema, object]>([
    ['any JSON for two types', { type: ['string', 'number'] }, { kind: 'json', type: 'string or number' }],
    ['a nullable text', { type: ['string', 'null'] }, { kind: 'text', nullable: true }],
  ])('has %s', (_case, schema, expected) => {
    expect(shapeOf(schema)).toMatchObject(expected);
  });

  const text: Schema = { type: 'string' };
  const closed = false as unknown as Schema;

  it.each<[string, Schema, object]>([
    [
      'items for each place of a tuple',
      { prefixItems: [text], minItems: 1 },
      { fields: [{ name: '0', requirement: 'required' }] },
    ],
    ['JSON for an object without properties', { type: 'object' }, { kind: 'json' }],
    [
      'variants',
      { oneOf: [text, { title: 'Number', type: 'integer' }] },
      { variants: [{ name: 'string' }, { name: 'Number' }, { name: 'JSON' }] },
    ],
    ['a text with line breaks on several lines', text, { long: true }],
  ])('has %s', (_case, schema, expected) => {
    expect(shapeOf(schema, ['a\nb'])).toMatchObject(expected);
  });

  it.each<[string, Schema]>([
    ['items after a closed tuple', { prefixItems: [text], items: closed }],
    ['items after a full tuple', { prefixItems: [text], maxItems: 1 }],
    ['properties of a closed object', { properties: { a: text }, additionalProperties: false }],
    ['properties of an object that says nothing about others', { properties: { a: text } }],
  ])('has no further %s', (_case, schema) => {
    const { item, entry } = shapeOf(schema);
    expect([item, entry]).toEqual([undefined, undefined]);
  });

  it('has no property that only replies have, and none that no value satisfies', () => {
    const id: Schema = { type: 'string', readOnly: true };
    const { fields } = shapeOf({ properties: { id, base: { allOf: [id] }, never: closed, name: text } });
    expect(fields?.map(({ name }) => name)).toEqual(['name']);
  });

  it('has the properties of a condition, and those that all variants share', () => {
    const { variants } = shapeOf({
      properties: { kind: text },
      then: { properties: { reason: text } },
      anyOf: [{ properties: { iban: text } }, { properties: { card: text } }],
    });
    expect(variants?.map(({ fields }) => fields?.map(({ name }) => name))).toEqual([
      ['kind', 'iban', 'reason'],
      ['kind', 'card', 'reason'],
      undefined,
    ]);
  });

  it('ends where a schema contains itself', () => {
    const node: Schema = { properties: { next: { $ref: '#/node' } } };
    const resolve = <Value>(given: Value) =>
      (given as Schema).$ref ? { value: node as Value, refs: ['#/node'] } : { value: given, refs: [] };
    expect(formShape({ $ref: '#/node' }, [], resolve as ResolveRefs).fields).toMatchObject([
      { name: 'next', kind: 'json' },
    ]);
  });
});
