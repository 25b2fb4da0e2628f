import { describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit/values/json';

import { isPossible, translate, whyImpossible } from '../src/translate/translate';
import type { LegacyField, SuccessorField } from '../src/types';
import { leftOver, unexplained } from '../testing/leftOver';

function current(path: string, given: Partial<SuccessorField> = {}): SuccessorField {
  return { path, type: '', types: ['string'], requirement: 'optional', html: '', ...given };
}

const list = { types: ['array'] };

const LEGACY: LegacyField[] = [
  { path: 'query', to: 'query' },
  { path: 'response', to: 'text' },
  { path: 'context', to: 'chunks' },
  { path: 'context.node_id', to: 'chunks.chunk_id' },
  { path: 'context.node_score' },
  { path: 'metadata', to: 'metadata' },
  { path: 'metadata.llm' },
  { path: 'include_citations', to: 'include_citations' },
];

const CURRENT: SuccessorField[] = [
  current('query'),
  current('text', { requirement: 'required' }),
  current('chunks', list),
  current('chunks.chunk_id'),
  current('metadata', { types: ['object'] }),
  current('include_citations', { types: ['boolean'], default: 'true', legacyDefault: 'false' }),
  current('severity', { types: ['number'] }),
];

function migrationOf(fields = LEGACY, successorFields = CURRENT) {
  return {
    id: 'oldTone',
    path: '/v1/tone',
    title: 'Tone',
    fields,
    examples: [],
    successor: {
      id: 'tone',
      operation: {
        method: 'POST',
        server: 'https://api.example',
        path: '/v2/tone',
        name: 'tone',
        parameters: [],
        keys: [],
        response: { kind: 'json' as const },
      },
      to: '/docs/api/v2/tone',
      fields: successorFields,
    },
  };
}

/** Translates a body, and checks that nothing is lost and everything is explained. */
function translated(body: Json, migration = migrationOf(), answers: Record<string, Json> = {}) {
  const result = translate(migration, body, answers);
  expect(leftOver(body, result)).toEqual([]);
  expect(unexplained(result)).toEqual([]);
  return result;
}

const ANSWER = { text: 'Yes.', include_citations: true };

describe('translate', () => {
  it('renames fields, also in the items of a list, and keeps the others', () => {
    const context: Json = [{ node_id: 'a' }, {}, { node_id: 'b' }];
    const legacy = { query: 'Why?', response: 'Yes.', context, include_citations: true };
    const { body, lines, questions } = translated(legacy);
    expect(body).toEqual({ ...ANSWER, query: 'Why?', chunks: [{ chunk_id: 'a' }, {}, { chunk_id: 'b' }] });
    expect(questions).toEqual([]);
    const reason = '`response` is `text` in `/v2/tone`.';
    expect(lines).toContainEqual({ kind: 'renamed', from: '/response', to: '/text', reason });
    expect(lines).toContainEqual({ kind: 'kept', from: '/query', to: '/query' });
  });

  it('has one line for a field of all items of a list', () => {
    const context = Array.from({ length: 1000 }, (_item, index) => ({ node_score: index }));
    const { lines } = translated({ response: 'Yes.', context, include_citations: true });
    expect(lines.map(({ kind }) => kind)).toEqual(['renamed', 'dropped', 'kept']);
    expect(lines[1]?.more).toHaveLength(999);
    expect(lines[1]?.more?.[0]).toEqual({ from: '/context/1/node_score', value: 1 });
  });

  it('names the values that have no successor, and leaves out an object without any other', () => {
    const { body, lines } = translated({ response: 'Yes.', metadata: { llm: 'x' }, include_citations: true });
    expect(body).toEqual(ANSWER);
    const reason = '`metadata.llm` has no successor in `/v2/tone`.';
    expect(lines).toContainEqual({ kind: 'dropped', from: '/metadata/llm', value: 'x', reason });
  });

  it('leaves out unknown fields, and names the documented field that was probably meant', () => {
    const { body, lines } = translated({
      ...{ respons: 1, other: { a: [] } },
      response: 'Yes.',
      include_citations: true,
    });
    expect(body).toEqual(ANSWER);
    expect(lines.filter(({ kind }) => kind === 'unknown').map(({ reason }) => reason)).toEqual([
      '`respons` is not a documented field of `/v1/tone`. Did you mean `response`?',
      '`other` is not a documented field of `/v1/tone`.',
    ]);
  });

  it('has one line for all further fields if many are unknown', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_field, index) => [`field${index}`, index]));
    const { lines } = translated({ ...many, response: 'Yes.', include_citations: true });
    expect(lines.length).toBeLessThan(200);
    expect(lines.some(({ more = [] }) => more.length > 4000)).toBe(true);
  });

  it('keeps a field that has the name of the current API already', () => {
    const { body } = translated({ text: 'Yes.', severity: 0.5, include_citations: true });
    expect(body).toEqual({ ...ANSWER, severity: 0.5 });
  });

  it('overwrites nothing if two values would be the same field', () => {
    const both = translated({ text: 'new', response: 'old', include_citations: true });
    expect(both.body).toEqual({ text: 'old', include_citations: true });
    expect(both.lines.find(({ from }) => from === '/text')).toMatchObject({ kind: 'dropped', value: 'new' });
    const merged = migrationOf([
      { path: 'a', to: 'text' },
      { path: 'b', to: 'text' },
    ]);
    expect(translated({ a: 1, b: 2, include_citations: true }, merged).lines[1]?.reason).toBe(
      '`a` and `b` would both be `text` in `/v2/tone`. The value of `b` is left out.',
    );
  });

  it('adds the legacy default where the current one is another', () => {
    const { body, lines } = translated({ response: 'Yes.' });
    expect(body).toEqual({ text: 'Yes.', include_citations: false });
    const added = lines.find(({ kind }) => kind === 'added');
    expect(added).toMatchObject({ to: '/include_citations', value: false });
    expect(added?.reason).toMatch(/`\/v1\/tone` uses `false`, and `\/v2\/tone` uses `true`/);
    expect(translated({ response: 'Yes.', include_citations: null }).body).toMatchObject({ include_citations: null });
  });

  it('asks for required fields without a value, and takes the answers', () => {
    const { questions, body } = translated({ include_citations: true });
    expect(questions.map(({ pointer, field }) => [pointer, field.path])).toEqual([['/text', 'text']]);
    expect(body).toEqual({ include_citations: true });
    const answered = translated({ include_citations: true }, migrationOf(), { '/text': 'Yes.' });
    expect(answered.body).toEqual(ANSWER);
    expect(answered.questions).toEqual([]);
    expect(answered.lines).toContainEqual(expect.objectContaining({ kind: 'added', to: '/text', value: 'Yes.' }));
  });

  it('asks for required fields inside of lists', () => {
    const fields = [...CURRENT, current('chunks.chunk_text', { requirement: 'required' })];
    const { questions } = translated({ response: 'Yes.', context: [{ node_id: 'a' }] }, migrationOf(LEGACY, fields));
    expect(questions.map(({ pointer }) => pointer)).toEqual(['/chunks/0/chunk_text']);
  });

  it.each<[string, Json]>([
    ['null', null],
    ['a text instead of a list', 'text'],
    ['an object instead of a list', { node_id: 'a' }],
    ['items that are no objects', [1, null, 'x', [{ node_id: 'a' }], []]],
    ['an empty list', []],
  ])('keeps %s where it is', (_case, context) => {
    const { body } = translated({ response: 'Yes.', context, include_citations: true });
    expect(JSON.stringify((body as { chunks: Json }).chunks)).toBe(JSON.stringify(context).replace('node', 'chunk'));
  });

  it('does not take a name with dots for a path', () => {
    const { body, lines } = translated({ response: 'Yes.', 'context.node_id': 'a', include_citations: true });
    expect(body).toEqual(ANSWER);
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'unknown', from: '/context.node_id' }));
    const dotted = migrationOf([{ path: 'a.b', to: 'text' }]);
    expect(translated({ 'a.b': 'Yes.', include_citations: true }, dotted).body).toEqual(ANSWER);
  });

  it('loses no names of object prototypes', () => {
    const odd = JSON.parse('{"__proto__": {"a": 1}, "constructor": 1, "response": {"__proto__": 2}}') as Json;
    const { body } = translated(odd);
    expect(JSON.stringify(body)).toBe('{"text":{"__proto__":2},"include_citations":false}');
  });

  it.each<[string, LegacyField[], Json, object]>([
    [
      'out of a list',
      [
        { path: 'context', to: 'chunks' },
        { path: 'context.answer', to: 'text' },
      ],
      { context: [{ answer: 'a' }, { answer: 'b' }] },
      { from: '/context/0/answer', more: [{ value: 'b' }] },
    ],
    ['into an object', [{ path: 'id', to: 'metadata.id' }], { id: 1 }, { from: '/id', value: 1 }],
  ])('says that a field cannot move %s', (_case, fields, legacy, line) => {
    const { lines } = translated(legacy, migrationOf(fields, [...CURRENT, current('metadata.id')]));
    expect(lines[0]).toMatchObject({ kind: 'dropped', ...line });
    expect(lines[0]?.reason).toContain('Move it by hand');
  });

  it('does not change the legacy body', () => {
    const legacy = { response: { a: [1] }, context: [{ node_id: 'a', node_score: 1 }] };
    const before = JSON.stringify(legacy);
    translate(migrationOf(), legacy, { '/query': 'q' });
    expect(JSON.stringify(legacy)).toBe(before);
  });
});

describe('a migration without a successor', () => {
  it('is not possible, and the reason is a sentence', () => {
    const without = { id: 'oldTone', path: '/v1/tone', title: 'Tone', fields: [], examples: [] };
    expect(isPossible(without)).toBe(false);
    expect(whyImpossible(without)).toBe('No successor of `/v1/tone` is documented, so there is no new call.');
    expect(whyImpossible({ ...without, refused: 'It takes a form.' })).toBe('It takes a form.');
  });
});
