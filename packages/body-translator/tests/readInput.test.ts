import { describe, expect, it } from 'vitest';

import { isProblem, MAX_INPUT_LENGTH, readInput } from '../src/read/readInput';
import { problem, read } from './readText';

describe('JSON', () => {
  it.each([
    ['an object', '{"a": [1, -0.5e-3, true, null, "x"]}'],
    ['spaces and a byte order mark around it', '\ufeff \r\n{"a": 1}\n\n'],
    ['escapes', '{"\\u0061": "\\"\\\\\\/\\n\\u00e9\\ud83d\\ude00"}'],
    ['names of object prototypes', '{"__proto__": {"constructor": 1}}'],
    [
      'numbers that keep their digits',
      '{"a": [0, -0, 1.50, 100, 1e21, 0.1, 0.10000000000000001, 1.0e23, 5e-324, 9007199254740991]}',
    ],
  ])('%s is read as JSON.parse does', (_case, text) => {
    expect(read(text)).toEqual({ body: JSON.parse(text.trim()), leftOut: [] });
  });

  it.each([
    ['JSON', '```json\n{"a": 1}\n```\n', {}],
    ['JSON with Windows line endings', '\r\n~~~\r\n{"a": 1}\r\n~~~', {}],
    ['a command', '```\ncurl https://a.example/b -d \'{"a": 1}\'\n```', { method: 'POST', path: '/b' }],
  ])('a block of code in Markdown is read: %s', (_case, text, head) => {
    expect(read(text)).toEqual({ ...head, body: { a: 1 }, leftOut: [] });
  });

  it.each([
    ['a comma at the end', '{\n  "a": 1,\n}', 'no comma before `}`', 3, 1],
    ['a comma at the end of a block of code', '```json\n{\n  "a": 1,\n}\n```', 'no comma before `}`', 4, 1],
    ['a comment', '{"a": 1} // x', 'no comments', 1, 10],
    ['single quotes', "{'a': 1}", 'double quotes', 1, 2],
    ['typographic quotes', '{“a”: 1}', 'double quotes', 1, 2],
    ['a space of prose', '{\u00a0"a": 1}', 'the invisible character U+00A0', 1, 2],
    ['a character without a width', '{"a": 1}\u200b', 'the invisible character U+200B', 1, 9],
    ['a name without quotes', '{a: 1}', 'Expected a value, but there is `a`', 1, 2],
    ['a word of Python', '{"a": None}', 'writes `null` instead of `None`', 1, 7],
    ['no comma', '{"a": 1\n"b": 2}', 'Expected a comma, but there is `"b"`', 2, 1],
    ['no colon', '{"a" 1}', 'Expected a colon, but there is `1`', 1, 6],
    ['no end', '{"a": [1', 'but the text ends', 1, 9],
    ['a text without an end', '{"a": "x', 'no closing `"`', 1, 7],
    ['a line break in a text', '{"a": "x\ny"}', 'as `\\n`', 1, 7],
    ['a tab in a text', '{"a": "x\ty"}', 'control character', 1, 7],
    ['a backslash of a regular expression', '{"a": "\\d"}', 'Double the backslash', 1, 7],
    ['an incomplete escape', '{"a": "\\u12"}', 'four hexadecimal digits', 1, 7],
    ['more after the end', '{"a": 1} {"b": 2}', 'Expected the end of the JSON', 1, 10],
    ['a name twice', '{"a": 1,\n "a": 2}', '`a` is there twice', 2, 2],
    ['a number with too many digits', '{"a": 12345678901234567890}', 'would become `12345678901234567000`', 1, 7],
    ['one with a fraction of zero', '{"a": 12345678901234567890.0}', 'would become `12345678901234567000`', 1, 7],
    ['one with an exponent', '{"a": 1234567890123456789e1}', 'would become `12345678901234567000`', 1, 7],
    ['a fraction with too many digits', '{"a": 0.123456789012345678901}', 'would become `0.12345678901234568`', 1, 7],
    ['a number that is too small', '{"a": 1e-400}', 'would become `0`', 1, 7],
    ['a number that is too large', '{"a": 1e400}', 'too large', 1, 7],
    ['too many levels', `{"a": ${'['.repeat(100)}${']'.repeat(100)}}`, 'more than 100 levels', 1, 106],
    ['a list', '[1]', 'is a list', 1, 1],
    ['null', 'null', 'is `null`', 1, 1],
    ['prose', 'Please help', 'neither JSON nor a `curl` command', 1, 1],
  ])('%s is a problem with its place', (_case, text, message, line, column) => {
    const found = problem(text);
    expect(found.message).toContain(message);
    expect([found.line, found.column]).toEqual([line, column]);
  });

  it('is not empty', () => {
    expect(problem(' \n').message).toContain('Paste');
  });

  it('of more than the maximum length is not read', () => {
    const long = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;
    expect(read(long(MAX_INPUT_LENGTH)).body).toBeDefined();
    expect(problem(long(MAX_INPUT_LENGTH + 1)).message).toContain('200,001 characters');
  });
});

/** Long enough to show steps that take quadratic time or overflow the stack. */
const LONG = process.env.TEST_FULL === 'true' ? MAX_INPUT_LENGTH : MAX_INPUT_LENGTH / 5;

describe('a long text', () => {
  it.each([
    '[',
    '{"a":',
    "curl 'a'\"b\"$'c'\\d",
    'curl $(',
    'curl $(a) ',
    'curl ${A:-',
    'curl ${A',
    'curl x\n',
    'curl <<X ',
    'curl `',
    'curl -sssssssss',
    'curl -H a ',
    'curl a?b&',
    'curl ^\n^',
    'curl "$a"',
    "curl $'\\",
    'curl \\',
    'curl a:\\',
    "curl @'\n",
    'curl \n',
    'curl "',
    'curl \\ ',
    'curl ` ',
    'curl @"\n',
    'curl <<X\n${A',
    'curl \u00a0',
    'curl –a {',
  ])('%j repeated is read or is a problem', (part) => {
    // What follows the name of the program is repeated.
    const [, start = '', rest = part] = /^(curl )?([^]*)$/.exec(part) ?? [];
    const text = start + rest.repeat(Math.floor((LONG - start.length) / rest.length));
    const result = readInput(text);
    if (!isProblem(result)) expect(result.leftOut.length).toBeLessThan(50);
  });
});
