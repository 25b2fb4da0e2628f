import { describe, expect, it } from 'vitest';

import { describeChange, describeFieldRow } from '../../../plugins/api-facts/describeChange';
import { diffFacts } from '../../../plugins/api-facts/diffFacts';
import type { Successors } from '../../../plugins/api-facts/successors';
import type { Field, Operation } from '../../../plugins/api-facts/types';
import { field, operation, tinyFacts } from './tinyFacts';

const noSuccessors: Successors = { operations: {}, bodies: {} };
const successors: Successors = {
  operations: { '/v1/tone': { successor: '/v2/tone', renames: { response: 'text' } } },
  bodies: {},
};

function diff(older: Operation[], newer: Operation[], table = noSuccessors): string[] {
  return diffFacts(tinyFacts(older), tinyFacts(newer), table).map(({ kind, operation: path, text }) =>
    [kind, path, text].join(' | '),
  );
}

function diffRequest(older: Field[], newer: Field[]): string[] {
  return diff([operation('/v2/tone', { request: older })], [operation('/v2/tone', { request: newer })]).map((line) =>
    line.replace(' | /v2/tone | ', ': '),
  );
}

describe('diffFacts', () => {
  it('finds nothing between a file and itself', () => {
    const same = [operation('/v2/tone', { request: [field('text', { limits: ['1 or more'], default: '1' })] })];
    expect(diff(same, same)).toEqual([]);
  });

  it.each([
    ['a removed field', [field('a'), field('b')], [field('a')], ['breaking: request field `b` removed']],
    ['a new optional field', [], [field('a')], ['added: request field `a` added']],
    [
      'a new required field',
      [],
      [field('a', { requirement: 'required' })],
      ['breaking: required request field `a` added'],
    ],
    [
      'a removed object, once',
      [field('o', { children: [field('o.a'), field('o.b')] })],
      [],
      ['breaking: request field `o` removed'],
    ],
    [
      'a removed nested field',
      [field('o', { children: [field('o.a'), field('o.b')] })],
      [field('o', { children: [field('o.a')] })],
      ['breaking: request field `o.b` removed'],
    ],
    [
      'another type',
      [field('a')],
      [field('a', { type: 'number' })],
      ['breaking: request field `a`: type: string → number'],
    ],
    [
      'another default',
      [field('a', { default: 'false' })],
      [field('a', { default: 'true' })],
      ['breaking: request field `a`: default: false → true'],
    ],
    [
      'a field that became required',
      [field('a')],
      [field('a', { requirement: 'required' })],
      ['breaking: request field `a`: now required'],
    ],
    [
      'a field that became optional',
      [field('a', { requirement: 'required' })],
      [field('a')],
      ['added: request field `a`: no longer required'],
    ],
    [
      'a new limit',
      [field('a')],
      [field('a', { limits: ['1 or more'] })],
      ['breaking: request field `a`: limit: 1 or more'],
    ],
    [
      'a lifted limit',
      [field('a', { limits: ['1 or more'] })],
      [field('a')],
      ['added: request field `a`: limit lifted: 1 or more'],
    ],
    ['a deprecated field', [field('a')], [field('a', { deprecated: true })], ['deprecated: request field `a`']],
  ])('sorts %s', (_case, older, newer, expected) => {
    expect(diffRequest(older, newer)).toEqual(expected);
  });

  it('takes a new reply field as added, even one that is always there, and a removed one as breaking', () => {
    const reply = (...fields: Field[]) => [operation('/v2/tone', { reply: fields })];
    expect(diff(reply(), reply(field('a', { requirement: 'required' })))).toEqual([
      'added | /v2/tone | reply field `a` added',
    ]);
    expect(diff(reply(field('a')), reply())).toEqual(['breaking | /v2/tone | reply field `a` removed']);
  });

  it('compares statuses', () => {
    const statuses = (...codes: string[]) => [
      operation('/v2/tone', { statuses: codes.map((code) => ({ code, description: '', hasBody: false })) }),
    ];
    expect(diff(statuses('200', '401'), statuses('200', '422'))).toEqual([
      'breaking | /v2/tone | status 401 removed',
      'added | /v2/tone | status 422 added',
    ]);
  });

  const legacy = operation('/v1/tone', { request: [field('response'), field('query')] });
  const current = operation('/v2/tone', { request: [field('text', { requirement: 'required' })] });

  it('pairs an operation that is deprecated now with its successor, field by field', () => {
    const changes = diffFacts(tinyFacts([legacy]), tinyFacts([{ ...legacy, deprecated: true }, current]), successors);
    expect(changes).toEqual([
      {
        kind: 'deprecated',
        operation: '/v1/tone',
        text: 'soon to be deprecated',
        pairedWith: '/v2/tone',
        fields: [
          { change: 'renamed', from: 'response', to: 'text', notes: ['now required'] },
          { change: 'dropped', from: 'query', notes: [] },
        ],
      },
      { kind: 'added', operation: '/v2/tone', text: 'new operation', pairedWith: '/v1/tone' },
    ]);
  });

  it('says nothing of an operation that was deprecated before', () => {
    const old = [{ ...legacy, deprecated: true }];
    expect(diff(old, old, successors)).toEqual([]);
  });

  it('takes a removed operation as breaking, with its successor, and puts it first', () => {
    const changes = diffFacts(tinyFacts([legacy]), tinyFacts([current]), successors);
    expect(changes.map(({ kind, operation: path, pairedWith }) => [kind, path, pairedWith])).toEqual([
      ['breaking', '/v1/tone', '/v2/tone'],
      ['added', '/v2/tone', '/v1/tone'],
    ]);
  });

  it('names no successor that the newer file does not have', () => {
    expect(diffFacts(tinyFacts([legacy]), tinyFacts([]), successors)).toEqual([
      { kind: 'breaking', operation: '/v1/tone', text: 'removed' },
    ]);
  });
});

describe('describeChange', () => {
  it('words a change with the fields that fare differently', () => {
    const text = describeChange({
      kind: 'deprecated',
      operation: '/v1/tone',
      text: 'soon to be deprecated',
      pairedWith: '/v2/tone',
      fields: [
        { change: 'same', from: 'query', to: 'query', notes: [] },
        { change: 'renamed', from: 'response', to: 'text', notes: ['now required'] },
      ],
    });
    expect(text).toBe(
      '- `/v1/tone`: soon to be deprecated, use `/v2/tone`\n  - `response` → `text` (renamed; now required)',
    );
  });

  it('words a pair from the newer side', () => {
    const text = describeChange({ kind: 'added', operation: '/b', text: 'new operation', pairedWith: '/a' });
    expect(text).toBe('- `/b`: new operation, takes over from `/a`');
  });

  it.each([
    [{ change: 'dropped', from: 'a', notes: [] } as const, '`a` (dropped)'],
    [{ change: 'changed', from: 'a', to: 'a', notes: ['x', 'y'] } as const, '`a` (changed; x; y)'],
    [{ change: 'new', to: 'b', notes: ['optional'] } as const, '`b` (new; optional)'],
  ])('words the field %o', (row, expected) => {
    expect(describeFieldRow({ ...row, notes: [...row.notes] })).toBe(expected);
  });
});
