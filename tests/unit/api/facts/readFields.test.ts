import { describe, expect, it } from 'vitest';

import type { Schema } from '../../../../plugins/api/facts/openApiDocument';
import { fieldRows, readFields } from '../../../../plugins/api/facts/readFields';
import type { Field } from '../../../../plugins/api/facts/types';
import { field } from '../fixtures';

describe('readFields', () => {
  it('reads all facts of a property', () => {
    const severity = {
      type: 'number',
      description: 'How strict.',
      default: 0.5,
      minimum: 0,
      maximum: 1,
      deprecated: true,
    };
    expect(readFields({ required: ['severity'], properties: { severity } })).toEqual([
      field('severity', {
        type: 'number',
        requirement: 'required',
        deprecated: true,
        default: '0.5',
        limits: ['range 0-1'],
        description: 'How strict.',
      }),
    ]);
  });

  it('reads a property without facts', () => {
    expect(readFields({ properties: { text: {} } })).toEqual([field('text', { type: 'any JSON value' })]);
  });

  it.each<[string, Schema]>([
    ['required', { required: ['a'] }],
    ['optional', { required: ['b'] }],
    ['not documented', { 'x-requirement-not-documented': ['a'] }],
    ['required', { required: ['a'], 'x-requirement-not-documented': ['a'] }],
  ])('calls a property %s for %j', (requirement, schema) => {
    expect(readFields({ ...schema, properties: { a: {} } })[0]?.requirement).toBe(requirement);
  });

  it.each([
    ['a false default', false, 'false'],
    ['a null default', null, 'null'],
    ['a string default', 'en', '"en"'],
    ['a list default', ['en'], '["en"]'],
  ])('formats %s as JSON', (_case, value, text) => {
    expect(readFields({ properties: { a: { default: value } } })[0]?.default).toBe(text);
  });

  const properties = { id: { type: 'string' } };

  it.each<[string, Schema]>([
    ['an object', { required: ['id'], properties }],
    ['the items of a list', { items: { required: ['id'], properties } }],
  ])('reads the properties of %s as children', (_case, context) => {
    const [parent] = readFields({ properties: { context } });
    expect(parent?.children).toEqual([field('context.id', { requirement: 'required' })]);
  });

  it.each<[string, Schema | undefined, Field[]]>([
    ['the items of a body that is a list', { type: 'array', items: { properties } }, [field('id')]],
    [
      'fields in the order of the file',
      { properties: { ...properties, a: { type: 'string' } } },
      [field('id'), field('a')],
    ],
    ['no fields without a schema', undefined, []],
    ['no fields from a schema without properties', {}, []],
  ])('reads %s', (_case, schema, fields) => {
    expect(readFields(schema)).toEqual(fields);
  });
});

describe('fieldRows', () => {
  it('lists children after their parent, with depth and anchor', () => {
    const tree = [field('a', { children: [field('a.b', { children: [field('a.b.c')] }), field('a.d')] }), field('e')];
    expect(fieldRows(tree, 'reply').map(({ path, depth, anchor }) => [path, depth, anchor])).toEqual([
      ['a', 0, 'reply-a'],
      ['a.b', 1, 'reply-a-b'],
      ['a.b.c', 2, 'reply-a-b-c'],
      ['a.d', 1, 'reply-a-d'],
      ['e', 0, 'reply-e'],
    ]);
  });

  it('omits the children from a row', () => {
    expect(fieldRows([field('a', { children: [field('a.b')] })], 'request')[0]).not.toHaveProperty('children');
  });
});
