import { expect, it } from 'vitest';

import type { Schema } from '../src/document/schemaObject';
import { schemaTree, type SchemaNode, type VariantNode } from '../src/facts/schemaTree';
import { resolverOf } from '../src/resolve/apiDocument';

const ref = (name: string): Schema => ({ $ref: `#/${name}` });
const id = { id: { type: 'string' } };
const COMPONENTS: Record<string, Schema> = {
  Text: { type: 'string' },
  Pet: { type: 'object', required: ['id'], properties: { id: ref('Text') } },
  Cat: { allOf: [ref('Pet'), { properties: { lives: { type: 'integer' } } }] },
  Tree: { type: 'object', properties: { left: ref('Tree'), all: { type: 'array', items: ref('Tree') } } },
  Shape: { type: 'object', properties: id, oneOf: [ref('Circle'), { title: 'Other', required: ['id'] }] },
  Circle: { allOf: [ref('Shape'), { properties: { radius: {} } }] },
};
const targets = new Map(Object.entries(COMPONENTS).map(([name, schema]) => [`#/${name}`, schema]));

/** Returns a line for each node: what it is, where it comes from, and what the schemas around it say. */
function linesOf(node: SchemaNode | VariantNode, indent = ''): string[] {
  const { name, requirement, recursion, component, outer, isDescribed, outerType, resolved } = node;
  const facts = [
    'relation' in node ? `${node.relation}${node.group ? ` ${node.group}` : ''}: ${name}` : name || 'body',
    resolved.schema.type ?? 'any',
    requirement !== 'optional' && requirement,
    recursion !== undefined && `repeats ${recursion}`,
    component && `see ${component}`,
    outer && `outside ${String(outer.schema.type)}`,
    isDescribed && 'described outside',
    outerType && `form of ${outerType}`,
  ];
  const inner = [...node.children, ...node.variants].flatMap((one) => linesOf(one, `${indent} `));
  return [indent + facts.filter(Boolean).join(', '), ...inner];
}

it.each<[string, Schema, number, string[]]>([
  ['its references and parts merged', ref('Cat'), 9, ['body, object', ' id, string, required', ' lives, integer']],
  ['the fields of the items of a list', { items: { items: ref('Pet') } }, 9, ['body, any', ' id, string, required']],
  ['a component only by its reference', { properties: { a: ref('Pet') } }, 0, ['body, any', ' a, object, see #/Pet']],
  ['no reference to a value without fields', { properties: { a: ref('Text') } }, 0, ['body, any', ' a, string']],
  ['no property that a text cannot need', { type: 'string', required: ['a'] }, 9, ['body, string']],
  [
    'an end where it repeats itself',
    ref('Tree'),
    9,
    ['body, object', ' left, object, repeats 0', ' all, array, repeats 0'],
  ],
  [
    'keys, and items of a tuple',
    { patternProperties: { '^x': {} }, additionalProperties: { type: 'string' }, prefixItems: [{}], minItems: 1 },
    9,
    ['body, any', ' <key like ^x>, any', ' <key>, string', ' [0], any, required'],
  ],
  [
    'variants, which may extend it, with what it says about their properties',
    ref('Shape'),
    9,
    [
      'body, object',
      ' id, string',
      ' One of: Circle, object, form of object',
      '  id, string',
      '  radius, any',
      ' One of: Other, any, form of object',
      '  id, string, required, described outside',
    ],
  ],
  [
    'two lists of alternatives, of each of which it is one',
    { allOf: [{ oneOf: [ref('Pet'), { title: 'A' }] }, { oneOf: [ref('Tree'), { title: 'B' }] }] },
    0,
    [
      'body, any',
      ' One of: Pet, object, see #/Pet',
      ' One of: A, any',
      ' One of 2: Tree, object, see #/Tree',
      ' One of 2: B, any',
    ],
  ],
  [
    'the type of a property that a variant only limits',
    { properties: id, anyOf: [{ properties: { id: { minLength: 1 } } }, {}] },
    9,
    ['body, any', ' id, string', ' Any of: Variant 1, any', '  id, any, outside string', ' Any of: Variant 2, any'],
  ],
])('the tree of a schema has %s', (_case, schema, levels, expected) => {
  expect(linesOf(schemaTree(schema, resolverOf(targets, new Map()), levels))).toEqual(expected);
});
