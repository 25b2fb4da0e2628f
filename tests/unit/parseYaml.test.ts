import { expect, it } from 'vitest';

import { parseYaml } from '../../plugins/parseYaml';

it('reads YAML', () => {
  expect(parseYaml('a: [1, b]', 'moved.yaml')).toEqual({ a: [1, 'b'] });
});

it.each([
  ['an open bracket', 'a: 1\nb: [c\n', 'moved.yaml:3: the file is not valid YAML'],
  ['a key twice', 'a: 1\na: 2\n', 'moved.yaml:2: the file is not valid YAML'],
  ['two documents', 'a: 1\n---\nb: 2\n', 'found:    Source contains multiple documents'],
  ['an alias of nothing', 'a: *nowhere\n', 'moved.yaml:1: the file is not valid YAML'],
])('names file and line of %s', (_what, text, words) => {
  expect(() => parseYaml(text, 'moved.yaml')).toThrow(words);
});
