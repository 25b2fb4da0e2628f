import { describe, expect, it } from 'vitest';

import { describeFieldOrigin, describeOrigin } from '../../src/differences/describeNotes';
import { originIn, type OperationOrigin } from '../../src/differences/operationOrigin';
import type { Successors } from '../../src/facts/successors';
import type { ApiFacts, Operation } from '../../src/types';
import type { Field } from '../../src/fieldTypes';
import { field, minimalFacts, operation } from '../../testing/fixtures';

const NO_SUCCESSORS: Successors = { operations: {}, bodies: {} };

/** Returns an operation whose JSON body has these fields. */
function withRequest(path: string, request: Field[], method: Operation['method'] = 'POST'): Operation {
  const whole = field('', { name: '', types: ['object'], children: request });
  const content = { mediaType: 'application/json', field: whole, examples: [], encoding: [] };
  return operation(path, { method, request, body: { required: true, description: '', contents: [content] } });
}

/** Returns the origin of an operation in versions v1, v2 and so on. */
function originOf(path: string, apis: ApiFacts[]): OperationOrigin | undefined {
  const versions = apis.map((facts, index) => ({ version: `v${index + 1}`, facts }));
  return originIn(versions, NO_SUCCESSORS, { method: 'POST', path });
}

/** Returns the origin of `/tone` if its request has these fields in v1, v2 and so on; undefined if a version lacks it. */
function toneOf(requests: (Field[] | undefined)[]): OperationOrigin | undefined {
  return originOf(
    '/tone',
    requests.map((request) => minimalFacts(request ? [withRequest('/tone', request)] : [])),
  );
}

const textOf = (origin: OperationOrigin | undefined) => origin && describeOrigin(origin);
const fieldText = (origin: OperationOrigin | undefined, part: string, name: string) =>
  describeFieldOrigin(origin?.fieldOrigin(part, name) ?? { was: [] }).join();

const text = field('text');
const lang = field('lang');

describe('the origin of an operation', () => {
  it.each([
    ['in all versions', [[text], [text]], 'in the docs since v1 or earlier'],
    ['added later', [undefined, [text], [text]], 'in the docs since v2'],
    ['removed and added again', [[text], undefined, [text]], 'in the docs since v3'],
    ['removed', [[text], undefined], undefined],
  ])('%s', (_case, requests, expected) => {
    expect(textOf(toneOf(requests))).toBe(expected);
  });

  it('is another one for each method of a path', () => {
    const apis = [minimalFacts([withRequest('/tone', [text], 'GET')]), minimalFacts([withRequest('/tone', [text])])];
    expect(textOf(originOf('/tone', apis))).toBe('in the docs since v2');
  });

  it.each([
    ['names no version', ['v1', 'next'], 'in the docs from the next version on'],
    ['says nothing if nothing is released', ['next'], ''],
  ])('of the unreleased version %s', (_case, names, expected) => {
    const versions = names.map((version) => {
      const operations = version === 'next' ? [withRequest('/tone', [text])] : [];
      return { version, facts: minimalFacts(operations) };
    });
    const origin = originIn(versions, NO_SUCCESSORS, { method: 'POST', path: '/tone' });
    expect(textOf(origin)).toBe(expected);
  });
});

describe('the origin of a field', () => {
  it.each([
    ['in all versions', [[text], [text]], ''],
    ['added later', [[lang], [lang, text]], 'since v2'],
    ['of an operation that was added later', [undefined, [text], [text]], ''],
    ['that the operation does not have', [[lang], [lang]], ''],
  ])('%s', (_case, requests, expected) => {
    expect(fieldText(toneOf(requests), 'request', 'text')).toBe(expected);
  });

  it('is known if the key on the page is another one because of a new field', () => {
    const nested = field('a', { children: [field('a.b')] });
    const origin = toneOf([[field('a-b')], [nested, field('a-b', { key: 'a-b-2' })]]);
    expect(fieldText(origin, 'request', 'a-b-2')).toBe('');
    expect(fieldText(origin, 'request', 'a.b')).toBe('since v2');
  });

  it('is known for nested fields', () => {
    const nested = field('context', { children: [field('context.id')] });
    expect(fieldText(toneOf([[text], [nested]]), 'request', 'context.id')).toBe('since v2');
  });
});
