import { describe, expect, it } from 'vitest';

import { describeCondition, describeLimits } from '../../../../plugins/api/facts/describeValue';
import { readValue } from '../../../../plugins/api/facts/readValue';
import type { Schema } from '../../../../plugins/api/facts/openApiDocument';

const EITHER = { anyOf: [{ required: ['id'] }, { required: ['text'] }] };

describe('describeCondition', () => {
  it.each<[string, Schema, string | undefined]>([
    ['describes two alternatives', EITHER, 'at least one of `id` and `text`'],
    [
      'describes three alternatives',
      { anyOf: ['a', 'b', 'c'].map((name) => ({ required: [name] })) },
      'at least one of `a`, `b`, and `c`',
    ],
    ['is undefined without alternatives', { required: ['id'] }, undefined],
    ['is undefined for alternatives of another form', { anyOf: [{ type: 'string' }, { required: ['id'] }] }, undefined],
    ['is undefined for alternatives with several names', { anyOf: [{ required: ['a', 'b'] }] }, undefined],
  ])('%s', (_behavior, schema, text) => {
    expect(describeCondition(readValue(schema).limits)).toBe(text);
  });
});

describe('describeLimits', () => {
  it.each<[string, Schema, string[]]>([
    ['both bounds', { minimum: 0, maximum: 1 }, ['range 0-1']],
    ['a lower bound of zero', { minimum: 0 }, ['0 or more']],
    ['an upper bound of zero', { maximum: 0 }, ['0 or less']],
    ['an exact count', { minItems: 2, maxItems: 2 }, ['exactly 2 items']],
    ['a range of counts', { minItems: 0, maxItems: 3 }, ['0 to 3 items']],
    ['a minimum count of one', { minItems: 1 }, ['at least 1 item']],
    ['a minimum count of two', { minItems: 2 }, ['at least 2 items']],
    ['a maximum count of one', { maxItems: 1 }, ['at most 1 item']],
    ['a maximum count of two', { maxItems: 2 }, ['at most 2 items']],
    ['unique items', { uniqueItems: true }, ['each item at most once']],
    ['repeatable items', { uniqueItems: false }, []],
    ['the condition of an object', EITHER, ['at least one of `id` and `text`']],
    ['the condition of items', { items: EITHER }, ['each item has at least one of `id` and `text`']],
    ['no limits', { type: 'string' }, []],
    [
      'several limits in a fixed order',
      { uniqueItems: true, minItems: 1, items: EITHER },
      ['at least 1 item', 'each item at most once', 'each item has at least one of `id` and `text`'],
    ],
  ])('describes %s', (_case, schema, limits) => {
    expect(describeLimits(readValue(schema))).toEqual(limits);
  });
});
