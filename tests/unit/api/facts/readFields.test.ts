import { describe, expect, it } from 'vitest';

import type { Schema } from '../../../../plugins/api/facts/openApiDocument';
import { fieldRows, readFields } from '../../../../plugins/api/facts/readFields';
import { field } from '../fixtures';

describe('readFields', () => {
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
    ['a list default', ['en'], '["en"]'],
  ])('formats %s as JSON', (_case, value, text) => {
    expect(readFields({ properties: { a: { default: value } } })[0]?.default).toBe(text);
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
});
