import { describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit/values/json';

import { recognize } from '../src/recognize';
import type { Migration, ReadInput } from '../src/types';

const named = (paths: string[]) => paths.map((path) => ({ path }));

/** A migration with what matters here. */
function migration(id: string, fields: string[], path = `/v1/${id}`): Migration {
  const successor = { operation: { path: `/v2/${id}` } } as NonNullable<Migration['successor']>;
  return { id, method: 'POST', path, title: id, fields: named(fields), examples: [], successor };
}

const MOVES = [
  migration('clarity', ['query', 'response']),
  migration('tone', ['query', 'response']),
  migration('faithfulness', ['query', 'response', 'context', 'context.node_id']),
  migration('pii', ['text', 'allowlist']),
  migration('cost', ['tokens']),
  { id: 'refusal', title: 'Refusal', fields: named(['query', 'answer']), examples: [] },
];

function read(body: Json, given: Partial<ReadInput> = {}): ReadInput {
  return { body, leftOut: [], ...given };
}

const command = (path: string, method = 'POST'): ReadInput => read({ query: '', response: '' }, { path, method });

describe('the path of a command', () => {
  it.each([
    ['of an operation', '/v1/tone'],
    ['with a slash at its end', '/v1/tone/'],
    ['behind a proxy', '/gateway/v1/tone'],
  ])('%s decides', (_case, path) => {
    expect(recognize(command(path), MOVES)).toEqual({ id: 'tone', others: [] });
    expect(recognize(command(path), MOVES, 'tone')).toEqual({ id: 'tone', others: [] });
  });

  it('may be one of two that differ in the slash at the end', () => {
    const both = ['/v1/notes', '/v1/notes/'].map((path) => migration(path, ['query'], path));
    const ids = ['/v1/notes', '/v1/notes/'].map((path) => recognize(command(path), both)?.id);
    expect(ids).toEqual(['/v1/notes', '/v1/notes/']);
    expect(recognize(command('/v1/notes'), both.slice(1))?.id).toBe('/v1/notes/');
  });

  it('of another operation than the chosen one offers it', () => {
    expect(recognize(command('/v1/tone'), MOVES, 'clarity')).toEqual({
      others: ['tone'],
      message: 'The command calls `/v1/tone`.',
    });
  });

  it('of the current API says that there is nothing to move', () => {
    const { id, message } = recognize(command('/v2/tone'), MOVES, 'tone');
    expect(id).toBeUndefined();
    expect(message).toBe('`/v2/tone` is an operation of the current API. There is nothing to move.');
  });

  it('with another method names the right one', () => {
    expect(recognize(command('/v1/tone', 'GET'), MOVES)).toEqual({
      others: ['tone'],
      message: '`/v1/tone` takes `POST`, but the command sends `GET` without a body.',
    });
  });

  it('that is unknown is named, never guessed from the fields', () => {
    const unknown = read({ query: '', answer: '' }, { path: '/v1/tones', method: 'POST' });
    const message = 'No legacy operation has the path `/v1/tones`. Choose the operation.';
    expect(recognize(unknown, MOVES)).toEqual({ others: ['tone'], message });
    expect(recognize(unknown, MOVES, 'clarity')).toEqual({ id: 'clarity', others: ['tone'], message });
  });

  it('of many slashes is read in linear time', () => {
    const started = process.cpuUsage();
    recognize(command(`${'/'.repeat(100_000)}a`), MOVES);
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  });

  it('that is only a slash leaves the decision to the names of the fields', () => {
    const found = recognize(read({ query: '', answer: '' }, { path: '/', method: 'POST' }), MOVES);
    expect(found).toEqual({ id: 'refusal', others: [] });
  });
});

describe('the names of the fields', () => {
  it.each<[string, Json]>([
    ['pii', { text: '', allowlist: [] }],
    ['cost', { tokens: 1, other: 2 }],
    ['faithfulness', { query: '', response: '', context: [{ node_id: 'a', extra: 1 }] }],
    ['refusal', { answer: '' }],
  ])('find %s', (id, body) => {
    expect(recognize(read(body), MOVES)).toEqual({ id, others: [] });
  });

  it('that several operations share offer these, the ones with the fewest other fields first', () => {
    const { id, others, message } = recognize(read({ query: '', response: '' }), MOVES);
    expect(id).toBeUndefined();
    expect(others).toEqual(['clarity', 'tone', 'faithfulness']);
    expect(message).toContain('Several');
    expect(recognize(read({ query: '', response: '' }), MOVES, 'tone')).toEqual({ id: 'tone', others: [] });
  });

  it('that fit another operation better than the chosen one offer it, and keep the choice', () => {
    const found = recognize(read({ query: '', response: '', context: [] }), MOVES, 'tone');
    expect(found).toMatchObject({ id: 'tone', others: ['faithfulness'] });
    expect(found.message).toContain('another legacy operation');
  });

  it('of a misspelled field do not speak against the choice', () => {
    expect(recognize(read({ query: '', respons: '' }), MOVES, 'tone')).toEqual({ id: 'tone', others: [] });
  });

  it('that are all unknown find none', () => {
    for (const body of [{}, { messages: [] }] as Json[]) {
      expect(recognize(read(body), MOVES)).toEqual({
        others: [],
        message: expect.stringContaining('No legacy') as string,
      });
    }
    expect(recognize(read({}), MOVES, 'tone')).toEqual({ id: 'tone', others: [] });
  });
});
