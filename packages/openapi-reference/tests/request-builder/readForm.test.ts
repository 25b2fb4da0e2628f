import { describe, expect, it } from 'vitest';

import { requestSchema } from '@api-docs/openapi-facts/testing/fixtures';

import { formShape } from '../../src/validators/formShape';
import type { Json } from '../../src/validators/types';
import { EMPTY, updateAt, valueFromJson, type FieldValue } from '../../src/components/RequestBuilder/formValue';
import { readForm } from '../../src/components/RequestBuilder/readForm';

const shape = formShape(requestSchema);

const filled = (json: Json): FieldValue => valueFromJson(shape, json);

function typed(path: string[], text: string, value: FieldValue = EMPTY): FieldValue {
  return updateAt(value, path, (old) => ({ ...old, text, presence: text === '' ? 'out' : 'in' }));
}

function bodyOf(value: FieldValue): Json {
  return readForm(shape, value).json;
}

describe('the body of a form', () => {
  it.each<[string, Json]>([
    ['0', 0],
    ['.5', 0.5],
    ['1e-3', 0.001],
    [' 0.25 ', 0.25],
  ])('has a number for %j', (text, number) => {
    expect(bodyOf(typed(['severity'], text))).toEqual({ severity: number });
  });

  it.each(['abc', '0,5', '0x1', 'Infinity', '1e999', '--1', '.'])('has a string for the invalid number %j', (text) => {
    expect(bodyOf(typed(['severity'], text))).toEqual({ severity: text });
  });

  it.each<[string, FieldValue, Json]>([
    ['an empty form', EMPTY, {}],
    ['a number of spaces', typed(['severity'], '  '), {}],
    [
      'an item without text',
      typed(['metrics', '1'], '', filled({ metrics: ['pii', 'x', 'tone'] })),
      { metrics: ['pii', 'tone'] },
    ],
    ['a list of empty items', typed(['metrics', '0'], '', filled({ metrics: ['pii'] })), {}],
    ['an object with empty properties', typed(['metadata', 'correlation_id'], ''), {}],
  ])('lacks what is empty: %s', (_case, value, expected) => {
    expect(bodyOf(value)).toEqual(expected);
  });
});

describe('the places of a body', () => {
  it('map an item of the body to the item of the form, skipping empty ones', () => {
    const value = typed(
      ['metrics', '2'],
      '',
      typed(['metrics', '0'], '', filled({ metrics: ['a', 'pii', 'b', 'tone'] })),
    );
    const { places } = readForm(shape, value);
    expect(places.get('/metrics/1')).toMatchObject({ key: 'metrics/3', steps: ['metrics', 3] });
  });
});
