import { describe, expect, it } from 'vitest';

import type { Json } from '../../../plugins/request-validators/types';
import { valueOf } from '../../../src/components/RequestBuilder/formValue';
import { hintsOf } from '../../../src/components/RequestBuilder/hints';
import { readBody } from '../../../src/components/RequestBuilder/readBody';
import { body as shape } from './chunkForm';

const inputs = { relevancy: ['query', 'note'], grounding: ['query', 'context'], pii: [], tone: ['note'] };

function hints(json: Json) {
  return hintsOf(inputs, readBody(shape, valueOf(shape, json)));
}

describe('hints', () => {
  it.each<[string, Json, [string, string][]]>([
    ['nothing about a metric that has all it needs', { metrics: ['relevancy'], query: 'q', note: 'n' }, []],
    ['nothing while no metrics are given', { query: 'q' }, []],
    [
      'what each metric lacks',
      { metrics: ['pii', 'relevancy', 'grounding'] },
      [
        ['metrics/1', '`relevancy` also needs `query` and `note`.'],
        ['metrics/2', '`grounding` also needs `query` and `context`.'],
      ],
    ],
    [
      'an input that is null',
      { metrics: ['grounding'], query: 'q', context: null },
      [['metrics/0', '`grounding` also needs `context`.']],
    ],
    [
      'the known name that an unknown one is near to',
      { metrics: ['groundng'] },
      [['metrics/0', 'The reference knows no metric `groundng` for this call. Did you mean `grounding`?']],
    ],
    [
      'a name that is near to none',
      { metrics: ['zebra-crossing'] },
      [['metrics/0', 'The reference knows no metric `zebra-crossing` for this call.']],
    ],
    [
      'that at least one metric is worth naming',
      { metrics: [] },
      [['metrics', 'Name at least one metric to get a result.']],
    ],
    [
      'no trust in names that every object has',
      { metrics: ['constructor'] },
      [['metrics/0', 'The reference knows no metric `constructor` for this call.']],
    ],
  ])('tell %s', (_case, json, expected) => {
    expect(hints(json).map(({ key, text }) => [key, text])).toEqual(expected);
  });
});
