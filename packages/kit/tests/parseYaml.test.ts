import { describe, expect, it } from 'vitest';

import { collectErrors, type BuildErrorDetails } from '../src/errors/buildError';
import { parseYaml } from '../src/input/parseYaml';
import { errorDetails } from '../testing/errorDetails';

/** Returns levels of aliases, each of which stands for ten of the level before. */
function manyAliases(levels: number): string {
  const lines = Array.from(
    { length: levels },
    (_line, index) => `l${index + 1}: &l${index + 1} [${Array(10).fill(`*l${index}`).join()}]`,
  );
  return ['l0: &l0 a', ...lines].join('\n');
}

describe('parseYaml', () => {
  it.each<[string, string, unknown]>([
    ['integers that a number would round', 'a: 9007199254740993', { a: 9007199254740993n }],
    [
      'merged keys, of which own ones win',
      'x: &x { a: 1, b: 2 }\ny: { <<: *x, b: 3 }',
      { x: { a: 1, b: 2 }, y: { a: 1, b: 3 } },
    ],
    ['tags of YAML', 'a: !!str 1\nb: !!int 2\n', { a: '1', b: 2 }],
    ['an alias inside of another value with its anchor', 'a: &x { b: &x 1, c: *x }', { a: { b: 1, c: 1 } }],
    ['keys like comments', '{ //a: 1, /*: 2 }', { '//a': 1, '/*': 2 }],
    ['many aliases', `x: &x 1\ny: [${Array(5000).fill('*x').join()}]`, { x: 1, y: Array(5000).fill(1) }],
  ])('reads %s', (_case, text, expected) => {
    expect(parseYaml(text, 'moved.yaml')).toEqual(expected);
  });

  it('names all keys that are there twice, with what is on their lines and a remedy', () => {
    const errors: BuildErrorDetails[] = [];
    collectErrors(errors, () => parseYaml('a: 1\na: 2\nb:\n  c: 3\n  c: 4\nd: {e: 5, e: 6}', 'moved.yaml'));
    expect(errors.map(({ file, found, remedy }) => [file, found, remedy])).toEqual([
      ['moved.yaml:2', 'Map keys must be unique: a: 2', 'remove one of the two, or merge what is in them'],
      ['moved.yaml:5', 'Map keys must be unique: c: 4', 'remove one of the two, or merge what is in them'],
      ['moved.yaml:6', 'Map keys must be unique: e: 6}', 'remove one of the two, or merge what is in them'],
    ]);
  });

  it.each([
    ['a tab', 'a:\n\tb: 1\n', 'spaces'],
    ['a colon in a text', 'a: b: c\n', 'in quotes'],
    ['a line too far to the right', 'a: 1\n b: 2\n', 'indent the line'],
    ['a wrong indentation', 'a:\n    b: 1\n   c: 2\n', 'indent the line'],
    ['an open bracket', 'a: [1\nb: 2\n', 'close the bracket'],
    ['an open quote', 'a: "b\n', 'close the quote'],
    ['a list without a sign', '- - a\n -b\n', 'write the sign'],
    ['a sign that YAML reserves', 'a: @b\n', 'in quotes'],
    ['a brace in a text', 'a: {b} c\n', 'in quotes'],
    ['a backslash in double quotes', 'a: "\\d"\n', 'single quotes'],
    ['a conflict of git', '<<<<<<< HEAD\na: 1\n=======\na: 2\n>>>>>>> b\n', 'resolve the conflict'],
    ['a tag that is none of YAML', 'a: !include b.yaml\n', 'remove the tag'],
    ['an alias without an anchor', 'a: *b\n', 'write &b before'],
    ['an alias inside of its value', 'a: &a\n  b: [*a]\n', 'by its path'],
    ['a comment in JSON', '{\n  // one: two\n  "a": 1\n}\n', 'remove the comment'],
    ['a comment between two keys of JSON', '{ "a": 1, /* two */ "b": 2 }\n', 'remove the comment'],
  ])('has a remedy for %s', (_case, text, remedy) => {
    expect(errorDetails(() => parseYaml(text, 'moved.yaml')).remedy).toContain(remedy);
  });

  it.each([
    ['an open bracket', 'a: 1\nb: [c\n', 3],
    ['a duplicate key', 'a: 1\na: 2\n', 2],
    ['two documents', 'a: 1\n---\nb: 2\n', 2],
    ['an alias without an anchor', 'a: 1\nb: *nowhere\n', 2],
    ['an alias inside of its value', 'a: &a\n  b: [*a]\n', 2],
    ['a comment in JSON', '{\n  "a": 1, // one\n  "b": 2\n}\n', 2],
    ['a tag', 'a: 1\nb: !include b.yaml\n', 2],
    ['aliases of aliases without end', manyAliases(9), 1],
  ])('reports file and line of %s', (_case, text, line) => {
    expect(errorDetails(() => parseYaml(text, 'moved.yaml')).file).toBe(`moved.yaml:${line}`);
  });
});
