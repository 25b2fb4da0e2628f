import { describe, expect, it } from 'vitest';

import { findExample, findLegacyBody, findOperation } from '../../../plugins/api-facts/findOperation';
import { operation, tinyFacts } from './tinyFacts';

const PAGE = 'docs/tone.mdx:7';

const facts = tinyFacts(
  [
    operation('/v2/tone'),
    operation('/v1/tone', { deprecated: true }),
    operation('/v1/pii', { deprecated: true }),
    operation('/v1/cost', { deprecated: true }),
    operation('/v0/cost', { deprecated: true }),
  ],
  { legacyBodies: [{ name: 'refusal', description: '', request: [], example: null }] },
);

describe('findOperation', () => {
  it.each([
    ['a current operation by its path', '/v2/tone', '/v2/tone'],
    ['a deprecated operation by its path', '/v1/tone', '/v1/tone'],
    ['the current one of two with the same name', 'tone', '/v2/tone'],
    ['a deprecated one by name when no current one has it', 'pii', '/v1/pii'],
  ])('finds %s', (_case, name, path) => {
    expect(findOperation(facts, name, PAGE).path).toBe(path);
  });

  it('refuses a misspelt name and corrects it', () => {
    expect(() => findOperation(facts, 'tones', PAGE)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: unknown operation "tones"
        expected: an operation of openapi/metrics-api.yaml
        found:    tones
        remedy:   write "tone"]
    `);
  });

  it('refuses an unknown name and lists the known ones', () => {
    expect(() => findOperation(facts, 'clarity', PAGE)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: unknown operation "clarity"
        expected: an operation of openapi/metrics-api.yaml
        found:    clarity
        remedy:   use one of: tone, /v2/tone, /v1/tone, /v1/pii, /v1/cost, /v0/cost]
    `);
  });

  it('refuses a name that fits two operations', () => {
    expect(() => findOperation(facts, 'cost', PAGE)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: operation "cost" is ambiguous
        expected: an operation of openapi/metrics-api.yaml
        found:    /v1/cost, /v0/cost
        remedy:   write the full path]
    `);
  });
});

describe('findLegacyBody', () => {
  it('finds a body by its name', () => {
    expect(findLegacyBody(facts, 'refusal', PAGE).name).toBe('refusal');
  });

  it('refuses a misspelt name and corrects it', () => {
    expect(() => findLegacyBody(facts, 'refusals', PAGE)).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: unknown body "refusals"
        expected: an entry of x-legacy-bodies in openapi/metrics-api.yaml
        found:    refusals
        remedy:   write "refusal"]
    `);
  });

  it('lists the known bodies when no name is near', () => {
    expect(() => findLegacyBody(facts, 'tone', PAGE)).toThrow('remedy:   use one of: refusal');
  });
});

describe('findExample', () => {
  const examples = [
    { key: 'calm', summary: 'Calm', value: 1 },
    { key: 'loud', summary: 'Loud', value: 2 },
  ];

  it.each([
    ['by its name', 'loud', 'loud'],
    ['first when no name is given', undefined, 'calm'],
  ])('finds the example %s', (_case, key, expected) => {
    expect(findExample(examples, key, PAGE, '/v2/tone').key).toBe(expected);
  });

  it('refuses an unknown name and lists the known ones', () => {
    expect(() => findExample(examples, 'whispered', PAGE, '/v2/tone')).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: unknown example "whispered"
        expected: a named example of /v2/tone
        found:    whispered
        remedy:   use one of: calm, loud]
    `);
  });

  it('corrects a misspelt name', () => {
    expect(() => findExample(examples, 'loudd', PAGE, '/v2/tone')).toThrow('remedy:   write "loud"');
  });

  it('refuses to choose among no examples', () => {
    expect(() => findExample([], undefined, PAGE, 'the reply of /v2/tone')).toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/tone.mdx:7: no example of the reply of /v2/tone
        expected: a named example of the reply of /v2/tone
        found:    none
        remedy:   leave the component out]
    `);
  });
});
