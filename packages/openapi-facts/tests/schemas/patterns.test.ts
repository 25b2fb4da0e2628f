import { expect, it } from 'vitest';

import { textsOf } from '../../src/examples/textsOf';
import { readPattern } from '../../src/schemas/patterns';

it.each<[string, string[], string[]]>([
  ['^[0-9]{3}$', ['123'], ['12']],
  ['(?i)^abc$', ['ABC'], ['abd']],
  [String.raw`\A\d{4}\z`, ['1234'], ['A1234z', '12345']],
  [String.raw`\A\d{4}\Z`, ['1234'], ['12345']],
  [String.raw`(?P<pair>a)\k<pair>`, ['aa'], ['a']],
  [String.raw`^\pL+$`, ['Zoë'], ['1']],
  [String.raw`^\p{Lu}[\w-.]+$`, ['Ádam', 'B-.'], ['p{Lu}-', 'adam']],
  [String.raw`^[\p{L}\s\-\.\,\'\@]+$`, ["O'Neil, Zoë"], ['1']],
  [String.raw`^\p{L}\-\d$`, ['é-1'], ['é1']],
  [String.raw`^[.-\w]$`, ['-', 'a', '.'], ['!']],
  ['^[🐲🐍]$', ['🐲'], ['x']],
  [String.raw`^\\z$`, [String.raw`\z`], ['z']],
])('the pattern %s is read as it is meant', (pattern, matching, others) => {
  const read = readPattern(pattern);
  expect(matching.filter((text) => !read?.test(text))).toEqual([]);
  expect(others.filter((text) => read?.test(text))).toEqual([]);
});

it.each([
  '^(?>a)b$',
  '^a++$',
  '[[:alpha:]]',
  String.raw`^a\hb$`,
  String.raw`\Qa.b\E`,
  String.raw`^\p{IsLatin}$`,
  '(?<a',
])('the pattern %s, which JavaScript does not know, is not read as something else', (pattern) => {
  expect(readPattern(pattern)).toBeUndefined();
  expect(textsOf({ type: 'string', pattern }, 'a').next().value).toBe('string');
});

it.each([
  String.raw`^\p{Lu}\p{Ll}+-\p{Nd}{2}$`,
  String.raw`^[\p{Lu}_]{3}$`,
  String.raw`^\p{L}🐲$`,
  String.raw`\A[A-Z]{2}\z`,
])('an example is made for the pattern %s', (pattern) => {
  const [text] = textsOf({ type: 'string', pattern }, 'a');
  expect(text).toMatch(readPattern(pattern) ?? /never^/);
});
