import { describe, expect, it } from 'vitest';

import { readFields } from '../../../plugins/api-facts/readFields';
import type { Schema } from '../../../plugins/api-facts/schema';
import { formShape } from '../../../plugins/request-validators/formShape';
import type { FormField, Json } from '../../../plugins/request-validators/types';
import { everyKind } from './schemas';

function shapeOf(schema: Schema, examples: Json[] = []) {
  return formShape(schema, readFields(schema), examples);
}

const body = shapeOf(everyKind, [
  { query: 'Short?', context: [{ chunk_text: 'A passage that is longer than one line.' }], metrics: ['pii'] },
]);

function field(name: string, fields = body.fields): FormField {
  const found = fields?.find((known) => known.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

describe('the form of a body', () => {
  it('has the fields of the schema, in its order', () => {
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

  it('tells requirement, default, range and limits of a field', () => {
    expect(field('query')).toMatchObject({ requirement: 'required', html: 'What the <em>user</em> asked.' });
    expect(field('severity')).toMatchObject({
      requirement: 'optional',
      range: 'from 0 to 1',
      limits: ['from 0 to 1, both included'],
    });
    expect(field('include_citations').default).toBe('true');
  });

  it('marks what may be null', () => {
    expect(body.fields?.filter(({ nullable }) => nullable).map(({ name }) => name)).toEqual(['context']);
  });

  it('has the items of a list, with their noun, fields and alternatives', () => {
    const { item, noun } = field('context');
    expect([noun, item?.kind, item?.alternatives]).toEqual(['chunk', 'object', ['chunk_id', 'chunk_text']]);
    expect(item?.fields?.map(({ name }) => name)).toEqual(['chunk_id', 'chunk_text']);
  });

  it('takes any JSON for items whose type is open', () => {
    expect(field('allowlist').item).toEqual({ kind: 'json', type: 'any JSON value' });
  });

  it('gives several lines to a text that takes them in an example, and one to every other', () => {
    const chunk = field('context').item?.fields;
    expect([field('query').long, field('chunk_id', chunk).long, field('chunk_text', chunk).long]).toEqual([
      undefined,
      undefined,
      true,
    ]);
  });
});

describe('a value', () => {
  it.each<[string, Schema, object]>([
    ['of two types takes any JSON', { type: ['string', 'number'] }, { kind: 'json', type: 'string or number' }],
    ['that is a string or null is a nullable text', { type: ['string', 'null'] }, { kind: 'text', nullable: true }],
    ['with a lower end only says so', { type: 'integer', minimum: 1 }, { kind: 'number', range: 'of 1 or more' }],
    ['with an upper end only says so', { type: 'number', maximum: 9 }, { range: 'of 9 or less' }],
  ])('%s', (_case, schema, expected) => {
    expect(shapeOf(schema)).toMatchObject(expected);
  });
});
