import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApiFiles } from '../../src/apiFiles';
import type { ValidatorModule } from '../../src/validators/types';
import { validatorFile, writeValidators } from '../../src/validators/writeValidators';

// Inside the project, so that the modules find the packages that they import.
const cache = path.join(__dirname, '../../../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'validators-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const KINDS = 40;

/** A component that refers to five others, and none of them to it. */
function component(kind: number): object {
  const next = Array.from({ length: 5 }, (_, index) => kind + 1 + index * 3).filter((one) => one < KINDS);
  const parts = next.map((one) => [`part${one}`, { $ref: `#/components/schemas/Kind${one}` }]);
  const texts = Array.from({ length: 12 }, (_, index) => [`text${index}`, { type: 'string', maxLength: 5 + index }]);
  const id = { type: 'string', readOnly: true };
  const properties = { ...Object.fromEntries([...parts, ...texts]), toString: { type: 'string' }, id };
  return { type: 'object', required: ['text0', 'id'], properties };
}

const body = (kind: number) => ({
  operationId: `send${kind}`,
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/Kind${kind}` } } },
  },
  responses: {},
});

const kinds = Array.from({ length: KINDS }, (_, kind) => kind);

beforeAll(() => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'Kinds', version: '1' },
    paths: Object.fromEntries(kinds.map((kind) => [`/kinds/${kind}`, { post: body(kind) }])),
    components: { schemas: Object.fromEntries(kinds.map((kind) => [`Kind${kind}`, component(kind)])) },
  };
  writeFileSync(path.join(folder, 'kinds.json'), JSON.stringify(document));
  writeValidators(folder, createApiFiles(folder, { file: 'kinds.json' }));
});

const load = async (kind: number) =>
  (await import(pathToFileURL(path.join(folder, validatorFile(`send${kind}`))).href)) as ValidatorModule;

describe('the validators of components that many others refer to', () => {
  it.each([0, 1, KINDS - 1])('validate as those of small schemas: kind %i', async (kind) => {
    const { validate } = await load(kind);
    const valid = { text0: 'a' };
    expect([validate(valid), validate({ ...valid, text1: 'too long' }), validate({})]).toEqual([true, false, false]);
  });

  it('validate what is inside, with the names that every object has', async () => {
    const { validate } = await load(0);
    const inner = (value: object) => ({ text0: 'a', part1: { text0: 'a', part2: { text0: 'a', ...value } } });
    expect([validate(inner({})), validate(inner({ toString: 7 }))]).toEqual([true, false]);
    expect(validate.errors).toMatchObject([{ instancePath: '/part1/part2/toString', keyword: 'type' }]);
  });

  it('grow with the number of components, not with that of references', () => {
    const own = path.dirname(path.join(folder, validatorFile('send0')));
    const sizes = ['..', '.']
      .flatMap((where) => readdirSync(path.join(own, where)).map((name) => path.join(own, where, name)))
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => statSync(file).size);
    expect(sizes).toHaveLength(KINDS + 1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(KINDS * 100_000);
  });
});
