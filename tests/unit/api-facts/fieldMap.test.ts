import { describe, expect, it } from 'vitest';

import { fieldMap } from '../../../plugins/api-facts/fieldMap';
import type { Field, FieldMapRow } from '../../../plugins/api-facts/types';
import { field } from './tinyFacts';

describe('fieldMap', () => {
  it.each<[string, Field[], Field[], Record<string, string>, FieldMapRow[]]>([
    [
      'keeps a field that stays as it is',
      [field('text')],
      [field('text')],
      {},
      [{ change: 'same', from: 'text', to: 'text', notes: [] }],
    ],
    [
      'follows a rename',
      [field('response')],
      [field('text')],
      { response: 'text' },
      [{ change: 'renamed', from: 'response', to: 'text', notes: [] }],
    ],
    ['drops what the successor lacks', [field('seed')], [], {}, [{ change: 'dropped', from: 'seed', notes: [] }]],
    [
      'adds what the legacy body lacks',
      [],
      [field('id', { requirement: 'required', default: '1', limits: ['1 or more'] })],
      {},
      [{ change: 'new', to: 'id', notes: ['required', 'default: 1', '1 or more'] }],
    ],
    [
      'says what else changes with a rename',
      [field('a')],
      [field('b', { type: 'number' })],
      { a: 'b' },
      [{ change: 'renamed', from: 'a', to: 'b', notes: ['type: string → number'] }],
    ],
    [
      'follows a rename out of a parent that is dropped',
      [field('meta', { children: [field('trace', { path: 'meta.trace' }), field('seed', { path: 'meta.seed' })] })],
      [field('trace_id')],
      { 'meta.trace': 'trace_id' },
      [
        { change: 'dropped', from: 'meta', notes: [] },
        { change: 'renamed', from: 'meta.trace', to: 'trace_id', notes: [] },
      ],
    ],
  ])('%s', (_behavior, legacy, successor, renames, rows) => {
    expect(fieldMap(legacy, successor, renames)).toEqual(rows);
  });

  it.each<[string, Partial<Field>, Partial<Field>, string]>([
    ['another type', { type: 'string' }, { type: 'number' }, 'type: string → number'],
    ['another default', { default: 'false' }, { default: 'true' }, 'default: false → true'],
    ['a default that was added', {}, { default: 'true' }, 'default: none → true'],
    ['a default that was taken away', { default: 'true' }, {}, 'default: true → none'],
    ['a requirement that was lifted', { requirement: 'required' }, { requirement: 'optional' }, 'no longer required'],
    ['a requirement that was added', { requirement: 'optional' }, { requirement: 'required' }, 'now required'],
    ['a limit that was added', { limits: ['a'] }, { limits: ['a', 'b'] }, 'limit: b'],
  ])('notes %s', (_case, before, after, note) => {
    expect(fieldMap([field('a', before)], [field('a', after)], {})).toEqual([
      { change: 'changed', from: 'a', to: 'a', notes: [note] },
    ]);
  });

  it('does not invent a change of a requirement that nobody published', () => {
    const legacy = [field('a', { requirement: 'not published' })];
    const [row] = fieldMap(legacy, [field('a', { requirement: 'required' })], {});
    expect(row).toMatchObject({ change: 'same', notes: ['now required (before: not published)'] });
  });

  it('follows a rename of a child', () => {
    const legacy = [field('context', { children: [field('context.node_id')] })];
    const successor = [field('context', { children: [field('context.chunk_id')] })];
    const rows = fieldMap(legacy, successor, { 'context.node_id': 'context.chunk_id' });
    expect(rows.map(({ change, from, to }) => [change, from, to])).toEqual([
      ['same', 'context', 'context'],
      ['renamed', 'context.node_id', 'context.chunk_id'],
    ]);
  });

  it('lists the children of a dropped field nowhere', () => {
    const legacy = [field('text'), field('a', { children: [field('a.b', { children: [field('a.b.c')] })] })];
    expect(fieldMap(legacy, [field('text')], {}).map(({ from }) => from)).toEqual(['text', 'a']);
  });

  it('lists the children of a new field nowhere', () => {
    const successor = [field('a', { children: [field('a.b', { children: [field('a.b.c')] })] })];
    expect(fieldMap([], successor, {}).map(({ to }) => to)).toEqual(['a']);
  });

  it('lists a new child of a field that stays', () => {
    const successor = [field('a', { children: [field('a.b')] })];
    expect(fieldMap([field('a')], successor, {}).map(({ change, to }) => [change, to])).toEqual([
      ['same', 'a'],
      ['new', 'a.b'],
    ]);
  });

  it('lists the legacy fields in their order, then the new ones in theirs', () => {
    const rows = fieldMap([field('z'), field('b')], [field('y'), field('b'), field('a'), field('z')], {});
    expect(rows.map(({ from, to }) => from ?? to)).toEqual(['z', 'b', 'y', 'a']);
  });
});
