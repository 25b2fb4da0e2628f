import { describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit/json';

import {
  cookieText,
  formPairs,
  headerText,
  pathText,
  queryText,
  type ParameterStyle,
} from '../../src/samples/serialize';

/** The values of the table of styles in the OpenAPI specification, section "Style Examples". */
const COLORS = ['blue', 'black', 'brown'];
const RGB = { R: 100, G: 200, B: 150 };

describe('queryText', () => {
  it.each<[string, Json, ParameterStyle, string]>([
    ['a text', 'a b&c', {}, 'color=a%20b%26c'],
    ['nothing for null', null, {}, 'color='],
    ['an exploded list', COLORS, {}, 'color=blue&color=black&color=brown'],
    ['a list', COLORS, { explode: false }, 'color=blue,black,brown'],
    ['a list with spaces', COLORS, { style: 'spaceDelimited' }, 'color=blue%20black%20brown'],
    ['a list with pipes', COLORS, { style: 'pipeDelimited' }, 'color=blue%7Cblack%7Cbrown'],
    [
      'an exploded list in the style of pipes',
      COLORS,
      { style: 'pipeDelimited', explode: true },
      'color=blue&color=black&color=brown',
    ],
    ['an exploded object', RGB, {}, 'R=100&G=200&B=150'],
    ['an object', RGB, { explode: false }, 'color=R,100,G,200,B,150'],
    ['a deep object', RGB, { style: 'deepObject' }, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
    [
      'an object in a deep object',
      { a: { b: [1, 2] } },
      { style: 'deepObject' },
      'color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bb%5D=2',
    ],
    ['JSON', RGB, { isJson: true }, 'color=%7B%22R%22%3A100%2C%22G%22%3A200%2C%22B%22%3A150%7D'],
    [
      'reserved characters',
      'https://a.example/b?c=d&e#f',
      { allowReserved: true },
      'color=https://a.example/b?c=d%26e%23f',
    ],
    ['no parameter for an empty list', [], {}, ''],
  ])('writes %s', (_case, value, how, expected) => {
    expect(queryText('color', value, how)).toBe(expected);
  });
});

describe('pathText', () => {
  it.each<[string, Json, ParameterStyle, string]>([
    ['a text', 'a/b', {}, 'a%2Fb'],
    ['a list', COLORS, {}, 'blue,black,brown'],
    ['an object', RGB, {}, 'R,100,G,200,B,150'],
    ['an exploded object', RGB, { explode: true }, 'R=100,G=200,B=150'],
    ['a label', 'blue', { style: 'label' }, '.blue'],
    ['a list of labels', COLORS, { style: 'label' }, '.blue,black,brown'],
    ['an exploded list of labels', COLORS, { style: 'label', explode: true }, '.blue.black.brown'],
    ['an exploded object of labels', RGB, { style: 'label', explode: true }, '.R=100.G=200.B=150'],
    ['a matrix', 'blue', { style: 'matrix' }, ';color=blue'],
    ['a list of a matrix', COLORS, { style: 'matrix' }, ';color=blue,black,brown'],
    ['an exploded list of a matrix', COLORS, { style: 'matrix', explode: true }, ';color=blue;color=black;color=brown'],
    ['an object of a matrix', RGB, { style: 'matrix' }, ';color=R,100,G,200,B,150'],
    ['an exploded object of a matrix', RGB, { style: 'matrix', explode: true }, ';R=100;G=200;B=150'],
  ])('writes %s', (_case, value, how, expected) => {
    expect(pathText('color', value, how)).toBe(expected);
  });
});

describe('headerText', () => {
  it.each<[string, Json, ParameterStyle, string]>([
    ['a text on one line', 'a\nb', {}, 'a b'],
    ['a list', COLORS, {}, 'blue,black,brown'],
    ['an exploded object', RGB, { explode: true }, 'R=100,G=200,B=150'],
    ['JSON', RGB, { isJson: true }, '{"R":100,"G":200,"B":150}'],
  ])('writes %s', (_case, value, how, expected) => {
    expect(headerText(value, how)).toBe(expected);
  });
});

describe('cookieText', () => {
  it.each<[string, Json, ParameterStyle, string]>([
    ['a text', 'a;b', {}, 'color=a%3Bb'],
    ['a list', COLORS, { explode: false }, 'color=blue,black,brown'],
    ['an exploded list', COLORS, {}, 'color=blue; color=black; color=brown'],
  ])('writes %s', (_case, value, how, expected) => {
    expect(cookieText('color', value, how)).toBe(expected);
  });
});

describe('formPairs', () => {
  it('joins and does not encode', () => {
    expect(formPairs('color', ['a b', 'c'], { style: 'pipeDelimited' })).toEqual([['color', 'a b|c']]);
  });
});
