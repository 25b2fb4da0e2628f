import { describe, expect, it } from 'vitest';

import type { Schema } from '@api-docs/openapi-facts/document/schemaObject';
import type { ResolveRefs } from '@api-docs/openapi-facts/resolve/apiDocument';
import { requestSchema } from '@api-docs/openapi-facts/testing/fixtures';

import { formShape } from '../../src/validators/formShape';

const body = formShape(requestSchema);

describe('formShape', () => {
  it.each([
    ['query', { requirement: 'required', html: 'What the <em>user</em> asked.' }],
    ['severity', { requirement: 'optional', range: 'from 0 to 1', limits: ['range 0-1'] }],
    ['context', { nullable: true }],
    ['allowlist', { item: { kind: 'json', type: 'any JSON value' } }],
  ])('has the facts of the field %s', (name, facts) => {
    expect(body.fields?.find((known) => known.name === name)).toMatchObject(facts);
  });

  const text: Schema = { type: 'string' };
  const closed = false as unknown as Schema;

  it.each<[string, Schema, object]>([
    [
      'what its values mean',
      { properties: { a: { enum: [1], 'x-enum-varnames': ['One'] } } },
      { fields: [{ limits: ['one of <code>1</code>', '<code>1</code>: One'] }] },
    ],
    ['any JSON for two types', { type: ['string', 'number'] }, { kind: 'json', type: 'string or number' }],
    ['a nullable text', { type: ['string', 'null'] }, { kind: 'text', nullable: true }],
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
    [
      'null for the whole value, although only one of its variants can be null',
      { oneOf: [{ type: ['string', 'null'], maxLength: 1 }, { type: 'integer' }] },
      { kind: 'choice', nullable: true },
    ],
    [
      'null for the whole value, although only a variant of a variant can be null',
      { oneOf: [{ anyOf: [{ type: ['string', 'null'], format: 'date' }, { type: 'integer' }] }, { type: 'boolean' }] },
      { kind: 'choice', nullable: true },
    ],
  ])('has %s', (_case, schema, expected) => {
    expect(formShape(schema)).toMatchObject(expected);
  });

  it.each<[string, Schema]>([
    ['items after a closed tuple', { prefixItems: [text], items: closed }],
    ['items after a full tuple', { prefixItems: [text], maxItems: 1 }],
    ['properties of a closed object', { properties: { a: text }, additionalProperties: false }],
    ['properties of an object that says nothing about others', { properties: { a: text } }],
  ])('has no further %s', (_case, schema) => {
    const { item, entry } = formShape(schema);
    expect([item, entry]).toEqual([undefined, undefined]);
  });

  it('has no property that only replies have, and none that no value satisfies', () => {
    const id: Schema = { type: 'string', readOnly: true };
    const { fields } = formShape({ properties: { id, base: { allOf: [id] }, never: closed, name: text } });
    expect(fields?.map(({ name }) => name)).toEqual(['name']);
  });

  it('has names that are required and nothing describes, unless the form asks for names', () => {
    const schema: Schema = { properties: { a: text }, required: ['a', 'b'] };
    const namesOf = (given: Schema) => formShape(given).fields?.map(({ name, kind }) => `${name}: ${kind}`);
    expect(namesOf(schema)).toEqual(['a: text', 'b: json']);
    expect(namesOf({ ...schema, additionalProperties: text })).toEqual(['a: text']);
  });

  it('has the properties of a condition, and those that all variants share', () => {
    const { variants } = formShape({
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
    expect(formShape({ $ref: '#/node' }, resolve as ResolveRefs).fields).toMatchObject([
      { name: 'next', kind: 'json' },
    ]);
  });

  it('has the fields of all outer levels before those of inner ones', () => {
    const names = Array.from({ length: 12 }, (_, index) => `part${index}`);
    const level = (inner: Schema): Schema => ({
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, inner])),
    });
    const { fields = [] } = formShape(level(level(level(text))));
    expect(fields.map(({ kind }) => kind)).toEqual(names.map(() => 'object'));
    expect(fields.flatMap((field) => (field.fields ?? []).map(({ kind }) => kind))).toEqual(
      names.flatMap(() => names.map(() => 'json')),
    );
  });
});
