import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { bodyEntry, readSuccessors, successorEntry } from '../src/facts/successors';

const FILE = 'openapi/successors.yaml';

describe('readSuccessors', () => {
  it('adds empty renames to an entry without renames', () => {
    const value = { operations: { '/v1/tone': { successor: null } }, bodies: {} };
    expect(readSuccessors(value, FILE)).toEqual({
      operations: { '/v1/tone': { successor: null, renames: {} } },
      bodies: {},
    });
  });

  it('reads a successor with a method, for a path with several', () => {
    const value = { operations: { 'PUT /v1/tone': { successor: 'PUT /v2/tone' } }, bodies: {} };
    const { operations } = readSuccessors(value, FILE);
    expect(successorEntry({ operations, bodies: {} }, { method: 'PUT', path: '/v1/tone' })?.successor).toBe(
      'PUT /v2/tone',
    );
    expect(successorEntry({ operations, bodies: {} }, { method: 'GET', path: '/v1/tone' })).toBeUndefined();
  });

  it('has no entry that the table does not have', () => {
    const table = readSuccessors({ operations: {}, bodies: { toString: { successor: null } } }, FILE);
    expect([bodyEntry(table, 'toString')?.successor, bodyEntry(table, 'constructor')]).toEqual([null, undefined]);
  });

  it.each([
    ['a missing section', { operations: {} }, 'bodies'],
    ['an unknown section', { operations: {}, bodies: {}, more: {} }, ''],
    ['a missing successor', { operations: { '/a': { renames: {} } }, bodies: {} }, 'operations./a.successor'],
    ['a successor that is not a path', { operations: {}, bodies: { a: { successor: 'tone' } } }, 'bodies.a.successor'],
  ])('rejects %s', (_case, value, entry) => {
    const error = errorDetails(() => readSuccessors(value, FILE));
    expect(error).toMatchObject({ file: FILE, problem: `invalid entry ${entry}`.trim() });
  });
});
