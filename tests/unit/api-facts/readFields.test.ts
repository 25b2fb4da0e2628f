import { describe, expect, it } from 'vitest';

import { fieldRows, readFields } from '../../../plugins/api-facts/readFields';
import type { Schema } from '../../../plugins/api-facts/schema';
import { field } from './tinyFacts';

describe('readFields', () => {
  it('reads everything that the file says about a property', () => {
    const schema: Schema = {
      required: ['severity'],
      properties: {
        severity: {
          type: 'number',
          description: 'How strict.',
          default: 0.5,
          minimum: 0,
          maximum: 1,
          deprecated: true,
        },
      },
    };
    expect(readFields(schema)).toEqual([
      {
        name: 'severity',
        path: 'severity',
        type: 'number',
        requirement: 'required',
        deprecated: true,
        default: '0.5',
        limits: ['from 0 to 1, both included'],
        description: 'How strict.',
        children: [],
      },
    ]);
  });

  it('gives a property that says nothing plain values and no default', () => {
    expect(readFields({ properties: { text: {} } })).toEqual([field('text', { type: 'any JSON value' })]);
  });

  it.each<[string, Schema]>([
    ['required', { required: ['a'] }],
    ['optional', { required: ['b'] }],
    ['not published', { 'x-requirement-not-published': ['a'] }],
    ['required', { required: ['a'], 'x-requirement-not-published': ['a'] }],
  ])('calls a property %s', (requirement, schema) => {
    expect(readFields({ ...schema, properties: { a: {} } })[0]?.requirement).toBe(requirement);
  });

  it.each([
    ['a false default', false, 'false'],
    ['a null default', null, 'null'],
    ['a text default', 'en', '"en"'],
    ['a list default', ['en'], '["en"]'],
  ])('writes %s as JSON', (_case, value, text) => {
    expect(readFields({ properties: { a: { default: value } } })[0]?.default).toBe(text);
  });

  it.each<[string, Schema]>([
    ['an object', { type: 'object', properties: { id: {} } }],
    ['the items of a list', { type: 'array', items: { type: 'object', properties: { id: {} } } }],
  ])('reads the properties of %s as children', (_case, context) => {
    const [parent] = readFields({ properties: { context } });
    expect(parent?.children.map(({ path }) => path)).toEqual(['context.id']);
  });

  it('takes the requirement of a child from its own object', () => {
    const context: Schema = { items: { required: ['id'], properties: { id: {} } } };
    const [parent] = readFields({ properties: { context } });
    expect(parent?.children[0]?.requirement).toBe('required');
  });

  it('reads the items of a body that is a list', () => {
    expect(readFields({ type: 'array', items: { properties: { id: {} } } }).map(({ path }) => path)).toEqual(['id']);
  });

  it('keeps the order of the file', () => {
    expect(readFields({ properties: { b: {}, a: {} } }).map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it.each([
    ['no schema', undefined],
    ['a schema without properties', {}],
  ])('finds no fields in %s', (_case, schema) => {
    expect(readFields(schema)).toEqual([]);
  });
});

describe('fieldRows', () => {
  const tree = [field('a', { children: [field('a.b', { children: [field('a.b.c')] }), field('a.d')] }), field('e')];

  it('puts children after their parent, one deeper', () => {
    expect(fieldRows(tree, 'request').map(({ path, depth }) => [path, depth])).toEqual([
      ['a', 0],
      ['a.b', 1],
      ['a.b.c', 2],
      ['a.d', 1],
      ['e', 0],
    ]);
  });

  it('makes anchors of the part and the whole path', () => {
    expect(fieldRows(tree, 'reply')[2]?.anchor).toBe('reply-a-b-c');
  });

  it('leaves the children out of a row', () => {
    expect(fieldRows(tree, 'request')[0]).not.toHaveProperty('children');
  });
});
