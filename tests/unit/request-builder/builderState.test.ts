import { describe, expect, it } from 'vitest';

import type { FormShape, RequestForm } from '../../../plugins/request-validators/types';
import {
  builderReducer,
  startFrom,
  type BuilderAction,
  type BuilderState,
} from '../../../src/components/RequestBuilder/builderState';
import { readBody } from '../../../src/components/RequestBuilder/readBody';
import { body } from './chunkForm';

const form: RequestForm = {
  server: 'https://api.example',
  operation: { path: '/v2/tone', name: 'tone', readsData: true },
  body,
  examples: [{ key: 'two', summary: 'Two metrics', value: { query: 'Why?', metrics: ['pii', 'tone'] } }],
};

function shapeOf(name: string): FormShape {
  const shape = body.fields?.find((field) => field.name === name);
  if (!shape) throw new Error(`no field ${name}`);
  return shape;
}

const metrics = shapeOf('metrics');
const context = shapeOf('context');

function after(state: BuilderState, ...actions: BuilderAction[]): BuilderState {
  return actions.reduce(builderReducer, state);
}

function bodyAfter(...actions: BuilderAction[]) {
  return readBody(body, after(startFrom(form, 'two'), ...actions).value).body;
}

const add = { type: 'add', path: ['metrics'], item: metrics.item as FormShape } as const;
const remove = (key: string) => ({ type: 'remove', path: ['metrics'], key, list: metrics }) as const;

describe('the request builder', () => {
  it('starts from an example', () => {
    expect([startFrom(form, 'two').example, bodyAfter()]).toEqual(['two', { query: 'Why?', metrics: ['pii', 'tone'] }]);
  });

  it('starts empty for a word that names no example', () => {
    const { value, example } = startFrom(form, '');
    expect([readBody(body, value).body, example]).toEqual([{}, '']);
  });

  it('takes what is written, into an item too', () => {
    expect(
      bodyAfter(
        { type: 'write', path: ['query'], text: 'How?' },
        { type: 'write', path: ['metrics', '1'], text: 'clarity' },
      ),
    ).toEqual({ query: 'How?', metrics: ['pii', 'clarity'] });
  });

  it('adds an item at the end, under a key that no item ever had', () => {
    const { value } = after(startFrom(form, 'two'), remove('1'), add);
    expect(value.fields.metrics?.items.map(({ key }) => key)).toEqual(['0', '2']);
  });

  it('removes the named item and no other', () => {
    expect(bodyAfter(remove('0'))).toEqual({ query: 'Why?', metrics: ['tone'] });
  });

  it('leaves a list out with its last item, unless it may be null', () => {
    expect(bodyAfter(remove('0'), remove('1'))).toEqual({ query: 'Why?' });
    expect(
      bodyAfter(
        { type: 'add', path: ['context'], item: context.item as FormShape },
        { type: 'remove', path: ['context'], key: '0', list: context },
      ),
    ).toMatchObject({ context: [] });
  });

  it.each([
    ['out', {}],
    ['null', { context: null }],
    ['in', { context: [] }],
  ] as const)('sends a list that may be null as chosen: %s', (presence, expected) => {
    expect(bodyAfter({ type: 'choose', path: ['context'], presence })).toEqual({
      query: 'Why?',
      metrics: ['pii', 'tone'],
      ...expected,
    });
  });

  it('remembers where the reader has been until the form is filled anew', () => {
    const visited = after(startFrom(form, 'two'), { type: 'visit', path: ['metrics', '0'] });
    expect([...visited.visited]).toEqual(['metrics/0']);
    expect(after(visited, { type: 'start', form, example: 'two' }).visited.size).toBe(0);
  });

  it('changes nothing when a place is visited again', () => {
    const visited = after(startFrom(form, 'two'), { type: 'visit', path: ['query'] });
    expect(after(visited, { type: 'visit', path: ['query'] })).toBe(visited);
  });

  it('changes nothing at a place that is gone', () => {
    expect(bodyAfter(remove('0'), { type: 'write', path: ['metrics', '0'], text: 'late' })).toEqual({
      query: 'Why?',
      metrics: ['tone'],
    });
  });
});
