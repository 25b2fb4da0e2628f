import { runInNewContext } from 'node:vm';

import { describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit/values/json';

import { toGoRawString } from '../../src/samples/languages/go';
import { toJavaText, toJavaTextBlock } from '../../src/samples/languages/java';
import { toPython } from '../../src/samples/languages/python';
import { toTypeScript } from '../../src/samples/languages/typescript';

/** Values that at least one language has to escape. */
const HARD: [string, Json][] = [
  ['an empty object', {}],
  ['an empty list', []],
  ['nested values', { a: [{ b: 1 }, []], c: { d: null } }],
  ['booleans and numbers', { yes: true, no: false, n: -0.5 }],
  ['quotation marks', { a: 'She said "no" and ""yes""', b: '"""' }],
  ['strings that look like keys', { a: ['x": 1', '"b": 2', '\n  "c": 3'] }],
  ['backslashes', { path: 'C:\\new\\table', end: '\\', both: '\\\\', quoted: '\\d"', line: '\\d\n', name: '\\é 😀' }],
  ['line breaks and tabs', { text: 'a\n\tb\r\nc' }],
  ['backticks', { text: '`a` and ``b``' }],
  ['dollar signs and braces', { text: '${a} $1 {b}' }],
  ['non-ASCII characters', { text: 'é 日本 😀' }],
  [
    'names of every object',
    JSON.parse('{"constructor": {"__proto__": [{"toString": 1}]}, "valueOf": {}, "__proto__": null}') as Json,
  ],
  ['a byte order mark', { text: '\ufeffa,b', '\ufeff': [] }],
  ['keys that are not identifiers', { 'correlation-id': 1, '1a': 2, 'a b': 3, '': 4 }],
];

describe('toTypeScript', () => {
  it.each(HARD)('keeps %s', (_case, value) => {
    const written: unknown = JSON.parse(JSON.stringify(runInNewContext(`(${toTypeScript(value, '  ')})`)));
    expect(written).toEqual(value);
  });

  it('writes keys without quotes if they are identifiers, and commas after the last items', () => {
    const source = '{\n  a_b: [\n    {\n      "c-d": 1,\n    },\n    "x\\\\n}",\n  ],\n  e: {},\n}';
    expect(toTypeScript({ a_b: [{ 'c-d': 1 }, 'x\\n}'], e: {} })).toBe(source);
  });
});

describe('toPython', () => {
  it.each<[string, Json, string]>([
    ['a raw string for backslashes', 'FH-\\d{6}', 'r"FH-\\d{6}"'],
    ['no raw string that would end with a backslash', 'C:\\new\\', '"C:\\\\new\\\\"'],
    ['an empty object on one line', {}, '{}'],
    ['an empty list on one line', [], '[]'],
    [
      'nested values with four spaces per level',
      { a: [{ b: 1 }] },
      '{\n    "a": [\n        {\n            "b": 1,\n        },\n    ],\n}',
    ],
  ])('writes %s', (_case, value, source) => {
    expect(toPython(value)).toBe(source);
  });

  it.each(HARD)('keeps %s', (_case, value) => {
    const json = toPython(value)
      .replace(/\br("[^"\n]*")/g, (_raw, text: string) => text.replaceAll('\\', '\\\\'))
      .replace(/,\n(?=\s*[\]}])/g, '\n')
      .replaceAll('None', 'null')
      .replace(/\b(?:True|False)\b/g, (word) => word.toLowerCase());
    expect(JSON.parse(json)).toEqual(value);
  });
});

describe('toGoRawString', () => {
  /** Evaluates a Go expression of raw strings and quoted backticks. */
  function goValue(source: string): string {
    return source
      .split(' + ')
      .map((part) => /^`([^`]*)`$|^"(`)"$/.exec(part))
      .map((match) => match?.[1] ?? match?.[2] ?? 'not a Go string')
      .join('');
  }

  it.each(HARD)('keeps %s', (_case, value) => {
    expect(JSON.parse(goValue(toGoRawString(value)))).toEqual(value);
  });
});

describe('toJavaTextBlock', () => {
  const INDENT = '        ';

  /** Evaluates a Java text block: removes the indent, then the escapes. */
  function javaValue(source: string): string {
    const [, block = ''] = /^"""\n((?:\\.|(?!""")[^\\])*)"""$/s.exec(source) ?? [];
    const lines = block.split('\n').map((line) => (line.startsWith(INDENT) ? line.slice(INDENT.length) : `?${line}`));
    return lines.join('\n').replace(/\\(["\\])/g, '$1');
  }

  it.each(HARD)('keeps %s', (_case, value) => {
    expect(JSON.parse(javaValue(toJavaTextBlock(value, INDENT)))).toEqual(value);
  });

  it.each([1, 2, 3, 4, 5, 6])('keeps %i quotation marks of a text', (count) => {
    const marks = '"'.repeat(count);
    const text = `${marks}\n${marks}a${marks}`;
    expect(javaValue(toJavaText(text, INDENT))).toBe(text);
  });

  it.each(['a \nb', 'a\t\nb', 'a\f\nb', 'a\u2003\nb', 'a\r\nb'])(
    'is not made of a text with a line that would lose its end: %j',
    (text) => {
      expect(JSON.parse(toJavaText(text, INDENT))).toBe(text);
    },
  );
});
