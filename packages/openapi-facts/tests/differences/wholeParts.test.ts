import { describe, expect, it } from 'vitest';

import { diffFacts } from '../../src/differences/diffFacts';
import type { ApiFacts } from '../../src/types';
import { factsOfPaths } from '../../testing/fixtures';

function diff(older: ApiFacts, newer: ApiFacts): string[] {
  const changes = diffFacts(older, newer, { operations: {}, bodies: {} });
  return changes.map(({ kind, operation, text }) => [kind, operation, text].join(' | '));
}

const json = { 'application/json': { schema: { properties: { id: { type: 'string' } } } } };
const text = { 'text/plain': { schema: { type: 'string' } } };

describe('a JSON body that has others beside it', () => {
  const request = (content: object) => factsOfPaths({ '/a': { post: { requestBody: { content } } } });
  const reply = (content: object) => factsOfPaths({ '/a': { post: { responses: { 201: { content } } } } });

  it('is added and removed with its media type', () => {
    expect(diff(request({ ...text, ...json }), request(text))).toEqual([
      'breaking | /a | request application/json removed',
    ]);
    expect(diff(reply(text), reply({ ...text, ...json }))).toEqual(['added | /a | reply 201 application/json added']);
  });

  it('is compared by its fields if both versions have it', () => {
    expect(diff(request(json), request({ ...json, ...text }))).toEqual(['added | /a | request text/plain added']);
  });
});

describe('a change of a security scheme', () => {
  const facts = (name: string) => {
    const securitySchemes = { key: { type: 'apiKey', in: 'header', name } };
    return factsOfPaths({ '/a': { get: {}, post: {} } }, { security: [{ key: [] }], components: { securitySchemes } });
  };

  it('is none if only one version describes the scheme', () => {
    const named = factsOfPaths({ '/a': { get: {}, post: {} } }, { security: [{ key: [] }] });
    expect(diff(named, facts('K'))).toEqual([]);
    expect(diff(facts('K'), named)).toEqual([]);
  });

  it('is listed once, however many operations need it', () => {
    expect(diff(facts('K'), facts('L'))).toEqual(['breaking | authentication | scheme `key`: parameter: K → L']);
  });
});
