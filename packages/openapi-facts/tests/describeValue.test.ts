import { describe, expect, it } from 'vitest';

import { codeValue } from '../src/text/codeSpan';
import { describeLimits } from '../src/text/describeValue';
import { readValue } from '../src/facts/readValue';
import { withoutRefs } from '../src/resolve/apiDocument';
import { readSchema } from '../src/schemas/readSchema';
import type { Schema } from '../src/document/schemaObject';

const EITHER = { anyOf: [{ required: ['id'] }, { required: ['text'] }] };

describe('codeValue', () => {
  it.each([
    ...['', ' ', ' a', 'a\nb', '1', '-0.5', '1e5', '0x1F', '.5', 'true', 'False', 'null', 'NaN', 'Infinity'],
    ...['{"a": 1}', '[1]', '"a"', '[a'],
  ])('quotes the string %j, which could be read as another value', (text) => {
    expect(codeValue(JSON.stringify(text))).toBe(`\`${JSON.stringify(text)}\``);
  });

  it.each(['a', 'a b', 'v1', '1.2.3', '2026-01-01', 'none', 'a{b}', 'nullable'])('does not quote %j', (text) => {
    expect(codeValue(JSON.stringify(text))).toBe(`\`${text}\``);
  });

  it.each(['1', 'null', 'false', '0', '{"a":1}', '[]'])('shows the JSON value %s as it is', (json) => {
    expect(codeValue(json)).toBe(`\`${json}\``);
  });
});

describe('describeLimits', () => {
  it.each<[string, Schema, string[]]>([
    ['both bounds', { minimum: 0, maximum: 1 }, ['range 0-1']],
    ['an upper bound of zero', { maximum: 0 }, ['0 or less']],
    ['an exact count', { minItems: 2, maxItems: 2 }, ['exactly 2 items']],
    ['a minimum count of one', { minItems: 1 }, ['at least 1 item']],
    ['unique items', { uniqueItems: true }, ['each item at most once']],
    ['the condition of an object', EITHER, ['at least one of `id` and `text`']],
    [
      'groups of properties',
      { anyOf: [{ required: ['a', 'b'] }, { required: ['c'] }] },
      ['at least one of: `a` and `b`, or `c`'],
    ],
    ['no condition among variants', { anyOf: [{ type: 'string' }, { required: ['id'] }] }, []],
    ['the condition of items', { items: EITHER }, ['each item has at least one of `id` and `text`']],
    [
      'the names of properties',
      { propertyNames: { maxLength: 2, description: 'The code of a country.', examples: ['FR'] } },
      [
        'names of properties: at most 2 characters',
        'names of properties: The code of a country',
        'example of a name: `FR`',
      ],
    ],
    ['no forms of names', { propertyNames: { maxLength: 9, anyOf: [{ maxLength: 1 }, { pattern: '^x-' }] } }, []],
    ['values of different types', { enum: [1, '1', null, 'null', ''] }, ['one of `1`, `"1"`, `null`, `"null"`, `""`']],
    [
      'what a list or an object has',
      { type: ['array', 'object'], additionalProperties: false },
      ['no other properties'],
    ],
    ['what an object has, and no rule for it of a list', { type: 'array', additionalProperties: false, items: {} }, []],
    ['no property that needs none', { dependentRequired: { a: [], b: ['a'] } }, ['with `b`, also `a`']],
    [
      'several limits in a fixed order',
      { uniqueItems: true, minItems: 1, items: EITHER },
      ['at least 1 item', 'each item at most once', 'each item has at least one of `id` and `text`'],
    ],
  ])('describes %s', (_case, schema, limits) => {
    expect(describeLimits(readValue(readSchema(schema, withoutRefs)))).toEqual(limits);
  });
});
