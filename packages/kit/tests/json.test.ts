import { describe, expect, it } from 'vitest';

import { parseYaml } from '../src/input/parseYaml';
import { parseJson, stringifyJson } from '../src/values/json';

const EXACT = [
  '9007199254740993',
  '[-9223372036854775808,18446744073709551615]',
  '{"id":1e3,"text":"9007199254740993, \\"id\\":9007199254740993","list":[9007199254740993]}',
  '{"__proto__":9007199254740993,"a":"\\\\"}',
  '123456789012345678901234567890',
];

describe('integers beyond 2^53', () => {
  it.each(EXACT)('%s keeps its digits in JSON', (text) => {
    expect(stringifyJson(parseJson(text))).toBe(text.replace('1e3', '1000'));
  });

  it.each(EXACT)('%s keeps its digits in YAML', (text) => {
    expect(stringifyJson(parseYaml(text, 'a.yaml'))).toBe(text.replace('1e3', '1000'));
  });

  it('other numbers are numbers', () => {
    expect(parseJson('[9007199254740991, 1.12345678901234567890, 1e21, -0.5, 1000000000000000000000.5]')).toEqual([
      9007199254740991, 1.1234567890123457, 1e21, -0.5, 1e21,
    ]);
    expect(parseYaml('[+12, 0x1F, 0o17, 007, -3]', 'a.yaml')).toEqual([12, 31, 15, 7, -3]);
  });

  it('what is no JSON is refused', () => {
    expect(() => parseJson('{"id": 12345678901234567890x}')).toThrow(SyntaxError);
  });
});
