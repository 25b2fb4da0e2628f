import { describe, expect, it } from 'vitest';

import { describeChange, diffFacts } from '../../src/differences/diffFacts';
import type { FieldNote } from '../../src/differences/compareRows';
import type { Successors } from '../../src/facts/successors';
import type { Field } from '../../src/fieldTypes';
import type { Operation } from '../../src/types';
import { factsOfPaths, field, operation, minimalFacts } from '../../testing/fixtures';

const noSuccessors: Successors = { operations: {}, bodies: {} };
const successors: Successors = {
  operations: { '/v1/tone': { successor: '/v2/tone', renames: { response: 'text' } } },
  bodies: {},
};

function diff(older: Operation[], newer: Operation[], table = noSuccessors): string[] {
  return diffFacts(minimalFacts(older), minimalFacts(newer), table).map(({ kind, operation: path, text }) =>
    [kind, path, text].join(' | '),
  );
}

function diffRequest(older: Field[], newer: Field[]): string[] {
  return diff([operation('/v2/tone', { request: older })], [operation('/v2/tone', { request: newer })]).map((line) =>
    line.replace(' | /v2/tone | ', ': '),
  );
}

const operationsOf = (paths: object) => factsOfPaths(paths).operations;
const nowRequired: FieldNote = { kind: 'requirement', from: 'optional', to: 'required' };
const text = { 'text/plain': { schema: { type: 'string' } } };
const limited = { name: 'limit', in: 'query', schema: { type: 'integer' } };
const object = { properties: { id: { type: 'string' } } };
const request = (schema: object, type = 'application/json', more = {}) => ({
  requestBody: { content: { [type]: { schema, ...more } } },
});
const chosenBy = (mapping: object) => ({ discriminator: { propertyName: 'kind', mapping } });
const callback = (responses: object) => ({ callbacks: { done: { '{$url}': { post: { responses } } } } });
const [card, cash, voucher] = ['card', 'cash', 'voucher'].map((name) => ({
  title: name,
  properties: { [name]: { type: 'string' } },
}));

describe('the parts of an operation besides its JSON bodies', () => {
  it.each<[string, Record<string, unknown>, Record<string, unknown>, string[]]>([
    ['a removed parameter', { parameters: [limited] }, {}, ['breaking | /a | query field `limit` removed']],
    [
      'a header of a reply',
      { responses: { 404: { headers: { 'X-Id': { schema: { type: 'string' } } } } } },
      { responses: { 404: {} } },
      ['breaking | /a | reply 404 header field `X-Id` removed'],
    ],
    [
      'another authentication',
      {},
      { security: [{ key: ['read'] }] },
      ['breaking | /a | access without authentication removed', 'added | /a | authentication `key` (`read`) added'],
    ],
    [
      'how a parameter is written into the URL',
      { parameters: [{ ...limited, style: 'pipeDelimited' }] },
      { parameters: [limited] },
      ['breaking | /a | query field `limit`: style: pipeDelimited → none'],
    ],
    [
      'a deprecated parameter',
      { parameters: [limited] },
      { parameters: [{ ...limited, deprecated: true }] },
      ['deprecated | /a | query field `limit`'],
    ],
    [
      'a body that became optional',
      { requestBody: { required: true, content: text } },
      { requestBody: { content: text } },
      ['compatible | /a | request body: no longer required'],
    ],
    [
      'another JSON media type',
      request(object),
      request(object, 'application/merge-patch+json'),
      ['breaking | /a | request: media type: application/json → application/merge-patch+json'],
    ],
    [
      'a JSON body without fields of its own',
      request({ oneOf: [card, cash] }),
      request({}, 'text/plain'),
      ['breaking | /a | request field `(body)` removed', 'added | /a | request text/plain added'],
    ],
    [
      'the values of a discriminator',
      request(chosenBy({ a: '#/info', b: '#/info' })),
      request(chosenBy({ a: '#/info', c: '#/info' })),
      ['breaking | /a | request variant `info`: chosen by `kind`: `a`, `b` → `a`, `c`'],
    ],
    [
      'a variant of a JSON body',
      request({ oneOf: [card, cash, voucher] }),
      request({ oneOf: [card, cash] }),
      ['breaking | /a | request variant `voucher` removed'],
    ],
    [
      'a field that only replies have now',
      request(object),
      request({ properties: { id: { type: 'string', readOnly: true } } }),
      ['breaking | /a | request field `id`: in requests and replies → only in replies'],
    ],
    [
      'how a part of a form is sent',
      request(object, 'multipart/form-data'),
      request(object, 'multipart/form-data', { encoding: { id: { contentType: 'image/png' } } }),
      ['breaking | /a | request multipart/form-data: sending of `id`: text/plain → image/png'],
    ],
    [
      'a link of a reply',
      { responses: { 200: { links: { next: { operationId: 'b' } } } } },
      { responses: { 200: { links: { next: { operationId: 'c' }, last: { operationId: 'd' } } } } },
      ['breaking | /a | reply 200 link `next`: operation: b → c', 'added | /a | reply 200 link `last` added'],
    ],
    [
      'a server of the operation',
      { servers: [{ url: 'https://a.example' }] },
      { servers: [{ url: 'https://b.example' }] },
      ['breaking | /a | server `https://a.example` removed', 'added | /a | server `https://b.example` added'],
    ],
    [
      'a status inside of a callback',
      callback({ 200: {}, 404: {} }),
      callback({ 200: {} }),
      ['breaking | /a | callback `done` POST `{$url}`: status 404 removed'],
    ],
    ['a callback as a whole', callback({ 200: {} }), {}, ['breaking | /a | callback `done` POST `{$url}` removed']],
    ['an operation that is no longer deprecated', { deprecated: true }, {}, ['compatible | /a | no longer deprecated']],
  ])('include %s', (_case, older, newer, changes) => {
    expect(diff(operationsOf({ '/a': { get: older } }), operationsOf({ '/a': { get: newer } }))).toEqual(changes);
  });

  it('include the servers and webhooks of the whole file', () => {
    const facts = (host: string, statuses: Record<string, unknown>) =>
      factsOfPaths(
        { '/a': { get: {} } },
        { servers: [{ url: `https://${host}.example` }], webhooks: { scanned: { post: { responses: statuses } } } },
      );
    const changes = diffFacts(facts('a', { 200: {} }), facts('b', { 200: {}, 410: {} }), noSuccessors);
    expect(changes.map(({ operation: where, text: what }) => `${where}: ${what}`)).toEqual([
      'servers: server `https://a.example` removed',
      'servers: server `https://b.example` added',
      'webhooks: webhook `scanned` POST: status 410 added',
    ]);
  });

  it('belong to the operation with the same method', () => {
    const older = operationsOf({ '/a': { get: {}, post: {} } });
    const newer = operationsOf({ '/a': { get: {}, delete: {} } });
    expect(diff(older, newer)).toEqual(['breaking | POST /a | removed', 'added | DELETE /a | new operation']);
  });
});

