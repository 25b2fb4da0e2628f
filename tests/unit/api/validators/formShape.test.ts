import { describe, expect, it } from 'vitest';

import type { Schema } from '../../../../plugins/api/facts/openApiDocument';
import { formShape } from '../../../../plugins/api/validators/formShape';
import type { FormField, Json } from '../../../../plugins/api/validators/types';
import { requestSchema } from '../fixtures';

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
  it('has the fields of the schema in its order', () => {
    expect(body.fields?.map(({ name, kind, type }) => [name, kind, type])).toEqual([
      ['query', 'text', 'string'],
      ['severity', 'number', 'number'],
      ['include_citations', 'boolean', 'boolean'],
      ['metrics', 'list', 'list of strings'],
      ['context', 'list', 'list of objects or null'],
      ['allowlist', 'list', 'list'],
      ['metadata', 'object', 'object'],
    ]);
  });

  it.each([
    ['query', { requirement: 'required', html: 'What the <em>user</em> asked.' }],
    ['severity', { requirement: 'optional', range: 'from 0 to 1', limits: ['range 0-1'] }],
    ['include_citations', { default: 'true' }],
    ['context', { nullable: true }],
    ['allowlist', { item: { kind: 'json', type: 'any JSON value' } }],
  ])('has the facts of the field %s', (name, facts) => {
    expect(field(name)).toMatchObject(facts);
  });

  it('has the fields and the alternatives of list items', () => {
    const { item } = field('context');
    expect([item?.kind, item?.alternatives]).toEqual(['object', [['chunk_id'], ['chunk_text']]]);
    expect(item?.fields?.map(({ name }) => name)).toEqual(['chunk_id', 'chunk_text']);
  });

  it('marks only texts that are longer than a line in an example', () => {
    const chunk = field('context').item?.fields;
    const texts = [field('query'), field('chunk_id', chunk), field('chunk_text', chunk)];
    expect(texts.map(({ long }) => long)).toEqual([undefined, undefined, true]);
  });

  it.each<[string, Schema, object]>([
    ['any JSON for two types', { type: ['string', 'number'] }, { kind: 'json', type: 'string or number' }],
    ['a nullable text', { type: ['string', 'null'] }, { kind: 'text', nullable: true }],
    ['the minimum of a number', { type: 'integer', minimum: 1 }, { kind: 'number', range: 'of 1 or more' }],
    ['the maximum of a number', { type: 'number', maximum: 9 }, { range: 'of 9 or less' }],
  ])('has %s', (_case, schema, expected) => {
    expect(shapeOf(schema)).toMatchObject(expected);
  });
});
