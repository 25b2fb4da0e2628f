import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { findSuccession } from '../../src/differences/findSuccession';
import type { Successors } from '../../src/facts/successors';
import { field, minimalFacts, operation } from '../../testing/fixtures';

const PAGE = 'docs/tone.mdx:7';

const facts = minimalFacts(
  [operation('/v2/tone'), operation('/v1/tone', { deprecated: true, request: [field('response')] })],
  { legacyBodies: [{ name: 'refusal', description: '', request: [field('answer')], example: null }] },
);

const oldTone = { operation: '/v1/tone' };

/** Finds the succession of `/v1/tone` with an entry for it. */
function find(entry: Successors['operations'][string]) {
  return findSuccession(facts, { operations: { '/v1/tone': entry }, bodies: {} }, oldTone, PAGE);
}

describe('findSuccession', () => {
  it('maps parameters, and says where a value moves', () => {
    const parameter = (name: string) => ({ name, in: 'query' as const, field: field(name), examples: [] });
    const moved = minimalFacts([
      operation('/v2/tone', { parameters: [parameter('lang')] }),
      operation('/v1/tone', { deprecated: true, parameters: [parameter('text')], request: [] }),
    ]);
    const operations = { '/v1/tone': { successor: '/v2/tone', renames: {} } };
    expect(findSuccession(moved, { operations, bodies: {} }, oldTone, PAGE).rows).toMatchObject([
      { change: 'same', from: 'text', to: 'text', notes: [{ kind: 'place', from: 'query', to: 'body' }] },
      { change: 'new', to: 'lang', notes: [{ kind: 'new' }, { kind: 'place', to: 'query' }] },
    ]);
  });

  it('returns only the note if no successor is documented', () => {
    const note = 'There is no successor.';
    expect(find({ successor: null, renames: {}, note })).toEqual({ rows: [], note });
  });

  it.each([
    ['an operation', oldTone, '/v1/tone'],
    ['a body', { body: 'refusal' }, 'refusal'],
  ])('requires an entry for %s in its own section', (_case, legacy, key) => {
    const operations = { refusal: { successor: null, renames: {} } };
    const error = errorDetails(() => findSuccession(facts, { operations, bodies: {} }, legacy, PAGE));
    expect(error).toMatchObject({ file: 'openapi/successors.yaml', problem: expect.stringContaining(`"${key}"`) });
  });

  it.each([
    ['an unknown legacy field', { respons: 'text' }, 'respons'],
    ['an unknown field of the successor', { response: 'txt' }, 'txt'],
  ])('rejects a rename with %s', (_case, renames, found) => {
    expect(errorDetails(() => find({ successor: '/v2/tone', renames }))).toMatchObject({ file: PAGE, found });
  });
});