describe('diffFacts', () => {
  const required = { requirement: 'required' } as const;
  const limited = { limits: { minimum: 1 } };
  const object = field('o', { children: [field('o.a'), field('o.b')] });
  const smallerObject = field('o', { children: [field('o.a')] });

  it.each<[string, Field[], Field[], string]>([
    ['a new required field', [], [field('a', required)], 'breaking: required request field `a` added'],
    ['a removed object, without its children', [object], [], 'breaking: request field `o` removed'],
    ['a removed nested field', [object], [smallerObject], 'breaking: request field `o.b` removed'],
    ['a removed limit', [field('a', limited)], [field('a')], 'compatible: request field `a`: limit lifted: 1 or more'],
  ])('reports %s', (_case, older, newer, expected) => {
    expect(diffRequest(older, newer)).toEqual([expected]);
  });

  const legacy = operation('/v1/tone', { request: [field('response'), field('query')] });
  const current = operation('/v2/tone', { request: [field('text', { requirement: 'required' })] });

  it('maps the fields of a newly deprecated operation to its successor', () => {
    const changes = diffFacts(
      minimalFacts([legacy]),
      minimalFacts([{ ...legacy, deprecated: true }, current]),
      successors,
    );
    expect(changes).toEqual([
      {
        kind: 'deprecated',
        operation: '/v1/tone',
        text: 'deprecated',
        pairedWith: '/v2/tone',
        fields: [
          { change: 'renamed', from: 'response', to: 'text', notes: [nowRequired] },
          { change: 'dropped', from: 'query', notes: [] },
        ],
      },
      { kind: 'added', operation: '/v2/tone', text: 'new operation', pairedWith: '/v1/tone' },
    ]);
  });

  it('is empty for two identical files, also with an operation that was deprecated before', () => {
    const same = [{ ...legacy, deprecated: true }, operation('/v2/tone', { request: [field('text', limited)] })];
    expect(diff(same, same, successors)).toEqual([]);
  });

  it('reports a removed operation first, as breaking and with its successor', () => {
    const changes = diffFacts(minimalFacts([legacy]), minimalFacts([current]), successors);
    expect(changes.map(({ kind, operation: path, pairedWith }) => [kind, path, pairedWith])).toEqual([
      ['breaking', '/v1/tone', '/v2/tone'],
      ['added', '/v2/tone', '/v1/tone'],
    ]);
  });

  it('pairs a method of a path with a method of another one', () => {
    const table = { operations: { 'PUT /v1/tone': { successor: 'PUT /v2/tone', renames: {} } }, bodies: {} };
    const both = (path: string) => [operation(path), operation(path, { method: 'PUT' })];
    const changes = diffFacts(minimalFacts(both('/v1/tone')), minimalFacts(both('/v2/tone')), table);
    expect(changes.map(({ kind, operation: ref, pairedWith }) => [kind, ref, pairedWith])).toEqual([
      ['breaking', 'POST /v1/tone', undefined],
      ['breaking', 'PUT /v1/tone', 'PUT /v2/tone'],
      ['added', 'POST /v2/tone', undefined],
      ['added', 'PUT /v2/tone', 'PUT /v1/tone'],
    ]);
  });

  it('omits a successor that the newer file does not have', () => {
    expect(diffFacts(minimalFacts([legacy]), minimalFacts([]), successors)).toEqual([
      { kind: 'breaking', operation: '/v1/tone', text: 'removed' },
    ]);
  });
});

describe('describeChange', () => {
  it('lists the fields that differ in the successor', () => {
    const text = describeChange({
      kind: 'deprecated',
      operation: '/v1/tone',
      text: 'deprecated',
      pairedWith: '/v2/tone',
      fields: [
        { change: 'same', from: 'query', to: 'query', notes: [] },
        { change: 'renamed', from: 'response', to: 'text', notes: [nowRequired] },
      ],
    });
    expect(text).toBe('- `/v1/tone`: deprecated, use `/v2/tone`\n  - `response` → `text` (renamed; now required)');
  });

  it('names the operation that a new one replaces', () => {
    const text = describeChange({ kind: 'added', operation: '/b', text: 'new operation', pairedWith: '/a' });
    expect(text).toBe('- `/b`: new operation, replaces `/a`');
  });
});
