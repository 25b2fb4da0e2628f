import { describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit/values/json';

import {
  cookieText,
  formPairs,
  headerText,
  pathText,
  queryText,
  type ParameterStyle,
} from '../../src/samples/serialize';

const COLORS = ['blue', 'black'];
const RGB = { R: 100, G: 200 };

/** How values are encoded, and what `testing/openapi/styles.yaml` has no parameter for. */
describe.each<[string, typeof queryText, [string, Json, ParameterStyle, string][]]>([
  [
    'the query',
    queryText,
    [
      ['a text', 'a b&c', {}, 'color=a%20b%26c'],
      ['reserved characters that JavaScript leaves as they are', "!'()*", {}, 'color=%21%27%28%29%2A'],
      ['these where they are allowed', "!'()*", { allowReserved: true }, "color=!'()*"],
      ['nothing for null', null, {}, 'color='],
      ['a list with pipes', COLORS, { style: 'pipeDelimited' }, 'color=blue%7Cblack'],
      ['an exploded list with pipes', COLORS, { style: 'pipeDelimited', explode: true }, 'color=blue&color=black'],
      ['a deep object', { a: { b: [1, 2] } }, { style: 'deepObject' }, 'color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bb%5D=2'],
      ['reserved characters', 'a://b?c=d&e#f', { allowReserved: true }, 'color=a://b?c=d%26e%23f'],
      ['no parameter for an empty list', [], {}, ''],
    ],
  ],
  [
    'a path',
    pathText,
    [
      ['a text', 'a/b', {}, 'a%2Fb'],
      ['a list of a matrix', COLORS, { style: 'matrix' }, ';color=blue,black'],
      ['an object of a matrix', RGB, { style: 'matrix' }, ';color=R,100,G,200'],
    ],
  ],
  [
    'a header',
    (_name, value, how) => headerText(value, how),
    [
      ['a text on one line', 'a\nb', {}, 'a b'],
      ['JSON', RGB, { isJson: true }, '{"R":100,"G":200}'],
    ],
  ],
  [
    'cookies',
    cookieText,
    [
      ['a text', 'a;b', {}, 'color=a%3Bb'],
      ['an exploded list', COLORS, {}, 'color=blue; color=black'],
    ],
  ],
])('in %s', (_place, write, rows) => {
  it.each(rows)('is %s', (_case, value, how, expected) => {
    expect(write('color', value, how)).toBe(expected);
  });
});

it('formPairs joins and does not encode', () => {
  expect(formPairs('color', ['a b', 'c'], { style: 'pipeDelimited' })).toEqual([['color', 'a b|c']]);
});
