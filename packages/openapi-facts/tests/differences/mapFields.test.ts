import { describe, expect, it } from 'vitest';

import { describeFieldMapRow, describeRow, type DescribedFieldMapRow } from '../../src/differences/describeNotes';
import type { FieldNote } from '../../src/differences/compareRows';
import { mapFields, type FieldMapRow } from '../../src/differences/mapFields';
import type { Field, Variant } from '../../src/fieldTypes';
import { field } from '../../testing/fixtures';

const required = { requirement: 'required' } as const;
const unpublished = { requirement: 'not documented' } as const;
const same = (path: string): DescribedFieldMapRow => ({ change: 'same', from: path, to: path, notes: [] });
const dropped = (from: string): DescribedFieldMapRow => ({ change: 'dropped', from, notes: [] });
const renamed = (from: string, to: string): DescribedFieldMapRow => ({ change: 'renamed', from, to, notes: [] });
const added = (to: string): DescribedFieldMapRow => ({ change: 'new', to, notes: ['optional'] });
const nested = field('a', { children: [field('a.b', { children: [field('a.b.c')] })] });

const form = (name: string): Variant => ({
  name,
  relation: 'One of',
  field: field('pay', { name, children: [field('pay.number')] }),
});
const payment = field('pay', { variants: [form('Card'), form('Bank')] });

describe('mapFields', () => {
  it.each<[string, Field[], Field[], Record<string, string>, DescribedFieldMapRow[]]>([
    [
      'keeps a field named like a property of every object',
      [field('toString')],
      [field('toString')],
      {},
      [same('toString')],
    ],
    ['follows a rename', [field('a')], [field('b')], { a: 'b' }, [renamed('a', 'b')]],
    ['drops a field that the successor does not have', [field('seed')], [], {}, [dropped('seed')]],
    [
      'adds a field that only the successor has',
      [],
      [field('id', { ...required, default: '1', limits: { minimum: 1 } })],
      {},
      [{ change: 'new', to: 'id', notes: ['required', 'default: 1', '1 or more'] }],
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
      'keeps the fields of variants',
      [payment],
      [payment],
      {},
      [same('pay'), same('pay.Card'), same('pay.Card.number'), same('pay.Bank'), same('pay.Bank.number')],
    ],
    [
      'keeps a field of which a new one would have the anchor',
      [field('a-b')],
      [field('a', { children: [field('a.b')] }), field('a-b', { key: 'a-b-2' })],
      {},
      [same('a-b'), added('a')],
    ],
    [
      'lists the legacy fields in their order, then the new ones in theirs',
      [field('z'), field('b')],
      [field('y'), field('b'), field('a'), field('z')],
      {},
      [same('z'), same('b'), added('y'), added('a')],
    ],
  ])('%s', (_behavior, legacy, successor, renames, rows) => {
    expect(mapFields(legacy, successor, renames).map(describeRow)).toEqual(rows);
  });

  it.each<[string, Partial<Field>, Partial<Field>, string]>([
    ['another type', {}, { types: ['number'] }, 'type: string → number'],
    ['another default', { default: 'false' }, { default: 'true' }, 'default: false → true'],
    ['a field that is no longer required', required, {}, 'no longer required'],
    ['a field that is now required', {}, required, 'now required'],
    [
      'an added limit',
      { limits: { minItems: 1 } },
      { limits: { minItems: 1, maxLength: 2 } },
      'limit: at most 2 characters',
    ],
  ])('notes %s', (_case, before, after, note) => {
    expect(mapFields([field('a', before)], [field('a', after)], {}).map(describeRow)).toEqual([
      { change: 'changed', from: 'a', to: 'a', notes: [note] },
    ]);
  });
});

describe('describeFieldMapRow', () => {
  const notes: FieldNote[] = [
    { kind: 'default', to: '1' },
    { kind: 'place', to: 'query' },
  ];

  it.each<[string, FieldMapRow]>([
    ['`a` (dropped)', { change: 'dropped', from: 'a', notes: [] }],
    ['`a` (changed; default: none → 1; in the query)', { change: 'changed', from: 'a', to: 'a', notes }],
    [
      '`b` (new; optional)',
      { change: 'new', to: 'b', notes: [{ kind: 'new', field: { ...field('b'), anchor: 'b', depth: 0 } }] },
    ],
  ])('returns %s', (expected, row) => {
    expect(describeFieldMapRow(row)).toBe(expected);
  });
});
