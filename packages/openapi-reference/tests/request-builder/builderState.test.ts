import { describe, expect, it } from 'vitest';

import type { Schema } from '@api-docs/openapi-facts/openApiDocument';
import { stringifyJson } from '@api-docs/kit/json';

import { formShape } from '../../src/validators/formShape';
import {
  builderReducer,
  type BuilderAction,
  type BuilderState,
} from '../../src/components/RequestBuilder/builderState';
import { EMPTY } from '../../src/components/RequestBuilder/formValue';
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
  ['total', integer],
  ['note', text],
  ['meta', { type: 'object', properties: { tag: text } }],
  ['a/b', { type: 'object', properties: { 'c.d ~"[0]%': text } }],
  ['constructor', text],
  ['__proto__', text],
  ['hasOwnProperty', { type: 'object', properties: { toString: text } }],
  ['nullable', { type: 'array', items: { type: ['string', 'null'] } }],
];
const shape = formShape({ type: 'object', properties: Object.fromEntries(properties) }, []);

const write = (path: string[], typed: string): BuilderAction => ({ type: 'write', path, text: typed, presence: 'in' });
const add = (...path: string[]): BuilderAction => ({ type: 'add', path });
const send = (...path: string[]): BuilderAction => ({ type: 'choose', path, presence: 'in' });

/** The key of the first added item. */
const FIRST = '\0' + '0';

/** Returns what is sent after some actions in an empty form. */
function sent(actions: BuilderAction[]): string {
  const start: BuilderState = { value: EMPTY, example: '', visited: new Set() };
  return stringifyJson(readForm(shape, actions.reduce(builderReducer, start).value).json);
}

function choose(variant: number): BuilderAction {
  const payment = shape.fields?.find(({ name }) => name === 'payment');
  if (!payment) throw new Error('no payment');
  return { type: 'choose variant', path: ['payment'], shape: payment, variant };
}

describe('a reader can enter', () => {
  it.each<[string, BuilderAction[], string]>([
    [
      'an item of a list in a list',
      [add('matrix'), add('matrix', FIRST), write(['matrix', FIRST, FIRST], '7')],
      '{"matrix":[[7]]}',
    ],
    ['an empty list in a list', [add('matrix')], '{"matrix":[[]]}'],
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
      [add('labels'), { type: 'rename', path: ['labels'], key: FIRST, name: 'a/b' }, write(['labels', FIRST], 'x')],
      '{"labels":{"a/b":"x"}}',
    ],
    [
      'an object in a map',
      [
        add('prices'),
        { type: 'rename', path: ['prices'], key: FIRST, name: 'EUR' },
        write(['prices', FIRST, 'cents'], '5'),
      ],
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
    ['null instead of a variant', [{ type: 'choose', path: ['payment'], presence: 'null' }], '{"payment":null}'],
    ['all digits of an integer', [write(['total'], '-18446744073709551615')], '{"total":-18446744073709551615}'],
    ['an empty text', [send('note')], '{"note":""}'],
    ['an empty object', [send('meta')], '{"meta":{}}'],
    ['an empty map', [send('labels')], '{"labels":{}}'],
    ['names with signs', [write(['a/b', 'c.d ~"[0]%'], 'x')], '{"a/b":{"c.d ~\\"[0]%":"x"}}'],
    [
      'names that every object has',
      [write(['constructor'], 'a'), write(['__proto__'], 'b'), write(['hasOwnProperty', 'toString'], 'c')],
      '{"constructor":"a","__proto__":"b","hasOwnProperty":{"toString":"c"}}',
    ],
    [
      'null in a list',
      [add('nullable'), { type: 'choose', path: ['nullable', FIRST], presence: 'null' }],
      '{"nullable":[null]}',
    ],
  ])('%s', (_case, actions, json) => {
    expect(sent(actions)).toBe(json);
  });

  it('nothing, and nothing is sent', () => {
    expect(sent([])).toBe('{}');
  });
});
