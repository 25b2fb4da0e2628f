import { describe, expect, it } from 'vitest';

import { diffFacts } from '../../src/differences/diffFacts';
import { factsOfPaths } from '../../testing/fixtures';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (name: string, required: string[] = []) => ({
  type: 'object',
  required,
  properties: { [name]: { type: 'string' } },
});

const SCHEMAS = {
  A: object('a', ['a']),
  Same: object('a', ['a']),
  B: object('b', ['b']),
  Open: object('open'),
  Other: object('other'),
};

function kinds(older: object, newer: object, isRequest: boolean): string[] {
  const factsOf = (schema: object) => {
    const content = { 'application/json': { schema } };
    const response = { description: 'Done.', ...(isRequest ? {} : { content }) };
    const post = { ...(isRequest ? { requestBody: { content } } : {}), responses: { 200: response } };
    return factsOfPaths({ '/a': { post } }, { components: { schemas: SCHEMAS } });
  };
  return diffFacts(factsOf(older), factsOf(newer), { operations: {}, bodies: {} }).map(({ kind }) => kind);
}

const oneOf = (...names: string[]) => ({ oneOf: names.map(ref) });
const chosenBy = (propertyName: string, mapping?: object) => ({
  discriminator: { propertyName, ...(mapping ? { mapping } : {}) },
});
const inside = (schema: object) => ({ type: 'object', properties: { inner: schema } });
const form = (schema: object) => ({ title: 'Form', ...inside(schema) });
const listOf = (items: object) => ({ type: 'array', items });

const [a, b, c] = ['a', 'b', 'c'].map((name) => object(name, [name]));

const compatible = ['compatible'];
const breaking = ['breaking'];

describe('a change of the forms that a value can have', () => {
  it.each<[string, object, object, string[], string[]]>([
    ['one becomes one of two', oneOf('A'), oneOf('A', 'B'), compatible, breaking],
    ['a plain value becomes one of two', ref('A'), oneOf('A', 'B'), compatible, breaking],
    ['one of two becomes the only one', oneOf('A', 'B'), oneOf('A'), breaking, compatible],
    ['one of two becomes a plain value', oneOf('A', 'B'), ref('B'), breaking, compatible],
    [
      'forms with optional properties only',
      { type: 'object', ...oneOf('Open', 'Other') },
      ref('Open'),
      breaking,
      compatible,
    ],
    ['the same inside of an object', inside(ref('A')), inside(oneOf('A', 'B')), compatible, breaking],
    ['the same inside of a list', listOf(inside(ref('A'))), listOf(inside(oneOf('A', 'B'))), compatible, breaking],
    [
      'the same inside of a form',
      { oneOf: [form(ref('A')), c] },
      { oneOf: [form(oneOf('A', 'B')), c] },
      compatible,
      breaking,
    ],
    ['a form has another name', oneOf('A', 'B'), oneOf('Same', 'B'), [], []],
    ['forms without names have another order', { oneOf: [a, b] }, { oneOf: [b, a] }, [], []],
    ['one more form without a name comes first', { oneOf: [a, b] }, { oneOf: [c, a, b] }, ['added'], ['breaking']],
    ['the first form without a name is removed', { oneOf: [a, b, c] }, { oneOf: [b, c] }, ['breaking'], ['compatible']],
    [
      'a form has another name and the same key of its mapping',
      { ...oneOf('A', 'B'), ...chosenBy('kind', { a: 'A', b: 'B' }) },
      { ...oneOf('Same', 'B'), ...chosenBy('kind', { a: 'Same', b: 'B' }) },
      [],
      [],
    ],
    [
      'another property chooses',
      { ...oneOf('A', 'B'), ...chosenBy('kind') },
      { ...oneOf('A', 'B'), ...chosenBy('sort') },
      ['breaking', 'breaking'],
      ['breaking', 'breaking'],
    ],
  ])('%s', (_case, older, newer, inRequest, inReply) => {
    expect(kinds(older, newer, true)).toEqual(inRequest);
    expect(kinds(older, newer, false)).toEqual(inReply);
  });
});

it.each<[string, object, object, string[]]>([
  ['a required property that callers may send now', { readOnly: true }, {}, breaking],
  ['a required property that callers must not send any more', {}, { readOnly: true }, breaking],
])('%s', (_case, older, newer, expected) => {
  const body = (given: object) => ({
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', ...given } },
  });
  expect(kinds(body(older), body(newer), true)).toEqual(expected);
});

