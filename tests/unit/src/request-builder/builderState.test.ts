import { describe, expect, it } from 'vitest';

import type { RequestForm } from '../../../../plugins/api/validators/types';
import {
  builderReducer,
  startFrom,
  type BuilderAction,
  type BuilderState,
} from '../../../../src/components/RequestBuilder/builderState';
import { readBody } from '../../../../src/components/RequestBuilder/readBody';
import { body, listShapes } from './chunkForm';

const form: RequestForm = {
  operation: {
    method: 'POST',
    server: 'https://api.example',
    path: '/v2/tone',
    name: 'tone',
    parameters: [],
    keys: [],
    reply: { kind: 'json' },
  },
  body,
  examples: [{ key: 'two', summary: 'Two metrics', value: { query: 'Why?', metrics: ['pii', 'tone'] } }],
};

const metrics = listShapes('metrics');
const context = listShapes('context');

function after(state: BuilderState, ...actions: BuilderAction[]): BuilderState {
  return actions.reduce(builderReducer, state);
}

function bodyAfter(...actions: BuilderAction[]) {
  return readBody(body, after(startFrom(form, 'two'), ...actions).value).body;
}

const add = { type: 'add', path: ['metrics'], item: metrics.item } as const;
const remove = (key: string) => ({ type: 'remove', path: ['metrics'], key, list: metrics.list }) as const;

describe('startFrom', () => {
  it.each([
    ['an example', 'two', { example: 'two', json: { query: 'Why?', metrics: ['pii', 'tone'] } }],
    ['an empty form for an unknown example', '', { example: '', json: {} }],
  ])('starts with %s', (_case, example, expected) => {
    const state = startFrom(form, example);
    expect({ example: state.example, json: readBody(body, state.value).body }).toEqual(expected);
  });
});

describe('builderReducer', () => {
  it('writes text, also into an item', () => {
    expect(
      bodyAfter(
        { type: 'write', path: ['query'], text: 'How?' },
        { type: 'write', path: ['metrics', '1'], text: 'clarity' },
      ),
    ).toEqual({ query: 'How?', metrics: ['pii', 'clarity'] });
  });

  it('adds an item at the end, with a key that no item ever had', () => {
    const { value } = after(startFrom(form, 'two'), remove('1'), add);
    expect(value.fields.metrics?.items.map(({ key }) => key)).toEqual(['0', '2']);
  });

  it('removes only the item with the key', () => {
    expect(bodyAfter(remove('0'))).toEqual({ query: 'Why?', metrics: ['tone'] });
  });

  it('leaves out an empty list that is not nullable', () => {
    expect(bodyAfter(remove('0'), remove('1'))).toEqual({ query: 'Why?' });
  });

  it('keeps an empty list that is nullable', () => {
    expect(
      bodyAfter(
        { type: 'add', path: ['context'], item: context.item },
        { type: 'remove', path: ['context'], key: '0', list: context.list },
      ),
    ).toMatchObject({ context: [] });
  });

  it.each([
    ['out', {}],
    ['null', { context: null }],
    ['in', { context: [] }],
  ] as const)('chooses how to send a nullable list: %s', (presence, expected) => {
    expect(bodyAfter({ type: 'choose', path: ['context'], presence })).toEqual({
      query: 'Why?',
      metrics: ['pii', 'tone'],
      ...expected,
    });
  });

  it('keeps visited paths until the form starts from an example again', () => {
    const visited = after(startFrom(form, 'two'), { type: 'visit', path: ['metrics', '0'] });
    expect([...visited.visited]).toEqual(['metrics/0']);
    expect(after(visited, { type: 'start', form, example: 'two' }).visited.size).toBe(0);
  });

  it('returns the same state for a path that was visited before', () => {
    const visited = after(startFrom(form, 'two'), { type: 'visit', path: ['query'] });
    expect(after(visited, { type: 'visit', path: ['query'] })).toBe(visited);
  });

  it('changes nothing at a removed item', () => {
    expect(bodyAfter(remove('0'), { type: 'write', path: ['metrics', '0'], text: 'late' })).toEqual({
      query: 'Why?',
      metrics: ['tone'],
    });
  });
});
