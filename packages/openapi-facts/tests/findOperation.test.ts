import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { findExample, findLegacyBody, findOperation } from '../src/facts/findOperation';
import { minimalFacts, operation } from '../testing/fixtures';

const PAGE = 'docs/tone.mdx:7';

const facts = minimalFacts(
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
    ['a current operation by path', '/v2/tone', '/v2/tone'],
    ['the current one of two operations with the same name', 'tone', '/v2/tone'],
    ['a deprecated operation by a name that no current one has', 'pii', '/v1/pii'],
  ])('finds %s', (_case, name, path) => {
    expect(findOperation(facts, name, PAGE).path).toBe(path);
  });

  it.each([
    ['a misspelled name', 'tones', 'tones', 'write "tone"'],
    ['an unknown name', 'clarity', 'clarity', 'use one of: tone, /v2/tone, /v1/tone, /v1/pii, /v1/cost, /v0/cost'],
    ['an ambiguous name', 'cost', '/v1/cost, /v0/cost', 'write the full path'],
  ])('rejects %s', (_case, name, found, remedy) => {
    expect(errorDetails(() => findOperation(facts, name, PAGE))).toMatchObject({ file: PAGE, found, remedy });
  });
});

it('findLegacyBody rejects an unknown name', () => {
  const error = errorDetails(() => findLegacyBody(facts, 'tone', PAGE));
  expect(error).toMatchObject({ file: PAGE, found: 'tone', remedy: 'use one of: refusal' });
});

describe('findExample', () => {
  const examples = [
    { key: 'calm', summary: 'Calm', value: 1 },
    { key: 'loud', summary: 'Loud', value: 2 },
  ];

  it.each([
    ['by key', 'loud', 'loud'],
    ['without a key, the first one', undefined, 'calm'],
  ])('finds an example %s', (_case, key, expected) => {
    expect(findExample(examples, key, PAGE, '/v2/tone').key).toBe(expected);
  });

  it.each([
    ['a misspelled key', examples, 'loudd', { found: 'loudd', remedy: 'write "loud"' }],
    ['an unknown key', examples, 'whispered', { found: 'whispered', remedy: 'use one of: calm, loud' }],
    ['an operation without examples', [], undefined, { found: 'none', remedy: 'remove the component' }],
  ])('rejects %s', (_case, given, key, details) => {
    const error = errorDetails(() => findExample(given, key, PAGE, '/v2/tone'));
    expect(error).toMatchObject({ file: PAGE, expected: 'a named example of /v2/tone', ...details });
  });
});
