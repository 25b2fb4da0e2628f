import { describe, expect, it } from 'vitest';

import { findSuccession, readSuccessors, type Successors } from '../../../plugins/api-facts/successors';
import { field, operation, tinyFacts } from './tinyFacts';

const FILE = 'openapi/successors.yaml';
const PAGE = 'docs/tone.mdx:7';

describe('readSuccessors', () => {
  it('gives an entry without renames an empty table', () => {
    const value = { operations: { '/v1/tone': { successor: null } }, bodies: {} };
    expect(readSuccessors(value, FILE)).toEqual({
      operations: { '/v1/tone': { successor: null, renames: {} } },
      bodies: {},
    });
  });

  it.each([
    ['no section for bodies', { operations: {} }, 'wrong entry bodies'],
    ['an unknown section', { operations: {}, bodies: {}, more: {} }, 'wrong entry '],
    [
      'an unknown key',
      { operations: { '/a': { successor: null, rename: {} } }, bodies: {} },
      'wrong entry operations./a',
    ],
    [
      'a successor that is no path',
      { operations: {}, bodies: { a: { successor: 'tone' } } },
      'wrong entry bodies.a.successor',
    ],
    [
      'a rename to nothing',
      { operations: {}, bodies: { a: { successor: null, renames: { b: null } } } },
      'wrong entry bodies.a.renames.b',
    ],
  ])('refuses %s', (_case, value, problem) => {
    expect(() => readSuccessors(value, FILE)).toThrow(`${FILE}: ${problem}\n`);
  });

  it('says what an entry needs when the successor is missing', () => {
    const value = { operations: { '/v1/tone': { renames: {} } }, bodies: {} };
    expect(() => readSuccessors(value, FILE)).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/successors.yaml: wrong entry operations./v1/tone.successor
        expected: successor (a path or null), renames (old path: new path), note
        found:    Invalid input: expected string, received undefined
        remedy:   write the entry like its neighbors]
    `);
  });
});

describe('findSuccession', () => {
  const facts = tinyFacts(
    [operation('/v2/tone'), operation('/v1/tone', { deprecated: true, request: [field('response')] })],
    { legacyBodies: [{ name: 'refusal', description: '', request: [field('answer')], example: null }] },
  );

  function find(table: Partial<Successors>, what: { operation?: string; body?: string }) {
    return findSuccession(facts, { operations: {}, bodies: {}, ...table }, what, PAGE);
  }

  const toTone = { successor: '/v2/tone', renames: { response: 'text' } };

  it('finds the successor of an operation with the map of their fields', () => {
    const found = find({ operations: { '/v1/tone': toTone } }, { operation: '/v1/tone' });
    expect([found.successor?.path, found.rows]).toEqual([
      '/v2/tone',
      [{ change: 'renamed', from: 'response', to: 'text', notes: [] }],
    ]);
  });

  it('finds the successor of a body without a path', () => {
    const entry = { successor: '/v2/tone', renames: { answer: 'text' } };
    const found = find({ bodies: { refusal: entry } }, { body: 'refusal' });
    expect(found.rows).toEqual([{ change: 'renamed', from: 'answer', to: 'text', notes: [] }]);
  });

  it('gives only the note when no successor is documented', () => {
    const entry = { successor: null, renames: {}, note: 'Nothing takes over.' };
    expect(find({ operations: { '/v1/tone': entry } }, { operation: '/v1/tone' })).toEqual({
      rows: [],
      note: 'Nothing takes over.',
    });
  });

  it('gives the note along with a successor', () => {
    const entry = { ...toTone, note: 'Read on.' };
    expect(find({ operations: { '/v1/tone': entry } }, { operation: '/v1/tone' }).note).toBe('Read on.');
  });

  it('refuses an operation without an entry', () => {
    expect(() => find({}, { operation: '/v1/tone' })).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/successors.yaml: no entry for "/v1/tone", which docs/tone.mdx:7 asks for
        expected: an entry for each legacy operation and body of openapi/metrics-api.yaml
        found:    none
        remedy:   add the entry, with successor: null when no successor is documented]
    `);
  });

  it('does not take the entry of an operation for that of a body', () => {
    expect(() => find({ operations: { refusal: toTone } }, { body: 'refusal' })).toThrow('no entry for "refusal"');
  });

  it('refuses a rename of a field that the legacy body lacks', () => {
    const entry = { successor: '/v2/tone', renames: { respons: 'text' } };
    expect(() => find({ operations: { '/v1/tone': entry } }, { operation: '/v1/tone' }))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: openapi/successors.yaml renames a field that does not exist
        expected: a request field of /v1/tone in openapi/metrics-api.yaml
        found:    respons
        remedy:   mend the rename in openapi/successors.yaml]
    `);
  });

  it('refuses a rename to a field that the successor lacks', () => {
    const entry = { successor: '/v2/tone', renames: { response: 'txt' } };
    expect(() => find({ operations: { '/v1/tone': entry } }, { operation: '/v1/tone' }))
      .toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: openapi/successors.yaml renames a field that does not exist
        expected: a request field of its successor in openapi/metrics-api.yaml
        found:    txt
        remedy:   mend the rename in openapi/successors.yaml]
    `);
  });

  it('refuses an entry whose successor does not exist', () => {
    const entry = { successor: '/v2/mood', renames: {} };
    expect(() => find({ operations: { '/v1/tone': entry } }, { operation: '/v1/tone' })).toThrow('/v2/mood');
  });
});
