import { describe, expect, it } from 'vitest';

import { tagTree, type TagGroup } from '../src/facts/tagTree';
import { factsOfPaths } from '../testing/fixtures';

/** Reads a document with these tags, and an operation with each list of tags. */
function factsOf(tags: object[], used: string[][]) {
  const paths = used.map((names, index) => [`/op${index}`, { get: { operationId: `op${index}`, tags: names } }]);
  return factsOfPaths(Object.fromEntries(paths) as object, { tags });
}

/** Writes a tree as nested lists of labels and ids. */
function outline(groups: readonly TagGroup[]): unknown[] {
  return groups.map(({ labels, operations, groups: inner }) => [
    labels.at(-1),
    ...operations.map(({ id }) => id),
    ...outline(inner),
  ]);
}

const sea = { name: 'sea', summary: 'At sea' };
const tugs = { name: 'tugs', parent: 'sea', kind: 'nav' };
const partner = { name: 'partner', kind: 'audience' };

describe('tagTree', () => {
  it.each<[string, object[], string[][], unknown[]]>([
    ['a tag inside of its parent', [sea, tugs], [['tugs'], ['sea']], [['At sea', 'op1', ['tugs', 'op0']]]],
    ['a parent without operations of its own', [tugs, sea], [['tugs']], [['At sea', ['tugs', 'op0']]]],
    ['no tag without operations', [sea, tugs], [['sea']], [['At sea', 'op0']]],
    [
      'tags of three levels',
      [sea, tugs, { name: 'old', parent: 'tugs' }],
      [['old']],
      [['At sea', ['tugs', ['old', 'op0']]]],
    ],
    ['the first tag that is no badge', [partner, sea], [['partner', 'sea']], [['At sea', 'op0']]],
    ['operations whose tags are all badges', [partner], [['partner']], [['Other', 'op0']]],
    ['a tag whose parent is a badge', [partner, { name: 'in', parent: 'partner' }], [['in']], [['in', 'op0']]],
    ['a document without tags', [], [[]], [['Operations', 'op0']]],
    [
      'an operation without a tag',
      [sea],
      [['sea'], []],
      [
        ['At sea', 'op0'],
        ['Other', 'op1'],
      ],
    ],
    ['a tag whose parent does not exist', [{ ...tugs, parent: 'seas' }], [['tugs']], [['tugs', 'op0']]],
    ['a tag that is its own parent', [{ ...sea, parent: 'sea' }], [['sea']], [['At sea', 'op0']]],
    [
      'tags that contain each other',
      [{ ...sea, parent: 'tugs' }, tugs],
      [['tugs'], ['sea']],
      [
        ['At sea', 'op1'],
        ['tugs', 'op0'],
      ],
    ],
    ['a parent that is used only', [tugs], [['tugs'], ['sea']], [['sea', 'op1', ['tugs', 'op0']]]],
  ])('has %s', (_case, tags, used, expected) => {
    expect(outline(tagTree(factsOf(tags, used)))).toEqual(expected);
  });
});