describe('names and ways of writing that callers do not see', () => {
  const diff = (...versions: [object, object]) => {
    const [older, newer] = versions.map(({ schemes, ...get }: { schemes?: object }) =>
      factsOfPaths({ '/a': { get: { responses: {}, ...get } } }, { components: { securitySchemes: schemes } }),
    ) as [ReturnType<typeof factsOfPaths>, ReturnType<typeof factsOfPaths>];
    return diffFacts(older, newer, { operations: {}, bodies: {} }).map(({ kind, text }) => `${kind} ${text}`);
  };
  const parameter = (given: object) => ({ parameters: [{ name: 'a', in: 'query', schema: {}, ...given }] });
  const sent = (type: string) => ({ requestBody: { content: { [type]: { schema: {} } } } });
  const header = (name: string) => ({ responses: { 200: { headers: { [name]: { schema: {} } } } } });
  const secured = (name: string, given: object = {}) => ({
    security: [{ [name]: [] }],
    schemes: { [name]: { type: 'apiKey', in: 'header', name: 'K', ...given } },
  });
  const server = (url: string) => ({ servers: [{ url }] });
  const list = (type: string) => ({ type: 'array', items: { type } });
  const inJson = (schema: object) => ({
    parameters: [{ name: 'a', in: 'query', content: { 'application/json': { schema } } }],
  });
  const object = (type: string) => ({ type: 'object', properties: { b: { type } } });
  const integer = parameter({ schema: { type: 'integer' } });
  const text = parameter({ schema: { type: 'string' } });

  it.each<[string, object, object, string[]]>([
    ['a header', parameter({ in: 'header', name: 'X-Id' }), parameter({ in: 'header', name: 'x-id' }), []],
    ['a header of a reply', header('X-Id'), header('x-id'), []],
    ['a security scheme', secured('key'), secured('token'), []],
    [
      'a security scheme with another key',
      secured('key'),
      secured('token', { name: 'L' }),
      ['breaking authentication `key` removed', 'added authentication `token` added'],
    ],
    ['a media type', sent('Application/JSON;charset=utf-8'), sent('application/json; charset=utf-8'), []],
    ['a server', server('https://a.example/v1'), server('https://a.example/v1/'), []],
    [
      'a kind of authentication',
      secured('key', { type: 'http', scheme: 'bearer' }),
      secured('key', { type: 'http', scheme: 'Bearer' }),
      [],
    ],
    [
      'numbers in a URL',
      parameter({ schema: list('integer') }),
      parameter({ schema: list('string') }),
      ['compatible query field `a`: type: list of integers → list of strings'],
    ],
    ['a number in a URL', integer, text, ['compatible query field `a`: type: integer → string']],
    ['a number or a text in a URL', parameter({ schema: { type: ['string', 'integer'] } }), text, []],
    ['a text in a URL', text, integer, ['breaking query field `a`: type: string → integer']],
    [
      'a number inside of a parameter',
      parameter({ style: 'deepObject', schema: object('integer') }),
      parameter({ style: 'deepObject', schema: object('string') }),
      ['compatible query field `a.b`: type: integer → string'],
    ],
    [
      'a number inside of a parameter in JSON',
      inJson(object('integer')),
      inJson(object('string')),
      ['breaking query field `a.b`: type: integer → string'],
    ],
  ])('of %s', (_case, older, newer, expected) => {
    expect(diff(older, newer)).toEqual(expected);
  });
});

it('the value that chooses a form may be one of the form, too', () => {
  const factsWith = (kinds: Record<string, object>) => {
    const schemas = Object.entries(kinds).map(([name, kind]) => [name, { type: 'object', properties: { kind } }]);
    const schema = { ...oneOf(...Object.keys(kinds)), ...chosenBy('kind') };
    const post = { requestBody: { content: { 'application/json': { schema } } } };
    return factsOfPaths({ '/a': { post } }, { components: { schemas: Object.fromEntries(schemas) as object } });
  };
  const changes = (older: object, newer: object) =>
    diffFacts(factsWith({ A: older, B: {} }), factsWith({ A: newer, B: {} }), { operations: {}, bodies: {} });
  expect(changes({ type: 'string' }, { const: 'A' })).toEqual([]);
  expect(changes({ enum: ['A'] }, { type: 'string' })).toEqual([]);
  expect(changes({ type: 'string' }, { const: 'a' })).toHaveLength(2);
});

describe('the names of parameters in a path', () => {
  const paths = (path: string, name: string, type = 'string') => {
    const parameters = [{ name, in: 'path', required: true, schema: { type } }];
    return factsOfPaths({ [path]: { get: { parameters, responses: {} } } });
  };
  const changes = (older: ReturnType<typeof paths>, newer: typeof older) =>
    diffFacts(older, newer, { operations: {}, bodies: {} }).map(({ kind, text }) => `${kind} ${text}`);

  it('are not sent, so that others change nothing', () => {
    expect(changes(paths('/pet/{id}', 'id'), paths('/pet/{petId}', 'petId'))).toEqual([]);
  });

  it('do not hide other changes', () => {
    const found = changes(paths('/pet/{id}', 'id'), paths('/pet/{petId}', 'petId', 'integer'));
    expect(found).toEqual(['breaking path field `petId`: type: string → integer']);
  });

  it('are the only difference of two paths that count as one', () => {
    expect(changes(paths('/pet/{id}', 'id'), paths('/pets/{id}', 'id'))).toEqual([
      'breaking removed',
      'added new operation',
    ]);
  });
});
