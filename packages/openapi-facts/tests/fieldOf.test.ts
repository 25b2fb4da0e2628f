import { expect, it } from 'vitest';

import type { Schema } from '../src/document/schemaObject';
import type { Field } from '../src/fieldTypes';
import { fieldOf } from '../src/facts/readFields';
import type { SchemaNode } from '../src/facts/schemaTree';
import type { ResolvedSchema } from '../src/schemas/resolvedSchema';

const resolved = (schema: Schema, items?: Schema): ResolvedSchema => ({
  ...{ schema, moreVariants: [], derived: [], refs: [], baseRefs: [] },
  ...(items ? { items: resolved(items) } : {}),
});

const node = (name: string, schema: Schema, given: Partial<SchemaNode> = {}): SchemaNode => ({
  ...{ name, requirement: 'optional', resolved: resolved(schema), children: [], variants: [] },
  ...given,
});

const form = (name: string, given: Partial<SchemaNode>) => ({ ...node(name, {}, given), relation: 'One of' as const });
const list = { resolved: resolved({ type: 'array' }, { type: 'object' }) };
const [inner, again] = [node('b', {}), node('a', {}, { recursion: 1 })];

/** Returns the field of the first node inside of the one that a body has. */
const innermost = ({ children: [child] }: Field): Field | undefined =>
  child?.children[0] ?? child?.variants?.[0]?.field ?? child;

it.each<[string, SchemaNode, Partial<Field>]>([
  [
    'its texts',
    node('a', { title: 'A', description: 'Is.', default: 0 }),
    { title: 'A', description: 'Is.', default: '0' },
  ],
  ['a text that stands elsewhere', node('a', { description: 'Is.' }, { isDescribed: true }), { description: '' }],
  ['what it requires', node('a', {}, { requirement: 'not documented' }), { requirement: 'not documented' }],
  [
    'no value that only replies have',
    node('a', { readOnly: true }, { requirement: 'required' }),
    { requirement: 'excluded' },
  ],
  ['its path', node('a', {}, { children: [inner] }), { path: 'a.b', lists: [] }],
  ['a path without items', node('a', {}, { children: [node('[0]', {}, { placeholder: 'item' })] }), { path: 'a[0]' }],
  ['the lists around it', node('a', {}, { ...list, children: [inner] }), { path: 'a.b', lists: ['a', 'a'] }],
  ['the key of a variant', node('a', {}, { variants: [form('B', {})] }), { path: 'a', key: 'a.B' }],
  ['an anchor of its own', node('body', {}), { path: 'body', key: 'body-2' }],
  ['the key of what it repeats', node('a', {}, { children: [again] }), { path: 'a.a', recursion: 'a' }],
  ['the reference of its component', node('a', {}, { component: '#/A' }), { component: '#/A' }],
  ['the type of an object', node('a', {}, { variants: [form('B', { outerType: 'object' })] }), { types: ['object'] }],
  ['the type around a form', node('a', {}, { variants: [form('B', { outerType: 'string' })] }), { types: ['string'] }],
  ['null beside forms', node('a', { nullable: true, oneOf: [{}, {}] }), { nullable: true }],
  ['the type that it has outside', node('a', {}, { outer: resolved({ type: 'string' }) }), { types: ['string'] }],
])('a field has %s', (_case, child, expected) => {
  expect(innermost(fieldOf(node('', {}, { children: [child] }), 'request'))).toMatchObject(expected);
});

it('a field keeps its key beside a variant of the same name', () => {
  const { children, variants } = fieldOf(node('', {}, { children: [inner], variants: [form('b', {})] }), 'request');
  expect([...children, ...(variants ?? []).map(({ field }) => field)].map(({ key }) => key)).toEqual([
    undefined,
    'b-2',
  ]);
});

it('a value that can be anything says nothing of null', () => {
  expect(fieldOf(node('a', { nullable: true }), 'request')).not.toHaveProperty('nullable');
});
