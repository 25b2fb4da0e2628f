import { describe, expect, it } from 'vitest';

import { describeFieldMapRow, mapFields, type FieldMapRow } from '../../../../plugins/api/differences/mapFields';
import type { Field } from '../../../../plugins/api/facts/types';
import { field } from '../fixtures';

const required = { requirement: 'required' } as const;
const unpublished = { requirement: 'not documented' } as const;
const same = (path: string): FieldMapRow => ({ change: 'same', from: path, to: path, notes: [] });
const dropped = (from: string): FieldMapRow => ({ change: 'dropped', from, notes: [] });
const renamed = (from: string, to: string): FieldMapRow => ({ change: 'renamed', from, to, notes: [] });
const added = (to: string): FieldMapRow => ({ change: 'new', to, notes: ['optional'] });
const nested = field('a', { children: [field('a.b', { children: [field('a.b.c')] })] });

describe('mapFields', () => {
  it.each<[string, Field[], Field[], Record<string, string>, FieldMapRow[]]>([
    ['keeps an unchanged field', [field('text')], [field('text')], {}, [same('text')]],
    ['follows a rename', [field('a')], [field('b')], { a: 'b' }, [renamed('a', 'b')]],
    ['drops a field that the successor does not have', [field('seed')], [], {}, [dropped('seed')]],
    [
      'adds a field that only the successor has',
      [],
      [field('id', { ...required, default: '1', limits: ['1 or more'] })],
      {},
      [{ change: 'new', to: 'id', notes: ['required', 'default: 1', '1 or more'] }],
    ],
    [
      'notes other changes of a renamed field',
      [field('a')],
      [field('b', { type: 'number' })],
      { a: 'b' },
      [{ ...renamed('a', 'b'), notes: ['type: string → number'] }],
    ],
    [
      'notes a field that is now required, without calling an unpublished requirement a change',
      [field('a', unpublished)],
      [field('a', required)],
      {},
      [{ ...same('a'), notes: ['required'] }],
    ],
    [
      'follows a rename of a child',
      [field('context', { children: [field('context.node_id')] })],
      [field('context', { children: [field('context.chunk_id')] })],
      { 'context.node_id': 'context.chunk_id' },
      [same('context'), renamed('context.node_id', 'context.chunk_id')],
    ],
    [
      'follows a rename out of a dropped parent',
      [field('meta', { children: [field('meta.trace'), field('meta.seed')] })],
      [field('trace_id')],
      { 'meta.trace': 'trace_id' },
      [dropped('meta'), renamed('meta.trace', 'trace_id')],
    ],
    ['omits the children of a dropped field', [nested], [], {}, [dropped('a')]],
    ['omits the children of a new field', [], [nested], {}, [added('a')]],
    [
      'lists a new child of an unchanged field',
      [field('a')],
      [field('a', { children: [field('a.b')] })],
      {},
      [same('a'), added('a.b')],
    ],
    [
      'lists the legacy fields in their order, then the new ones in theirs',
      [field('z'), field('b')],
      [field('y'), field('b'), field('a'), field('z')],
      {},
      [same('z'), same('b'), added('y'), added('a')],
    ],
  ])('%s', (_behavior, legacy, successor, renames, rows) => {
    expect(mapFields(legacy, successor, renames)).toEqual(rows);
  });

  it.each<[string, Partial<Field>, Partial<Field>, string]>([
    ['another type', { type: 'string' }, { type: 'number' }, 'type: string → number'],
    ['another default', { default: 'false' }, { default: 'true' }, 'default: false → true'],
    ['an added default', {}, { default: 'true' }, 'default: none → true'],
    ['a removed default', { default: 'true' }, {}, 'default: true → none'],
    ['a field that is no longer required', required, {}, 'no longer required'],
    ['a field that is now required', {}, required, 'now required'],
    ['an added limit', { limits: ['a'] }, { limits: ['a', 'b'] }, 'limit: b'],
  ])('notes %s', (_case, before, after, note) => {
    expect(mapFields([field('a', before)], [field('a', after)], {})).toEqual([
      { change: 'changed', from: 'a', to: 'a', notes: [note] },
    ]);
  });
});

describe('describeFieldMapRow', () => {
  it.each<[string, FieldMapRow]>([
    ['`a` (dropped)', { change: 'dropped', from: 'a', notes: [] }],
    ['`a` (changed; x; y)', { change: 'changed', from: 'a', to: 'a', notes: ['x', 'y'] }],
    ['`b` (new; optional)', { change: 'new', to: 'b', notes: ['optional'] }],
  ])('returns %s', (expected, row) => {
    expect(describeFieldMapRow(row)).toBe(expected);
  });
});
