import { describe, expect, it } from 'vitest';

import type { Schema } from '../src/document/schemaObject';
import { generateValue } from '../src/examples/generateValue';
import { withoutRefs } from '../src/resolve/apiDocument';
import { SchemaRules } from '../src/schemas/schemaRules';
import type { Json } from '../src/types';

function generate(schema: Schema): Json | undefined {
  return generateValue(schema, new SchemaRules('request', withoutRefs));
}

describe('the generated value', () => {
  it.each<[string, Schema, Json | undefined]>([
    [
      'has a required text whose pattern JavaScript cannot read',
      { type: 'object', required: ['code'], properties: { code: { type: 'string', pattern: '(?>x)' } } },
      { code: 'string' },
    ],
    ['follows a flag of another language', { type: 'string', pattern: '(?i)^[a]$' }, 'A'],
    ['has whole characters of two units', { type: 'string', pattern: '^🐲*$', minLength: 2 }, '🐲🐲'],
    ['has a character of a class of such', { type: 'string', pattern: '^[🐲🐍]$' }, '🐲'],
    ['counts characters and not their units', { type: 'string', enum: ['🐲'], maxLength: 1 }, '🐲'],
    [
      'leaves out a property of which no value is valid',
      { properties: { a: { enum: [] }, b: { const: 1 } } },
      { b: 1 },
    ],
    [
      'is no integer that JavaScript rounds',
      { type: 'integer', exclusiveMinimum: 0, maximum: 2n ** 63n - 1n, multipleOf: 5 },
      5,
    ],
    ['is none if no value is valid', { allOf: [{ type: 'string' }, { type: 'integer' }] }, undefined],
    ['has a property that all objects inherit', { type: 'object', required: ['toString'] }, { toString: 'string' }],
    [
      'does not take an inherited property for one of the value',
      { type: 'object', properties: { constructor: { type: 'number' } }, maxProperties: 0 },
      {},
    ],
    [
      'has different items in another order of their keys',
      { type: 'array', uniqueItems: true, minItems: 2, items: { enum: [{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 2 }] } },
      [{ a: 1, b: 2 }, { a: 2 }],
    ],
    [
      'has different texts of one length',
      { type: 'array', uniqueItems: true, minItems: 2, items: { pattern: '^[A-Z]+$', minLength: 3, maxLength: 3 } },
      ['CCC', 'CCD'],
    ],
    ['is a multiple of a large number', { type: 'integer', multipleOf: 2_000_000_000, minimum: 1 }, 2_000_000_000],
    [
      'has a host in a URL of one scheme',
      { type: 'string', format: 'uri', pattern: '^https://' },
      'https://example.com',
    ],
  ])('%s', (_case, schema, expected) => {
    expect(generate(schema)).toEqual(expected);
  });

  it.each([
    ['duration', 0],
    ['url', 0],
    ['iso-time', 0],
    ['iso-date-time', 0],
    ['json-pointer-uri-fragment', 0],
    ['email', 30],
    ['idn-email', 40],
    ['uri', 30],
    ['uri-reference', 25],
    ['iri', 31],
    ['hostname', 30],
    ['date-time', 30],
    ['time', 20],
    ['json-pointer', 18],
    ['ipv4', 15],
    ['regex', 12],
    ['byte', 12],
  ])('has the format %s with at least %s characters', (format, minLength) => {
    const value = generate({ type: 'string', format, minLength });
    expect(typeof value).toBe('string');
    expect(String(value).length).toBeGreaterThanOrEqual(minLength);
  });

  it.each([
    [{ format: 'email', maxLength: 5 }],
    [{ format: 'uri', maxLength: 10 }],
    [{ format: 'email', pattern: '@acme\\.com$' }],
    [{ format: 'uri', pattern: '^ftp://' }],
    [{ format: 'date-time', pattern: '\\+00:00$' }],
    [{ pattern: '^[😀-😎]{2}$' }],
  ])('has a text for %j', (schema) => {
    expect(typeof generate({ type: 'string', ...schema })).toBe('string');
  });
});
