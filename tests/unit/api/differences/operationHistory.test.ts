import { describe, expect, it } from 'vitest';

import {
  describeOrigin,
  operationHistories,
  type FieldHistory,
  type OperationHistory,
} from '../../../../plugins/api/differences/operationHistory';
import type { Successors } from '../../../../plugins/api/facts/successors';
import type { ApiFacts, Field, Operation } from '../../../../plugins/api/facts/types';
import { field, minimalFacts, operation } from '../fixtures';

const NO_SUCCESSORS: Successors = { operations: {}, bodies: {} };

/** Computes the histories of versions v1, v2 and so on. */
function histories(apis: ApiFacts[], successors = NO_SUCCESSORS): OperationHistory[] {
  return operationHistories(
    apis.map((facts, index) => ({ version: `v${index + 1}`, facts })),
    successors,
  );
}

/** Returns the history of `/tone` if its request has these fields in v1, v2 and so on; undefined if a version lacks it. */
function historyOf(requests: (Field[] | undefined)[]): OperationHistory | undefined {
  const operations = (request: Field[] | undefined): Operation[] =>
    request ? [operation('/tone', { request, body: bodyOf(request) })] : [];
  return histories(requests.map((request) => minimalFacts(operations(request)))).find(({ path }) => path === '/tone');
}

function bodyOf(children: Field[]): NonNullable<Operation['body']> {
  const whole = field('', { name: '', type: 'object', children });
  const content = { mediaType: 'application/json', field: whole, conditions: [], examples: [], encoding: [] };
  return { required: true, description: '', contents: [content] };
}

/** Returns an operation whose JSON body has these fields. */
function withRequest(path: string, request: Field[], given: Partial<Operation> = {}): Operation {
  return operation(path, { request, body: bodyOf(request), ...given });
}

function findField(history: OperationHistory | undefined, path: string): FieldHistory | undefined {
  return history?.fields.find((one) => one.part === 'request' && one.field === path);
}

const text = field('text');
const lang = field('lang');

describe('the life of an operation', () => {
  it.each([
    ['in all versions', [[text], [text], [text]], { since: 'v1' }],
    ['added later', [undefined, [text], [text]], { since: 'v2' }],
    ['removed', [[text], [text], undefined], { since: 'v1', until: 'v2' }],
    ['removed and added again', [[text], undefined, [text]], { since: 'v3' }],
  ])('%s', (_case, requests, expected) => {
    const { since, until } = historyOf(requests) ?? {};
    expect({ since, ...(until === undefined ? {} : { until }) }).toEqual(expected);
  });

  it('is known for each method of a path', () => {
    const get = operation('/tone', { method: 'GET' });
    const found = histories([minimalFacts([operation('/tone')]), minimalFacts([get, operation('/tone')])]);
    expect(found.map(({ method, since }) => [method, since])).toEqual([
      ['GET', 'v2'],
      ['POST', 'v1'],
    ]);
  });

  it('lists removed operations last', () => {
    const found = histories([
      minimalFacts([operation('/old'), operation('/tone')]),
      minimalFacts([operation('/tone')]),
    ]);
    expect(found.map(({ path, until }) => [path, until])).toEqual([
      ['/tone', undefined],
      ['/old', 'v1'],
    ]);
  });
});

describe('the life of a field', () => {
  it.each([
    ['in all versions', [[text], [text]], { since: 'v1' }],
    ['added later', [[lang], [lang, text]], { since: 'v2' }],
    ['removed', [[text, lang], [lang], [lang]], { since: 'v1', until: 'v1' }],
    ['removed and added again', [[text, lang], [lang], [text, lang]], { since: 'v3' }],
    ['of an operation that was added later', [undefined, [text], [text, lang]], { since: 'v2' }],
    ['of a removed operation', [[text], undefined], { since: 'v1' }],
  ])('%s', (_case, requests, expected) => {
    const { since, until } = findField(historyOf(requests), 'text') ?? {};
    expect({ since, ...(until === undefined ? {} : { until }) }).toEqual(expected);
  });

  it('includes nested fields and those of the reply', () => {
    const nested = field('context', { children: [field('context.id')] });
    const fields = historyOf([[nested]])?.fields.map((one) => `${one.part} ${one.field}`);
    expect(fields).toEqual(['request context', 'request context.id', 'reply data']);
  });

  it('has each changed fact with its version and values', () => {
    const states = [
      [field('text', { default: 'false' })],
      [field('text', { default: 'true' })],
      [field('text', { default: 'true', requirement: 'required' })],
      [field('text', { requirement: 'required', limits: ['1 or more'] })],
    ] satisfies Field[][];
    expect(findField(historyOf(states), 'text')?.changes).toEqual([
      { version: 'v2', fact: 'default', from: false, to: true },
      { version: 'v3', fact: 'requirement', from: 'optional', to: 'required' },
      { version: 'v4', fact: 'default', from: true, to: undefined },
      { version: 'v4', fact: 'limits', from: [], to: ['1 or more'] },
    ]);
  });
});

