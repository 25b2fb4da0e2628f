import { describe, expect, it } from 'vitest';

import type { Json } from '../../../plugins/request-validators/types';
import {
  emptyValue,
  updateAt,
  valueOf,
  withItem,
  type FieldValue,
} from '../../../src/components/RequestBuilder/formValue';
import { readBody } from '../../../src/components/RequestBuilder/readBody';
import { body as shape } from './chunkForm';

function written(path: string[], text: string, value: FieldValue = emptyValue(shape)): FieldValue {
  return updateAt(value, path, (old) => ({ ...old, text, presence: 'in' }));
}

function bodyOf(value: FieldValue): Json {
  return readBody(shape, value).body;
}

const metrics = (...names: string[]): FieldValue => valueOf(shape, { metrics: names });

describe('the body of a form', () => {
  it('is an empty object when nothing was filled in', () => {
    expect(bodyOf(emptyValue(shape))).toEqual({});
  });

  it.each<[string, Json]>([
    [
      'a field of every kind',
      {
        query: 'Why?',
        severity: 0.5,
        cite: false,
        metrics: ['pii', 'tone'],
        context: [{ chunk_id: 'a' }, { chunk_text: 'b' }],
        allowlist: ['text', 7, { a: [null] }],
        metadata: { correlation_id: 'c' },
        note: 'n',
      },
    ],
    ['null where it may be', { context: null, note: null }],
    ['empty lists', { metrics: [], context: [], allowlist: [] }],
    ['an empty object in a list', { context: [{}] }],
    ['an empty text where null is possible', { note: '' }],
  ])('is what the form was filled from: %s', (_case, json) => {
    expect(bodyOf(valueOf(shape, json))).toEqual(json);
  });

  it.each<[string, Json]>([
    ['0', 0],
    ['-0.5', -0.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1e-3', 0.001],
    [' 0.25 ', 0.25],
  ])('has a number for %j', (text, number) => {
    expect(bodyOf(written(['severity'], text))).toEqual({ severity: number });
  });

  it.each(['abc', '0,5', '0x1', 'Infinity', '1e999', '--1', '.'])(
    'keeps the text of %j, which is no number',
    (text) => {
      expect(bodyOf(written(['severity'], text))).toEqual({ severity: text });
    },
  );

  it('leaves out what is blank: a number of spaces, an item without text, an object without properties', () => {
    expect(bodyOf(written(['severity'], '  '))).toEqual({});
    expect(bodyOf(metrics('pii', '', 'tone'))).toEqual({ metrics: ['pii', 'tone'] });
    expect(bodyOf(written(['metadata', 'correlation_id'], ''))).toEqual({});
  });

  it('leaves out a list whose only items are blank', () => {
    expect(bodyOf(metrics(''))).toEqual({});
  });

  it('keeps an object that was added to a list and is still empty', () => {
    const item = shape.fields?.find(({ name }) => name === 'context')?.item;
    if (!item) throw new Error('no items');
    expect(bodyOf(updateAt(emptyValue(shape), ['context'], (list) => withItem(list, item)))).toEqual({ context: [{}] });
  });
});

describe('the places of a body', () => {
  it('lead from an item of the body to the item of the form, past blank ones', () => {
    expect(readBody(shape, metrics('', 'pii', '', 'tone')).places.get('/metrics/1')).toBe('metrics/3');
  });

  it('lead to fields that are left out', () => {
    expect(readBody(shape, emptyValue(shape)).places.get('/query')).toBe('query');
  });
});

describe('text that should be JSON', () => {
  it('is told when it is none, and stays text', () => {
    const value = valueOf(shape, { allowlist: ['a', 1] });
    const { body, unreadable } = readBody(shape, written(['allowlist', '1'], 'draft', value));
    expect([body, unreadable]).toEqual([{ allowlist: ['a', 'draft'] }, ['allowlist/1']]);
  });

  it('is not told while it is JSON or empty', () => {
    expect(readBody(shape, valueOf(shape, { allowlist: [{}, null, 'x'] })).unreadable).toEqual([]);
    expect(readBody(shape, valueOf(shape, { allowlist: [] })).unreadable).toEqual([]);
  });
});
