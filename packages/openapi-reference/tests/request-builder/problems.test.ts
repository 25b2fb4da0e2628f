import { describe, expect, it } from 'vitest';

import type { FormField, FormShape, Json, SchemaError } from '../../src/validators/types';
import { updateAt, valueFromJson } from '../../src/components/RequestBuilder/formValue';
import { problemsOf } from '../../src/components/RequestBuilder/problems';
import { readForm } from '../../src/components/RequestBuilder/readForm';
import { body as shape } from './chunkForm';

function error(instancePath: string, keyword: string, params: object = {}, schemaPath = `#/x/${keyword}`): SchemaError {
  return { instancePath, keyword, params: params as Record<string, unknown>, schemaPath };
}

const missing = (instancePath: string, missingProperty: string) => error(instancePath, 'required', { missingProperty });

function problems(json: Json, ...errors: SchemaError[]) {
  const value = valueFromJson(shape, json);
  return problemsOf(errors, shape, value, readForm(shape, value));
}

const chunks: Json = { context: [{ chunk_id: 'a' }, {}] };
const range = '`severity` must be a number from 0 to 1.';

describe('problemsOf', () => {
  it.each<[string, Json, SchemaError, string, string]>([
    ['a missing field', {}, missing('', 'query'), 'query', 'Fill in `query`: it is required.'],
    [
      'a missing field of an item',
      chunks,
      missing('/context/1', 'chunk_text'),
      'context/1/chunk_text',
      'Fill in `chunk_text` of item 2 of `context`: it is required.',
    ],
    [
      'a missing field of an object',
      { metadata: {} },
      missing('/metadata', 'correlation_id'),
      'metadata/correlation_id',
      'Fill in `metadata.correlation_id`: it is required.',
    ],
    ['a number out of range', { severity: 2 }, error('/severity', 'maximum', { limit: 1 }), 'severity', range],
    ['text instead of a number', { severity: 'high' }, error('/severity', 'type'), 'severity', range],
    [
      'a decimal comma',
      { severity: '0,5' },
      error('/severity', 'type'),
      'severity',
      `${range} Write the decimals after a point, as in \`0.5\`.`,
    ],
    [
      'a duplicate, at the second one',
      { metrics: ['pii', 'tone', 'pii'] },
      error('/metrics', 'uniqueItems', { i: 0, j: 2 }),
      'metrics/2',
      '`metrics` names `pii` twice.',
    ],
    [
      'too few items',
      { metrics: [] },
      error('/metrics', 'minItems', { limit: 1 }),
      'metrics',
      '`metrics` must have at least 1 item.',
    ],
    [
      'a text that is too short',
      { query: 'x' },
      error('/query', 'minLength', { limit: 3 }),
      'query',
      '`query` must have at least 3 characters.',
    ],
    ['a body of another type', {}, error('', 'type', { type: 'object' }), '', 'The body must be an object.'],
  ])('describes %s', (_case, json, given, key, text) => {
    expect(problems(json, given)).toMatchObject([{ key, text }]);
  });

  it.each([
    [{ type: 'any JSON value', isAnyType: true } as const, 'The body must be any JSON value.'],
    [{ type: 'one of 2 variants', isAnyType: true } as const, 'The body must be one of 2 variants.'],
    [{ type: 'integer' }, 'The body must be an integer.'],
  ])('describes a wrong value for the type %j', (type, text) => {
    const open: FormShape = { kind: 'json', ...type };
    const value = valueFromJson(open, 1);
    expect(problemsOf([error('', 'anyOf')], open, value, readForm(open, value))).toMatchObject([{ text }]);
  });

  it.each([
    ['a missing field', error('', 'required', { missingProperty: 'a/b~c' }), 'Fill in `a/b~c`: it is required.'],
    ['a value of another type', error('/a~1b~0c', 'type', { type: 'string' }), '`a/b~c` must be a string.'],
  ])('describes %s whose name has a slash', (_case, given, text) => {
    const field: FormField = {
      name: 'a/b~c',
      kind: 'text',
      type: 'string',
      requirement: 'required',
      html: '',
      limits: [],
    };
    const form: FormShape = { kind: 'object', type: 'object', fields: [field] };
    const value = valueFromJson(form, {});
    expect(problemsOf([given], form, value, readForm(form, value))).toMatchObject([{ key: 'a~1b~0c', text }]);
  });

  it('reports alternatives once, without the errors of each branch', () => {
    const branches = ['chunk_id', 'chunk_text'].map((missingProperty, index) =>
      error('/context/1', 'required', { missingProperty }, `#/context/items/anyOf/${index}/required`),
    );
    expect(problems(chunks, ...branches, error('/context/1', 'anyOf', {}, '#/context/items/anyOf'))).toEqual([
      { key: 'context/1', text: 'Fill in `chunk_id` or `chunk_text` of item 2 of `context`.', missing: true },
    ]);
  });

  it('distinguishes missing values from wrong ones', () => {
    expect(problems({ severity: 2 }, missing('', 'query'), error('/severity', 'maximum'))).toMatchObject([
      { key: 'query', missing: true },
      { key: 'severity', missing: false },
    ]);
  });

  it('sorts problems in the order of the form', () => {
    const found = problems(
      { severity: 2, ...chunks },
      missing('/context/1', 'chunk_id'),
      error('/severity', 'maximum'),
      missing('', 'query'),
    );
    expect(found.map(({ key }) => key)).toEqual(['query', 'severity', 'context/1/chunk_id']);
  });

  it('reports one problem for each value', () => {
    expect(problems({ severity: 2 }, error('/severity', 'maximum'), error('/severity', 'multipleOf'))).toHaveLength(1);
  });

  it('numbers items by their position in the form', () => {
    const value = valueFromJson(shape, { context: [{}, { chunk_id: 'b' }] });
    const moved = updateAt(value, ['context'], (list) => ({ ...list, items: [...list.items].reverse() }));
    expect(problemsOf([missing('/context/1', 'chunk_text')], shape, moved, readForm(shape, moved))).toMatchObject([
      { key: 'context/0/chunk_text', text: 'Fill in `chunk_text` of item 2 of `context`: it is required.' },
    ]);
  });

  it('reports a name that two properties of a map have', () => {
    const labels: FormShape = { kind: 'object', type: 'object', entry: { kind: 'text', type: 'string' } };
    const { items, ...filled } = valueFromJson(labels, { owner: 'a', team: 'b' });
    const value = { ...filled, items: items.map((item) => ({ ...item, name: 'owner' })) };
    expect(problemsOf([], labels, value, readForm(labels, value))).toEqual([
      { key: 'team', text: '`owner` is there twice.', missing: false },
    ]);
  });

  it('reports invalid JSON', () => {
    const value = updateAt(valueFromJson(shape, { allowlist: [1] }), ['allowlist', '0'], (old) => ({
      ...old,
      text: 'FH-',
    }));
    expect(problemsOf([], shape, value, readForm(shape, value))).toEqual([
      {
        key: 'allowlist/0',
        text: 'Item 1 of `allowlist` is not JSON. Put words in double quotes, as in `"draft"`.',
        missing: false,
      },
    ]);
  });
});
