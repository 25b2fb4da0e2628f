import { describe, expect, it } from 'vitest';

import type { Json } from '../../../../plugins/api/validators/types';
import { valueFromJson } from '../../../../src/components/RequestBuilder/formValue';
import { hintsOf } from '../../../../src/components/RequestBuilder/hints';
import { readBody } from '../../../../src/components/RequestBuilder/readBody';
import { body as shape } from './chunkForm';

const inputs = {
  relevancy: ['query', 'note'],
  grounding: ['query', 'context'],
  all: ['query', 'note', 'cite'],
  pii: [],
};

const needs = (metric: string, names: string) => `\`${metric}\` also needs ${names}.`;
const unknown = (metric: string) => `The reference knows no metric \`${metric}\` for this call.`;

describe('hintsOf', () => {
  it.each<[string, Json, [string, string][]]>([
    ['nothing about a metric with all its inputs', { metrics: ['relevancy'], query: 'q', note: 'n' }, []],
    ['nothing without metrics', { query: 'q' }, []],
    [
      'the missing inputs of each metric',
      { metrics: ['pii', 'relevancy', 'all'] },
      [
        ['metrics/1', needs('relevancy', '`query` and `note`')],
        ['metrics/2', needs('all', '`query`, `note`, and `cite`')],
      ],
    ],
    [
      'an input that is null',
      { metrics: ['grounding'], query: 'q', context: null },
      [['metrics/0', needs('grounding', '`context`')]],
    ],
    [
      'an unknown metric with the nearest name',
      { metrics: ['groundng'] },
      [['metrics/0', `${unknown('groundng')} Did you mean \`grounding\`?`]],
    ],
    [
      'an unknown metric that is similar to none',
      { metrics: ['zebra-crossing'] },
      [['metrics/0', unknown('zebra-crossing')]],
    ],
    ['an empty list of metrics', { metrics: [] }, [['metrics', 'Name at least one metric to get a result.']]],
    [
      'an unknown metric with the name of an object property',
      { metrics: ['constructor'] },
      [['metrics/0', unknown('constructor')]],
    ],
  ])('reports %s', (_case, json, expected) => {
    const hints = hintsOf(inputs, readBody(shape, valueFromJson(shape, json)));
    expect(hints.map(({ key, text }) => [key, text])).toEqual(expected);
  });
});
