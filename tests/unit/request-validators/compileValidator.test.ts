import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import type { Schema } from '../../../plugins/api-facts/schema';
import { compileValidator } from '../../../plugins/request-validators/compileValidator';
import type { RequestValidator } from '../../../plugins/request-validators/types';
import { projectDir } from '../../../scripts/run';
import { everyKind } from './schemas';

// Inside the project, so that what a module imports is found.
const cache = path.join(projectDir, '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'validators-'));
let files = 0;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function compiled(schema: Schema): Promise<RequestValidator> {
  files += 1;
  const file = path.join(folder, `${files}.mjs`);
  writeFileSync(file, compileValidator(schema, 'openapi/tiny.yaml, /tone'));
  const module = (await import(pathToFileURL(file).href)) as { validate: RequestValidator };
  return module.validate;
}

const valid = { query: 'Why?', context: [{ chunk_id: 'a' }], metrics: ['pii'] };

describe('a compiled validator', () => {
  it.each<[string, unknown, string[]]>([
    ['a body that fits', valid, []],
    ['a nullable value that is null', { ...valid, context: null }, []],
    ['a property that the schema does not name', { ...valid, other: {} }, []],
    ['both ends of a range', { ...valid, severity: 1 }, []],
    ['several faults at once', { query: 1, context: [] }, [' required', '/query type']],
    ['a number out of range', { ...valid, severity: 1.5 }, ['/severity maximum']],
    ['an item that is there twice', { ...valid, metrics: ['a', 'a'] }, ['/metrics uniqueItems']],
    [
      'an object with none of its alternatives',
      { ...valid, context: [{}] },
      ['/context/0 required', '/context/0 required', '/context/0 anyOf'],
    ],
    ['no object', [], [' type']],
  ])('judges %s', async (_case, body, faults) => {
    const validate = await compiled(everyKind);
    expect(validate(body)).toBe(faults.length === 0);
    expect((validate.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual(faults);
  });

  it('imports the parts of the compiler that it needs', async () => {
    const validate = await compiled({
      type: 'array',
      uniqueItems: true,
      items: { type: 'object', properties: { a: { type: 'string' } } },
    });
    expect([validate([{ a: '1' }, { a: '2' }]), validate([{ a: '1' }, { a: '1' }])]).toEqual([true, false]);
  });

  it('holds a property by the name of an annotation to its schema', async () => {
    const validate = await compiled({ type: 'object', properties: { description: { type: 'string' } } });
    expect([validate({ description: 'words' }), validate({ description: 7 })]).toEqual([true, false]);
  });
});

describe('the source of a validator', () => {
  const source = compileValidator(everyKind, 'openapi/tiny.yaml, /tone');

  it('needs no eval', () => {
    expect(source).not.toMatch(/\beval\b|new Function|require\(/);
  });

  it('is the same each time', () => {
    expect(compileValidator(everyKind, 'openapi/tiny.yaml, /tone')).toBe(source);
  });

  it('carries no descriptions', () => {
    expect(source).not.toContain('What the');
  });

  it('is refused for a keyword that nobody knows', () => {
    const misspelt = { type: 'string', minLenght: 3 } as Schema;
    expect(() => compileValidator(misspelt, 'openapi/tiny.yaml, /tone')).toThrowErrorMatchingInlineSnapshot(`
      [Error: openapi/tiny.yaml, /tone: the request schema cannot be compiled
        expected: keywords of JSON Schema 2020-12 without formats
        found:    strict mode: unknown keyword: "minLenght"
        remedy:   spell the keyword right, or say in the description what it would demand]
    `);
  });
});
