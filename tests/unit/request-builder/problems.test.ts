import { describe, expect, it } from 'vitest';

import type { Json, SchemaError } from '../../../plugins/request-validators/types';
import { updateAt, valueOf } from '../../../src/components/RequestBuilder/formValue';
import { problemsOf } from '../../../src/components/RequestBuilder/problems';
import { readBody } from '../../../src/components/RequestBuilder/readBody';
import { body as shape } from './chunkForm';

function error(instancePath: string, keyword: string, params: object = {}, schemaPath = `#/x/${keyword}`): SchemaError {
  return { instancePath, keyword, params: params as Record<string, unknown>, schemaPath };
}

function problems(json: Json, ...errors: SchemaError[]) {
  const value = valueOf(shape, json);
  return problemsOf(errors, shape, value, readBody(shape, value));
}

const chunks: Json = { context: [{ chunk_id: 'a' }, {}] };
const noAlternative = ['chunk_id', 'chunk_text'].map((missingProperty, index) =>
  error('/context/1', 'required', { missingProperty }, `#/context/items/anyOf/${index}/required`),
);

describe('a problem', () => {
  it.each<[string, Json, SchemaError, string, string]>([
    [
      'a missing field',
      {},
      error('', 'required', { missingProperty: 'query' }),
      'query',
      'Fill in `query`: it is required.',
    ],
    [
      'a missing field of an item',
      chunks,
      error('/context/1', 'required', { missingProperty: 'chunk_text' }),
      'context/1/chunk_text',
      'Fill in `chunk_text` of chunk 2: it is required.',
    ],
    [
      'a missing field of an object',
      { metadata: {} },
      error('/metadata', 'required', { missingProperty: 'correlation_id' }),
      'metadata/correlation_id',
      'Fill in `metadata.correlation_id`: it is required.',
    ],
    [
      'a number out of range',
      { severity: 2 },
      error('/severity', 'maximum', { limit: 1 }),
      'severity',
      '`severity` must be a number from 0 to 1.',
    ],
    [
      'text where a number is wanted',
      { severity: 'high' },
      error('/severity', 'type', { type: 'number' }),
      'severity',
      '`severity` must be a number from 0 to 1.',
    ],
    [
      'a decimal comma',
      { severity: '0,5' },
      error('/severity', 'type', { type: 'number' }),
      'severity',
      '`severity` must be a number from 0 to 1. Write the decimals after a point, as in `0.5`.',
    ],
    [
      'a name that is there twice, at the second one',
      { metrics: ['pii', 'tone', 'pii'] },
      error('/metrics', 'uniqueItems', { i: 0, j: 2 }),
      'metrics/2',
      '`metrics` names `pii` twice.',
    ],
    [
      'a name that is there three times',
      { metrics: ['pii', 'pii', 'pii'] },
      error('/metrics', 'uniqueItems', { i: 1, j: 2 }),
      'metrics/2',
      '`metrics` names `pii` 3 times.',
    ],
    [
      'too few items',
      { metrics: [] },
      error('/metrics', 'minItems', { limit: 1 }),
      'metrics',
      '`metrics` needs at least 1 metric.',
    ],
    [
      'too many items',
      { metrics: [] },
      error('/metrics', 'maxItems', { limit: 2 }),
      'metrics',
      '`metrics` needs at most 2 metrics.',
    ],
    [
      'a keyword without words of its own',
      { query: 'x' },
      error('/query', 'minLength', { limit: 3 }),
      'query',
      '`query` does not meet “minLength” of the schema.',
    ],
    ['a body of another kind', {}, error('', 'type', { type: 'object' }), '', 'The body must be an object.'],
  ])('is worded and placed for %s', (_case, json, given, key, text) => {
    expect(problems(json, given).map((problem) => [problem.key, problem.text])).toEqual([[key, text]]);
  });

  it('says once what an object needs at least one of', () => {
    expect(problems(chunks, ...noAlternative, error('/context/1', 'anyOf', {}, '#/context/items/anyOf'))).toEqual([
      { key: 'context/1', text: 'Give chunk 2 a `chunk_id` or a `chunk_text`.', missing: true },
    ]);
  });

  it('is missing when there is something to fill in, else wrong', () => {
    expect(
      problems(
        { severity: 2 },
        error('', 'required', { missingProperty: 'query' }),
        error('/severity', 'maximum', { limit: 1 }),
      ).map(({ key, missing }) => [key, missing]),
    ).toEqual([
      ['query', true],
      ['severity', false],
    ]);
  });

  it('stands in the order of the form, whatever the order of the errors', () => {
    const keys = problems(
      { severity: 2, ...chunks },
      error('/context/1', 'required', { missingProperty: 'chunk_id' }),
      error('/severity', 'maximum', { limit: 1 }),
      error('', 'required', { missingProperty: 'query' }),
    ).map(({ key }) => key);
    expect(keys).toEqual(['query', 'severity', 'context/1/chunk_id']);
  });

  it('is one for each place', () => {
    expect(problems({ severity: 2 }, error('/severity', 'maximum'), error('/severity', 'multipleOf'))).toHaveLength(1);
  });

  it('counts items as the form shows them, blank ones included', () => {
    const value = valueOf(shape, { context: [{}, { chunk_id: 'b' }] });
    const moved = updateAt(value, ['context'], (list) => ({ ...list, items: [...list.items].reverse() }));
    const [problem] = problemsOf(
      [error('/context/1', 'required', { missingProperty: 'chunk_text' })],
      shape,
      moved,
      readBody(shape, moved),
    );
    expect(problem).toMatchObject({
      key: 'context/0/chunk_text',
      text: 'Fill in `chunk_text` of chunk 2: it is required.',
    });
  });

  it('tells of text that is no JSON', () => {
    const value = updateAt(valueOf(shape, { allowlist: [1] }), ['allowlist', '0'], (old) => ({ ...old, text: 'FH-' }));
    expect(problemsOf([], shape, value, readBody(shape, value))).toEqual([
      {
        key: 'allowlist/0',
        text: 'Item 1 of `allowlist` is not JSON. Put words in double quotes, as in `"draft"`.',
        missing: false,
      },
    ]);
  });
});
