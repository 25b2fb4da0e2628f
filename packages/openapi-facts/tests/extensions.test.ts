import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { factsOf } from '../src/facts/readFacts';
import { readApiDocument } from '../src/readApiDocument';
import { tagTree, type TagGroup } from '../src/facts/tagTree';
import { factsOfPaths } from '../testing/fixtures';

const operation = (tag: string, given: object = {}) => ({ get: { tags: [tag], responses: {}, ...given } });

function describeTree(groups: readonly TagGroup[]): string[] {
  return groups.flatMap(({ labels, operations, groups: inner }) => [
    `${labels.join(' > ')}: ${operations.map(({ path }) => path).join()}`,
    ...describeTree(inner),
  ]);
}

describe('groups of tags', () => {
  const paths = { '/a': operation('a'), '/b': operation('b'), '/c': operation('c'), '/d': operation('d') };
  const tags = [{ name: 'a', 'x-displayName': 'First' }, { name: 'b' }, { name: 'c', kind: 'domain' }, { name: 'd' }];

  it.each<[string, unknown, string[]]>([
    ['leave the tags as they are if there are none', undefined, ['First: /a', 'b: /b', 'c: /c', 'd: /d']],
    [
      'are around their tags, in their order; other tags come last',
      [
        { name: 'Two', tags: ['c', 'a'] },
        { name: 'One', tags: ['b'] },
      ],
      ['Two: ', 'Two > c: /c', 'Two > First: /a', 'One: ', 'One > b: /b', 'd: /d'],
    ],
    [
      'can have the name of a tag',
      [{ name: 'a', tags: ['a', 'b'] }],
      ['a: ', 'a > First: /a', 'a > b: /b', 'c: /c', 'd: /d'],
    ],
    [
      'have a tag once, and only tags that are there',
      [{ name: 'X', tags: ['a', 'none'] }, { name: 'Y', tags: ['a'] }, { name: 'Z' }],
      ['X: ', 'X > First: /a', 'b: /b', 'c: /c', 'd: /d'],
    ],
  ])('%s', (_case, groups, expected) => {
    const given = groups === undefined ? {} : { 'x-tagGroups': groups };
    expect(describeTree(tagTree(factsOfPaths(paths, { tags, ...given })))).toEqual(expected);
  });
});

it.each<[string, object, unknown]>([
  ['are none without an extension', {}, undefined],
  [
    'have language, title and source',
    {
      'x-codeSamples': [
        { lang: 'Shell', label: 'cURL', source: 'curl x\n' },
        { lang: 'Go', label: 'Go', source: 'x' },
      ],
    },
    [
      { lang: 'Shell', label: 'cURL', source: 'curl x' },
      { lang: 'Go', source: 'x' },
    ],
  ],
  ['may have the other name', { 'x-code-samples': [{ label: 'CLI', source: 'x' }] }, [{ lang: 'CLI', source: 'x' }]],
  [
    'without a source are left out',
    { 'x-codeSamples': [{ lang: 'Shell' }, { lang: 'C', source: ' ' }, { source: 'x' }, 'x'] },
    undefined,
  ],
])('samples of the document %s', (_case, given, expected) => {
  expect(factsOfPaths({ '/a': operation('a', given) }).operations[0]?.codeSamples).toEqual(expected);
});

describe('a sample in a file of its own', () => {
  const read = (samples: string) => {
    const files: Record<string, string> = {
      'openapi/a.yaml': `openapi: 3.1.0\ninfo: {}\npaths:\n  /a:\n    get:\n      x-codeSamples:\n        ${samples}\n`,
      'openapi/code/a.py': 'print(1)  # {not: yaml\n',
      'openapi/code/a.yaml': 'lang: Python\nsource: { $ref: a.py }\n',
      'openapi/code/all.yaml': 'all: [{ $ref: a.yaml }]\n',
    };
    return readApiDocument('openapi/a.yaml', (file) => files[file]);
  };

  it.each<[string, samples: string, files: string[]]>([
    ['can be its source', '- { lang: Python, source: { $ref: ./code/a.py } }', ['a.py']],
    ['can be the whole', '- { $ref: code/a.yaml }', ['a.yaml', 'a.py']],
    ['can be one of all', '$ref: "code/all.yaml#/all"', ['all.yaml', 'a.yaml', 'a.py']],
  ])('%s', (_case, samples, files) => {
    const api = read(samples);
    const expected = [{ lang: 'Python', source: 'print(1)  # {not: yaml' }];
    expect(factsOf(api, 'openapi/a.yaml').operations[0]?.codeSamples).toEqual(expected);
    expect(api.textFiles).toEqual(files.map((file) => `openapi/code/${file}`));
  });

  it.each([
    ['- { lang: Python, source: { $ref: code/b.py } }', 'create openapi/code/b.py or fix the $ref'],
    ['- { lang: Python, source: { $ref: ../../b.py } }', 'move the file into openapi/'],
    ['- { $ref: code/b.yaml }', 'create openapi/code/b.yaml or fix the $ref'],
    ['- { $ref: "code/a.yaml#/b" }', 'add it or fix the $ref'],
  ])('%s, which is missing, is an error with its line', (samples, remedy) => {
    expect(errorDetails(() => read(samples))).toMatchObject({ file: 'openapi/a.yaml:7', remedy });
  });
});

it('says that an operation needs no authentication, or that the document does not tell', () => {
  const paths = { '/none': operation('a', { security: [] }), '/own': operation('a') };
  const securityOf = (given: object) => factsOfPaths(paths, given).operations.map(({ security }) => security.length);
  expect(securityOf({ security: [{ key: [] }] })).toEqual([1, 1]);
  expect(securityOf({})).toEqual([1, 0]);
});
