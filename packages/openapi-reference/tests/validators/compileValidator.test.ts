import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import type { Schema } from '@api-docs/openapi-facts/document/schemaObject';
import { withoutRefs } from '@api-docs/openapi-facts/resolve/apiDocument';
import { bundleSchema } from '@api-docs/openapi-facts/testing/bundleSchema';
import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { compileValidator } from '../../src/validators/compileValidator';
import type { RequestValidator } from '../../src/validators/types';

// Inside the project, so that the modules find the packages that they import.
const cache = path.join(__dirname, '../../../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'validators-'));
let files = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function compiled(schema: Schema): Promise<RequestValidator> {
  files += 1;
  const file = path.join(folder, `${files}.mjs`);
  writeFileSync(file, compileValidator(bundleSchema(schema, withoutRefs), 'openapi/a.yaml, /tone'));
  const module = (await import(pathToFileURL(file).href)) as { validate: RequestValidator };
  return module.validate;
}

describe('a compiled validator', () => {
  it('validates a property with the name of an annotation', async () => {
    const validate = await compiled({ type: 'object', properties: { description: { type: 'string' } } });
    expect([validate({ description: 'words' }), validate({ description: 7 })]).toEqual([true, false]);
  });
});

describe('properties with names that every object has', () => {
  const text: Schema = { type: 'string' };
  const properties = Object.fromEntries(['constructor', 'toString', '__proto__'].map((name) => [name, text]));
  const named = (value: unknown) => Object.fromEntries(Object.keys(properties).map((name) => [name, value]));

  it('are validated, and may be missing', async () => {
    const validate = await compiled({ type: 'object', properties, additionalProperties: false });
    expect([validate({}), validate(named('x')), validate(named(7))]).toEqual([true, true, false]);
    expect(validate.errors?.length).toBe(3);
  });

  it('are missing if they are required', async () => {
    const validate = await compiled({ type: 'object', required: Object.keys(properties) });
    expect([validate(named('x')), validate({})]).toEqual([true, false]);
    expect(validate.errors?.map(({ params }) => params.missingProperty)).toEqual(Object.keys(properties));
  });
});

describe('the source of a validator', () => {
  it('cannot be compiled from an invalid keyword', () => {
    const invalid = { type: 'string', minLength: -3 } as Schema;
    const error = errorDetails(() => compileValidator(invalid, 'openapi/a.yaml, /tone'));
    expect(error).toMatchObject({ file: 'openapi/a.yaml, /tone', found: expect.stringContaining('minLength') });
  });

  it('reads classes of Unicode in patterns', async () => {
    const validate = await compiled({ type: 'string', pattern: '^\\p{L}+$' });
    expect([validate('Zoë'), validate('p{L}')]).toEqual([true, false]);
  });

  it('can be compiled from a pattern of another language, a format and an unknown keyword', async () => {
    const validate = await compiled({
      type: 'object',
      properties: { a: { type: 'string', pattern: '(?>x)', format: 'uuid', 'x-more': 1, unknown: 2 } },
    });
    expect([validate({ a: 'y' }), validate({ a: 1 })]).toEqual([true, false]);
  });

  it.each<[string, Schema, unknown[], unknown[]]>([
    [
      'without a pattern that JavaScript cannot read, but with all others',
      { properties: { code: { pattern: '(?>x)' }, zip: { pattern: '^[0-9]{5}$' } } },
      [{ code: 'y' }, { zip: '12345' }],
      [{ zip: 'hello' }],
    ],
    ['with the flag of another language', { pattern: '(?i)^abc$' }, ['ABC'], ['abd']],
    [
      'with a class of Unicode beside an escape that only other patterns may have',
      { properties: { name: { pattern: '^\\p{L}+$' }, id: { pattern: '^[\\w-.]+$' } } },
      [{ name: 'Zoë', id: 'a-b.c' }],
      [{ name: 'p{L}' }, { id: '!' }],
    ],
    [
      'with multiples of decimals',
      { type: 'number', multipleOf: 0.01 },
      [19.99, 0.07, 4.35, -1.1, 12345678.9, 1e21],
      [0.001, 19.995, 10000000.005],
    ],
    ['with characters of two units', { pattern: '^🐲*$' }, ['', '🐲🐲'], ['🐲a']],
  ])('is compiled %s', async (_case, schema, valid, invalid) => {
    const validate = await compiled(schema);
    expect([...valid, ...invalid].map((value) => validate(value))).toEqual([
      ...valid.map(() => true),
      ...invalid.map(() => false),
    ]);
  });
});
