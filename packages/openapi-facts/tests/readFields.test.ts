import { describe, expect, it } from 'vitest';

import type { Schema } from '../src/document/schemaObject';
import { bodyRows, fieldRows } from '../src/facts/fieldRows';
import { fieldOf, readFields } from '../src/facts/readFields';
import { schemaTree } from '../src/facts/schemaTree';
import { withoutRefs } from '../src/resolve/apiDocument';
import { factsOfPaths, field } from '../testing/fixtures';

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

  it.each([
    ['a request', 'request', ['id: excluded', 'secret: required']],
    ['a response', 'response', ['id: required', 'secret: excluded']],
  ] as const)('requires of %s only what it can have', (_case, direction, expected) => {
    const schema = { required: ['id', 'secret'], properties: { id: { readOnly: true }, secret: { writeOnly: true } } };
    const { children } = fieldOf(schemaTree(schema, withoutRefs), direction);
    expect(children.map(({ name, requirement }) => `${name}: ${requirement}`)).toEqual(expected);
  });
});

it.each<[string, Schema, string]>([
  ['of its own', { description: 'The limit.', type: 'integer' }, 'The limit.\n\n`null`: No limit.'],
  [
    'one that it extends',
    { allOf: [{ description: 'The limit.', type: 'integer' }] },
    'The limit.\n\n`null`: No limit.',
  ],
  ['none', { type: 'integer' }, '`null`: No limit.'],
])('the description of a value that can be null says what null means, beside %s', (_case, value, expected) => {
  const limit = { anyOf: [{ type: 'null', description: 'No limit.' }, value] };
  expect(readFields({ properties: { limit } })[0]).toMatchObject({ nullable: true, description: expected });
});

describe('the description of a field', () => {
  const KIND = { type: 'string', enum: ['a'], description: '- `a`: the first' };
  const schemas = {
    Kind: KIND,
    Other: { $ref: '#/components/schemas/Kind', description: 'B.' },
    Box: { properties: { a: {} }, description: 'A box.' },
  };
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

  it.each<[string, unknown, string]>([
    ['beside a reference', { ...ref('Kind'), description: 'Own.' }, 'Own.\n\n- `a`: the first'],
    ['beside references', { ...ref('Other'), description: 'Own.' }, 'Own.\n\nB.\n\n- `a`: the first'],
    ['beside allOf', { allOf: [ref('Kind')], description: 'Own.' }, 'Own.\n\n- `a`: the first'],
    ['of a value or null', { anyOf: [ref('Kind'), { type: 'null' }], description: 'Own.' }, 'Own.\n\n- `a`: the first'],
    ['that repeats it', { allOf: [ref('Kind')], description: 'The first' }, '- `a`: the first'],
    ['of an object', { allOf: [ref('Box')], description: 'Own.' }, 'Own.'],
  ])('is followed by what its component says of values, %s', (_case, a, expected) => {
    const post = { requestBody: { content: { 'application/json': { schema: { properties: { a } } } } } };
    const { operations } = factsOfPaths({ '/a': { post } }, { components: { schemas } });
    expect(operations[0]?.request[0]?.description).toBe(expected);
  });
});

it('a property that a variant only limits has the type of the object around it', () => {
  const fax = { type: ['string', 'null'] };
  const oneOf = [{ properties: { fax: { minLength: 3 }, mail: { type: 'integer' } } }, { maxProperties: 1 }];
  const [field] = readFields({ properties: { a: { type: 'object', properties: { fax }, oneOf } } });
  const shown = field?.variants?.[0]?.field.children.map(({ name, types, nullable }) => [name, types, nullable]);
  expect(shown).toEqual([
    ['fax', ['string'], true],
    ['mail', ['integer'], undefined],
  ]);
});

describe('the fields of a value that is an object or a list', () => {
  const properties = { kind: { enum: ['a'] } };
  const items = { type: 'object', properties: { id: { type: 'integer' } } };

  it.each<[string, Schema, string[]]>([
    ['whose items are texts', { type: ['array', 'object'], properties, items: { type: 'string' } }, ['a', 'a.kind']],
    ['whose items have fields', { type: ['array', 'object'], properties, items }, ['a', 'a.kind', 'a[0…]', 'a[0…].id']],
    ['without a type', { properties, items: { type: 'string' } }, ['a', 'a.kind']],
    ['only of a list', { type: 'array', items }, ['a', 'a[].id']],
    ['of a list of lists', { type: 'array', items: { type: 'array', items } }, ['a', 'a[].id']],
    ['of a tuple', { type: 'array', prefixItems: [items] }, ['a', 'a[0]', 'a[0].id']],
  ])('have their places: one %s', (_case, schema, expected) => {
    const rows = fieldRows(readFields({ properties: { a: schema } }), 'request');
    const placeOf = ({ path, lists = [] }: (typeof rows)[number]) =>
      path
        .split('.')
        .map((name, index, all) =>
          index < all.length - 1 && lists.includes(all.slice(0, index + 1).join('.')) ? `${name}[]` : name,
        )
        .join('.');
    expect(rows.map(placeOf)).toEqual(expected);
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

  it.each<[string, Schema]>([
    ['a body that is one text', { type: 'string' }],
    ['a field of the name', { properties: { body: {}, headers: {} } }],
  ])('gives %s another anchor than a section of the page', (_case, schema) => {
    const anchors = bodyRows(fieldOf(schemaTree(schema, withoutRefs), 'response'), 'reply').map(({ anchor }) => anchor);
    expect(anchors).not.toEqual([]);
    expect(anchors).not.toContain('reply-body');
    expect(anchors).not.toContain('reply-headers');
  });
});

describe('the descriptions of values', () => {
  const CONSTANTS = {
    oneOf: [
      { const: 'a', title: 'A' },
      { const: 'b', title: 'b', description: 'Bee.' },
    ],
  };
  it.each<[string, Schema, Record<string, string | undefined>]>([
    ['of constants', CONSTANTS, { '"a"': 'A', '"b"': 'Bee.' }],
    [
      'of constants that are deprecated',
      {
        oneOf: [
          { const: 'a', deprecated: true },
          { const: 'b', title: 'B', deprecated: true, description: 'Bee.' },
        ],
      },
      { '"a"': 'deprecated', '"b"': 'B, deprecated: Bee.' },
    ],
    [
      'with their names',
      { enum: [1, 2, 3], 'x-enumNames': ['A_B', 'Two', '3'], 'x-enum-descriptions': ['One.', '', 'Three.'] },
      { 1: 'A\\_B: One.', 2: 'Two', 3: 'Three.' },
    ],
    ['of some of the constants', { enum: ['b'], allOf: [CONSTANTS] }, { '"b"': 'Bee.' }],
    ['of some of the constants beside them', { enum: ['b'], ...CONSTANTS }, { '"b"': 'Bee.' }],
    [
      'in another order',
      { enum: [2, 1], allOf: [{ enum: [1, 2], 'x-enum-varnames': ['one', 'two'] }] },
      { 1: 'one', 2: 'two' },
    ],
    ['but not the letters of a text', { enum: [0], 'x-enumDescriptions': 'Zero.' }, { 0: undefined }],
  ])('are theirs: %s', (_case, schema, expected) => {
    const [value] = readFields({ properties: { a: schema } });
    const texts = value?.limits.enum?.map((one) => [one.value, one.description]) ?? [];
    expect(Object.fromEntries(texts)).toEqual(expected);
  });
});
