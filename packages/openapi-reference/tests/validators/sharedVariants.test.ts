import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, describe, expect, it } from 'vitest';

import type { Json } from '@api-docs/kit';

import { createApiFiles } from '../../src/apiFiles';
import { validateRequest } from '../../src/components/RequestBuilder/validateRequest';
import type { ValidatorModule } from '../../src/validators/types';
import { validatorFile, writeValidators } from '../../src/validators/writeValidators';

// Inside the project, so that the modules find the packages that they import.
const cache = path.join(__dirname, '../../../../.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'variants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function object(title: string, required: string[], properties: object): object {
  return { title, type: 'object', required, properties };
}

/** Ways to pay, whose parts are components of their own. */
const schemas = {
  Card: object('Card', ['kind'], { kind: { const: 'card' }, owner: ref('Person'), next: ref('Way') }),
  Transfer: object('Transfer', ['kind', 'iban'], { kind: { const: 'transfer' }, iban: text, owner: ref('Firm') }),
  Voucher: object('Voucher', ['kind', 'codes'], {
    kind: { const: 'voucher' },
    codes: { type: 'array', items: ref('Code') },
  }),
  Way: { oneOf: [ref('Card'), ref('Transfer'), ref('Voucher')] },
  Code: { anyOf: [ref('Short'), ref('Long')] },
  Short: object('Short', ['pin'], { pin: { type: 'string', maxLength: 4 } }),
  Long: object('Long', ['word', 'salt'], { word: text, salt: text }),
  // Alike without their discriminator.
  Cat: object('Cat', [], { kind: text, lives: { type: 'integer' } }),
  Dog: object('Dog', ['kind'], { kind: text, name: text }),
  Pet: { oneOf: [ref('Cat'), ref('Dog')], discriminator: { propertyName: 'kind', mapping: { kitty: 'Cat' } } },
  Person: object('Person', ['name'], { name: text }),
  Firm: object('Firm', ['vat'], { vat: text, name: { type: 'integer' } }),
};

/** Fields of replies, which a form leaves out, but which make a schema too large for copies. */
function replies(count: number): object {
  const one = { type: 'object', readOnly: true, properties: { a: text, b: text } };
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`reply${index}`, one]));
}

/** Writes the validator of a body with a way to pay, and such fields. */
async function load(name: string, count: number, first: object): Promise<ValidatorModule> {
  const schema = {
    type: 'object',
    properties: { ...first, pet: ref('Pet'), way: ref('Way'), ways: { type: 'array', items: ref('Way') } },
  };
  const content = {
    'application/json': { schema: { ...schema, properties: { ...schema.properties, ...replies(count) } } },
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Ways', version: '1' },
    paths: { '/pay': { post: { operationId: name, requestBody: { required: true, content }, responses: {} } } },
    components: { schemas },
  };
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(document));
  const files = createApiFiles(folder, { file: `${name}.json` });
  writeValidators(folder, files);
  return (await import(pathToFileURL(path.join(folder, validatorFile(name))).href)) as ValidatorModule;
}

const card = { kind: 'card', owner: { name: 'Ann' } };

describe.each<[validators: string, name: string, count: number, first: object]>([
  ['of a small schema', 'small', 0, {}],
  ['that share the components in variants', 'inner', 300, {}],
  ['that share the variants', 'whole', 0, replies(120)],
])('validators %s', (_title, name, count, first) => {
  const module = load(name, count, first);

  it.each<[value: string, Json, problems: string[]]>([
    ['valid', { way: card, ways: [card, { kind: 'voucher', codes: [{ pin: '1' }] }] }, []],
    ['has a variant that only a discriminator tells from others', { pet: { kind: 'kitty', lives: 9 } }, []],
    ['has a wrong field of such a variant', { pet: { kind: 'kitty', lives: 'x' } }, ['pet/lives']],
    ['has no such variant, which is one input', { pet: { kind: 'bird' } }, ['pet']],
    ['lacks a field of its variant', { way: { kind: 'transfer' } }, ['way/iban']],
    ['lacks a field inside of its variant', { way: { ...card, owner: {} } }, ['way/owner/name']],
    ['has a wrong type inside of its variant', { way: { ...card, owner: { name: 5 } } }, ['way/owner/name']],
    [
      'has problems of both',
      { way: { kind: 'transfer', owner: { name: 'x' } } },
      ['way/iban', 'way/owner/name', 'way/owner/vat'],
    ],
    ['is an item of a list', { ways: [card, { ...card, owner: {} }] }, ['ways/1/owner/name']],
    ['has variants inside', { way: { kind: 'voucher', codes: [{ pin: '12345' }] } }, ['way/codes/0/pin']],
    ['has itself inside, which is one input', { way: { ...card, next: { kind: 'transfer' } } }, ['way/next']],
  ])('name only the fields of the variant, if a value %s', async (_case, body, problems) => {
    const found = validateRequest(await module, body).problems;
    expect(found.map(({ key }) => key).sort()).toEqual(problems);
  });
});
