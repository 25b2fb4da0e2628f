import { describe, expect, it } from 'vitest';

import type { Schema } from '@api-docs/openapi-facts/document/schemaObject';
import { stringifyJson } from '@api-docs/kit/values/json';

import { formShape } from '../../src/validators/formShape';
import {
  EMPTY,
  updateAt,
  withItem,
  withName,
  withVariant,
  type FieldValue,
  type Presence,
} from '../../src/components/RequestBuilder/formValue';
import { readForm } from '../../src/components/RequestBuilder/readForm';

const text: Schema = { type: 'string' };
const integer: Schema = { type: 'integer' };
const card: Schema = {
  title: 'Card',
  type: 'object',
  required: ['kind'],
  properties: { kind: { const: 'card' }, number: text },
};
const cash: Schema = { title: 'Cash', type: 'object', properties: { amount: integer } };

const properties: [string, Schema][] = [
  ['matrix', { type: 'array', items: { type: 'array', items: integer } }],
  ['cells', { type: 'array', items: { type: 'object', properties: { tag: text } } }],
  ['pair', { type: 'array', prefixItems: [text, integer], items: { type: 'boolean' } }],
  ['labels', { type: 'object', additionalProperties: text }],
  ['prices', { type: 'object', patternProperties: { '^[A-Z]+$': { type: 'object', properties: { cents: integer } } } }],
  ['payment', { oneOf: [card, cash, { type: 'null' }] }],
  ['meta', { type: 'object', properties: { tag: text } }],
];
const shape = formShape({ type: 'object', properties: Object.fromEntries(properties) });

/** A change that the reader makes in the form. */
type Change = (form: FieldValue) => FieldValue;

const at =
  (path: string[], update: Change): Change =>
  (form) =>
    updateAt(form, path, update);
const write = (path: string[], typed: string) => at(path, (old) => ({ ...old, text: typed, presence: 'in' }));
const present = (presence: Presence, ...path: string[]) => at(path, (old) => ({ ...old, presence }));
const add = (...path: string[]) => at(path, withItem);
const rename = (path: string, name: string) => at([path], (old) => withName(old, FIRST, name));

/** The key of the first added item. */
const FIRST = '\0' + '0';

/** Returns what is sent after some changes in an empty form. */
function sent(changes: Change[]): string {
  return stringifyJson(
    readForm(
      shape,
      changes.reduce((form, change) => change(form), EMPTY),
    ).json,
  );
}

function choose(variant: number): Change {
  const payment = shape.fields?.find(({ name }) => name === 'payment');
  if (!payment) throw new Error('no payment');
  return at(['payment'], (old) => withVariant(old, payment, variant));
}

describe('a reader can enter', () => {
  it.each<[string, Change[], string]>([
    [
      'an item of a list in a list',
      [add('matrix'), add('matrix', FIRST), write(['matrix', FIRST, FIRST], '7')],
      '{"matrix":[[7]]}',
    ],
    ['an empty object in a list', [add('cells')], '{"cells":[{}]}'],
    ['a tuple', [write(['pair', '0'], 'x'), write(['pair', '1'], '2')], '{"pair":["x",2]}'],
    ['a later item of a tuple', [write(['pair', '1'], '2')], '{"pair":[null,2]}'],
    [
      'an item after a tuple',
      [write(['pair', '0'], 'x'), write(['pair', '1'], '2'), add('pair'), write(['pair', FIRST], 'true')],
      '{"pair":["x",2,true]}',
    ],
    [
      'a property with a name of its own',
      [add('labels'), rename('labels', 'a/b'), write(['labels', FIRST], 'x')],
      '{"labels":{"a/b":"x"}}',
    ],
    [
      'an object in a map',
      [add('prices'), rename('prices', 'EUR'), write(['prices', FIRST, 'cents'], '5')],
      '{"prices":{"EUR":{"cents":5}}}',
    ],
    [
      'a variant, whose name is filled in',
      [choose(0), write(['payment', 'number'], '4')],
      '{"payment":{"kind":"card","number":"4"}}',
    ],
    [
      'another variant',
      [choose(0), write(['payment', 'number'], '4'), choose(1), write(['payment', 'amount'], '5')],
      '{"payment":{"amount":5}}',
    ],
    [
      'a variant as JSON',
      [choose(2), write(['payment'], '{"kind": "card", "own": [9007199254740993]}')],
      '{"payment":{"kind":"card","own":[9007199254740993]}}',
    ],
    ['null instead of a variant', [present('null', 'payment')], '{"payment":null}'],
    ['an empty object', [present('in', 'meta')], '{"meta":{}}'],
  ])('%s', (_case, actions, json) => {
    expect(sent(actions)).toBe(json);
  });

  it('nothing, and nothing is sent', () => {
    expect(sent([])).toBe('{}');
  });
});