describe('what an operation replaces', () => {
  const legacy = withRequest('/v1/tone', [field('response', { default: '"a"' }), field('seed')]);
  const current = withRequest('/v2/tone', [field('text', { default: '"b"' }), lang]);
  const successors: Successors = {
    operations: { '/v1/tone': { successor: '/v2/tone', renames: { response: 'text' } } },
    bodies: { mood: { successor: '/v2/tone', renames: { words: 'text' } } },
  };
  const bodies = { legacyBodies: [{ name: 'mood', description: '', request: [field('words')], example: null }] };

  it.each([
    ['that both versions have', minimalFacts([legacy, current])],
    ['that was removed with the new version', minimalFacts([current])],
  ])('is an operation %s', (_case, newer) => {
    const found = histories([minimalFacts([legacy]), newer], successors).find(({ path }) => path === '/v2/tone');
    expect(found?.predecessors).toContainEqual({ operation: '/v1/tone' });
    expect(findField(found, 'text')?.predecessors).toEqual([
      { operation: '/v1/tone', field: 'response', changes: [{ fact: 'default', from: 'a', to: 'b' }] },
    ]);
    expect(findField(found, 'lang')?.predecessors).toEqual([]);
  });

  it('is a body without a path', () => {
    const found = histories([minimalFacts([current], bodies)], successors)[0];
    expect(found?.predecessors).toEqual([{ operation: '/v1/tone' }, { body: 'mood' }]);
    expect(findField(found, 'text')?.predecessors).toMatchObject([{ body: 'mood', field: 'words' }]);
  });

  it('names the successor of a legacy operation, or null', () => {
    const api = minimalFacts([legacy, withRequest('/v1/cost', [text]), current]);
    const table = { ...successors.operations, '/v1/cost': { successor: null, renames: {} } };
    const found = histories([api], { operations: table, bodies: {} });
    expect(found.map(({ path, successor }) => [path, successor])).toEqual([
      ['/v1/tone', '/v2/tone'],
      ['/v1/cost', null],
      ['/v2/tone', undefined],
    ]);
  });

  it('is in the first change, with the fields that differ', () => {
    const found = histories([minimalFacts([legacy]), minimalFacts([legacy, current])], successors);
    expect(found.find(({ path }) => path === '/v2/tone')?.changes).toEqual([
      {
        version: 'v2',
        kind: 'added',
        text: expect.stringContaining('`/v1/tone`'),
        fields: expect.arrayContaining([
          expect.stringContaining('`response` → `text`'),
          expect.stringContaining('`seed`'),
        ]),
      },
    ]);
  });
});

describe('the changes of an operation', () => {
  it('start with its first version, and end with its removal', () => {
    const deprecated = operation('/tone', { deprecated: true });
    const found = histories([
      minimalFacts([]),
      minimalFacts([operation('/tone')]),
      minimalFacts([operation('/tone')]),
      minimalFacts([deprecated]),
      minimalFacts([]),
      minimalFacts([]),
    ])[0];
    expect(found?.changes.map(({ version, kind }) => [version, kind])).toEqual([
      ['v2', 'added'],
      ['v4', 'deprecated'],
      ['v5', 'breaking'],
    ]);
  });

  it('do not include those before a gap', () => {
    const required = [field('text', { requirement: 'required' })];
    const found = historyOf([[text], required, undefined, required]);
    expect(found?.changes.map(({ version }) => version)).toEqual(['v4']);
  });
});

describe('describeOrigin', () => {
  const own: FieldHistory = { part: 'request', field: 'text', since: 'v1', predecessors: [], changes: [] };
  const former = (operation: string, name: string) => ({ operation, field: name, changes: [] });

  it.each<[string, FieldHistory, string]>([
    ['nothing for a field that the operation always had', own, ''],
    ['since when a field exists', { ...own, since: 'v2' }, 'since v2'],
    [
      'the former name',
      { ...own, since: 'v2', predecessors: [former('/v1/tone', 'response')] },
      'since v2; was `response` in `/v1/tone`',
    ],
    ['nothing of a former field with the same name', { ...own, predecessors: [former('/v1/tone', 'text')] }, ''],
    [
      'another default of a former field',
      {
        ...own,
        predecessors: [{ operation: '/v1/tone', field: 'text', changes: [{ fact: 'default', from: false, to: true }] }],
      },
      'default was `false` in `/v1/tone`',
    ],
    [
      'all former names',
      { ...own, predecessors: [former('/v1/tone', 'a'), { body: 'mood', field: 'b', changes: [] }] },
      'was `a` in `/v1/tone` and `b` in `mood`',
    ],
  ])('returns %s', (_case, history, expected) => {
    expect(describeOrigin(history, { since: 'v1' })).toBe(expected);
  });
});
