import { describe, expect, it } from 'vitest';

import { diffFacts } from '../../src/differences/diffFacts';
import type { OpenApiOperation } from '../../src/document/openApiDocument';
import type { Schema } from '../../src/document/schemaObject';
import { factsOfPaths } from '../../testing/fixtures';

/** Returns the changes of an operation, without the part that they are about. */
function diff(older: unknown, newer: unknown): string[] {
  const [before, after] = [factsOfPaths({ '/a': { post: older } }), factsOfPaths({ '/a': { post: newer } })];
  return diffFacts(before, after, { operations: {}, bodies: {} }).map(({ kind, text }) => `${kind} ${text}`);
}

const request = (schema: Schema) => ({ requestBody: { content: { 'application/json': { schema } } } });
const reply = (schema: Schema) => ({ responses: { 200: { content: { 'application/json': { schema } } } } });
const query = (schema: Schema) => ({ parameters: [{ name: 'a', in: 'query', schema }] });
const header = (schema: Schema) => ({ responses: { 200: { headers: { a: { schema } } } } });
const callback = (operation: unknown) => ({ callbacks: { done: { '{$url}': { post: operation } } } });
const object = (schema: Schema) => ({ type: 'object', properties: { a: schema } });

const variants = (...titles: string[]) => ({ oneOf: titles.map((title) => ({ title, type: 'object' })) });
const groups = (...names: string[]) => names.map((name) => ({ required: [name] }));

const int = (bounds: Schema): Schema => ({ type: 'integer', ...bounds });

const kindsOf = (changes: readonly string[]) => [...new Set(changes.map((change) => change.split(' ')[0]))];

const FORMS: [Schema, Schema] = [
  object({ type: 'string' }),
  { type: 'object', properties: { b: {} }, required: ['b'] },
];

const NAMES = ['^a', '^b', '^c'].map((pattern) => ({ pattern }));

/** A list whose second item is a text. */
const TUPLE: Schema = { type: 'array', prefixItems: [{}, { type: 'string' }] };
const NEVER = false as unknown as Schema;

/** A narrower schema, and a wider one. */
const WIDER: [string, Schema, Schema][] = [
  ['a type', { type: 'string' }, { type: ['string', 'integer'] }],
  ['any type', { type: 'string' }, {}],
  ['integer and number', { type: 'integer' }, { type: 'number' }],
  ['null', { type: 'string' }, { type: ['string', 'null'] }],
  ['the type of items', { type: 'array', items: { type: 'integer' } }, { type: 'array', items: { type: 'number' } }],
  ['the items of a list', { type: 'array', items: { type: 'integer' } }, { type: 'array' }],
  ['an enum', { enum: ['x'] }, { enum: ['x', 'y'] }],
  ['a removed enum', { type: 'string', enum: ['x'] }, { type: 'string' }],
  ['an enum of items', { items: { enum: ['x'] } }, { items: { enum: ['x', 'y'] } }],
  ['a constant', { const: 'x' }, { enum: ['x', 'y'] }],
  ['a format named like a property of every object', { format: 'constructor' }, {}],
  ['minimum', { type: 'number', minimum: 1 }, { type: 'number', minimum: 0 }],
  ['a removed minimum', { type: 'number', minimum: 1 }, { type: 'number' }],
  ['maximum', { type: 'number', maximum: 1 }, { type: 'number', maximum: 2 }],
  ['an exclusive minimum', { type: 'number', exclusiveMinimum: 1 }, { type: 'number', minimum: 1 }],
  ['an exclusive maximum of integers', int({ exclusiveMaximum: 10 }), int({ maximum: 10 })],
  ['an exclusive maximum', { type: 'number', exclusiveMaximum: 1 }, { type: 'number', maximum: 1 }],
  ['multipleOf', { type: 'number', multipleOf: 4 }, { type: 'number', multipleOf: 2 }],
  ['multipleOf of decimals', { type: 'number', multipleOf: 0.1 }, { type: 'number', multipleOf: 0.01 }],
  ['maxLength', { type: 'string', maxLength: 100 }, { type: 'string', maxLength: 200 }],
  ['minLength', { type: 'string', minLength: 2 }, { type: 'string', minLength: 1 }],
  ['a pattern', { type: 'string', pattern: '^a' }, { type: 'string' }],
  ['a pattern of every text', { type: 'string', pattern: '^a' }, { type: 'string', pattern: '.*' }],
  ['a format', { type: 'string', format: 'email' }, { type: 'string' }],
  ['a numeric format', { type: 'integer', format: 'int32' }, { type: 'integer', format: 'int64' }],
  ['bounds beside a numeric format', int({ format: 'int32', minimum: 0, maximum: 5 }), int({ format: 'int32' })],
  ['bounds within a numeric format', int({ minimum: 0, maximum: 5 }), int({ format: 'int64' })],
  ['a media type inside', { type: 'string', contentMediaType: 'image/png' }, { type: 'string' }],
  ['minItems', { type: 'array', minItems: 2 }, { type: 'array', minItems: 1 }],
  ['maxItems', { type: 'array', maxItems: 1 }, { type: 'array', maxItems: 2 }],
  ['uniqueItems', { type: 'array', uniqueItems: true }, { type: 'array' }],
  ['a limit of another type', { type: 'string', maximum: 5 }, { type: 'string', maximum: 10 }],
  ['minContains', { type: 'array', minContains: 2 }, { type: 'array', minContains: 1 }],
  ['maxProperties', { type: 'object', maxProperties: 1 }, { type: 'object', maxProperties: 2 }],
  ['other properties', { type: 'object', additionalProperties: false }, { type: 'object' }],
  ['names of properties', { type: 'object', propertyNames: { maxLength: 1 } }, { type: 'object' }],
  ['a form of names', { propertyNames: { oneOf: NAMES.slice(1) } }, { propertyNames: { oneOf: NAMES } }],
  ['a form of excluded values', { not: { anyOf: NAMES } }, { not: { anyOf: NAMES.slice(1) } }],
  ['a form of matching items', { contains: { oneOf: NAMES.slice(1) } }, { contains: { oneOf: NAMES } }],
  ['forms of names', { propertyNames: { oneOf: NAMES } }, { type: 'object' }],
  ['required groups', { type: 'object', anyOf: groups('x', 'y') }, { type: 'object', anyOf: groups('x', 'y', 'z') }],
  ['exclusive groups', { type: 'object', oneOf: groups('x', 'y') }, { type: 'object' }],
  [
    'dependent properties',
    { type: 'object', dependentRequired: { x: ['y', 'z'] } },
    { type: 'object', dependentRequired: { x: ['y'] } },
  ],
  ['variants', variants('X', 'Y'), variants('X', 'Y', 'Z')],
  ['no value', { allOf: [{ type: 'string' }, { type: 'integer' }] }, { type: 'string' }],
  ['the forms of items', { type: 'array', items: FORMS[0] }, { type: 'array', items: { oneOf: FORMS } }],
  [
    'the forms of texts',
    { type: 'array', items: { type: 'string' } },
    { items: { oneOf: [{ type: 'string' }, FORMS[1]] }, type: 'array' },
  ],
  ['an excluded value', { type: 'string', not: { const: 'x' } }, { type: 'string' }],
  ['fewer excluded values', { type: 'string', not: { enum: ['x', 'y'] } }, { type: 'string', not: { enum: ['x'] } }],
  [
    'fewer fields that a condition needs',
    { ...object({}), if: object({}), then: { required: ['a', 'b'] } },
    { ...object({}), if: object({}), then: { required: ['b'] } },
  ],
  ['a schema that depends on a field', { ...object({}), dependentSchemas: { a: { minProperties: 2 } } }, object({})],
  ['a number of matching items', { contains: { type: 'integer' } }, { contains: { type: 'integer' }, minContains: 0 }],
  ['one of two required groups', { ...object({}), anyOf: groups('a') }, { ...object({}), anyOf: groups('a', 'b') }],
  ['an item of a tuple that has others', TUPLE, { type: 'array', prefixItems: [{}] }],
  ['an item of a closed tuple', { ...TUPLE, prefixItems: [{}], items: NEVER }, { ...TUPLE, items: NEVER }],
  ['an item of a tuple of two', { prefixItems: [{}], maxItems: 1 }, { ...TUPLE, maxItems: 2 }],
  ['further items of a tuple', { ...TUPLE, items: { type: 'string' } }, TUPLE],
  ['a length of listed texts', { enum: ['ab'] }, { type: 'string', maxLength: 3, pattern: '^a' }],
  ['a range of listed numbers', { enum: [1, 3] }, { type: 'number', minimum: 0.5, multipleOf: 0.5 }],
  ['the type of listed numbers', { enum: [1, 2] }, { type: 'integer' }],
  ['null that no listed value is', { type: 'string', enum: ['x'] }, { type: ['string', 'null'], enum: ['x'] }],
  ['a listed null', { type: 'null' }, { enum: ['x', null] }],
  ['limits of one more type', { type: 'string' }, { type: ['string', 'integer'], minimum: 0 }],
  ['limits where there was no value', NEVER, { type: 'string', minLength: 2 }],
  ['one group or both', { type: 'object', oneOf: groups('x', 'y') }, { type: 'object', anyOf: groups('x', 'y') }],
  ['one variant or several', variants('X', 'Y'), { anyOf: variants('X', 'Y', 'Z').oneOf }],
  ['items of a variant', { type: 'array', items: int({}) }, { anyOf: [{ type: 'array' }, { type: 'string' }] }],
  [
    'keys that match a pattern',
    { type: 'object', patternProperties: { '^x': int({}) }, additionalProperties: { type: 'number' } },
    { type: 'object', additionalProperties: { type: 'number' } },
  ],
  ['a pattern of keys', { type: 'object', patternProperties: { '^x': { type: 'string' } } }, { type: 'object' }],
];

describe('a wider schema', () => {
  it.each(WIDER)('of a request is compatible, and a narrower one breaks: %s', (_case, narrow, wide) => {
    expect(kindsOf(diff(request(object(narrow)), request(object(wide)))).join()).toMatch(
      /^(added,)?compatible$|^added$/,
    );
    expect(kindsOf(diff(request(object(wide)), request(object(narrow))))).toContain('breaking');
  });

  it.each(WIDER)('of a reply breaks, and a narrower one is compatible: %s', (_case, narrow, wide) => {
    expect(kindsOf(diff(reply(object(narrow)), reply(object(wide))))).toContain('breaking');
    expect(kindsOf(diff(reply(object(wide)), reply(object(narrow)))).join()).toMatch(/^(added,)?compatible$|^added$/);
  });

  it.each([
    ['a parameter', query, 'compatible', 'breaking'],
    ['a header of a reply', header, 'breaking', 'compatible'],
    ['the request of a callback', (schema: Schema) => callback(request(object(schema))), 'breaking', 'compatible'],
    ['the reply to a callback', (schema: Schema) => callback(reply(object(schema))), 'compatible', 'breaking'],
  ])('of %s has the direction of its part', (_case, part, wider, narrower) => {
    const [narrow, wide] = [
      { type: 'string', maxLength: 1 },
      { type: 'string', maxLength: 2 },
    ];
    expect(kindsOf(diff(part(narrow), part(wide)))).toEqual([wider]);
    expect(kindsOf(diff(part(wide), part(narrow)))).toEqual([narrower]);
  });
});

describe('a schema with other values', () => {
  it.each<[string, Schema, Schema]>([
    ['a type', { type: 'string' }, { type: 'number' }],
    ['an enum', { enum: ['x', 'y'] }, { enum: ['x', 'z'] }],
    ['a constant', { const: 'x' }, { const: 'y' }],
    ['a range', { type: 'number', minimum: 0, maximum: 1 }, { type: 'number', minimum: 1, maximum: 2 }],
    ['multipleOf', { type: 'number', multipleOf: 2 }, { type: 'number', multipleOf: 3 }],
    ['a pattern', { type: 'string', pattern: '^a' }, { type: 'string', pattern: '^b' }],
    ['a format', { type: 'string', format: 'email' }, { type: 'string', format: 'uri' }],
    ['null and a variant', { ...FORMS[0], type: ['object', 'null'] }, { oneOf: FORMS }],
    ['an encoding', { type: 'string', contentEncoding: 'base64' }, { type: 'string', contentEncoding: 'base32' }],
  ])('breaks in both directions: %s', (_case, older, newer) => {
    expect(kindsOf(diff(request(object(older)), request(object(newer))))).toEqual(['breaking']);
    expect(kindsOf(diff(reply(object(older)), reply(object(newer))))).toEqual(['breaking']);
  });

  it.each<[string, Schema, Schema]>([
    ['the order of types', { type: ['string', 'null'] }, { type: ['null', 'string'] }],
    ['the order of an enum', { enum: ['x', 'y'] }, { enum: ['y', 'x'] }],
    ['how null is written', { type: ['string', 'null'] }, { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['how types are written', { type: ['string', 'integer'] }, { anyOf: [{ type: 'integer' }, { type: 'string' }] }],
    ['how a bound of integers is written', int({ exclusiveMaximum: 10 }), int({ maximum: 9 })],
    ['a fractional bound of integers', int({ minimum: 0.5, exclusiveMaximum: 9.5 }), int({ minimum: 1, maximum: 9 })],
    [
      'a bound of integers that another is in',
      int({ exclusiveMinimum: -3 }),
      int({ exclusiveMinimum: -5, minimum: -2 }),
    ],
    [
      'how a bound of integers in a list is written',
      { type: 'array', items: int({ exclusiveMaximum: 2 ** 60 }) },
      { type: 'array', items: int({ maximum: 2n ** 60n - 1n }) },
    ],
    [
      'a format of all integers within bounds',
      int({ minimum: 0, maximum: 9 }),
      int({ minimum: 0, maximum: 9, format: 'int32' }),
    ],
    [
      'what a property needs, as a condition',
      { dependentRequired: { x: ['y'], y: ['z'] } },
      {
        allOf: [
          { if: { required: ['x'] }, then: { required: ['y'] } },
          { if: { required: ['y'] }, then: { required: ['z'] } },
        ],
      },
    ],
    [
      'what a property needs, as a schema',
      { dependentRequired: { x: ['y'] }, dependentSchemas: { z: { minProperties: 2 } } },
      { dependentSchemas: { x: { required: ['y'] }, z: { minProperties: 2 } } },
    ],
    [
      'what a property needs, as in OpenAPI 3.0',
      { dependentRequired: { x: ['y'] } },
      { anyOf: [{ not: { required: ['x'] } }, { required: ['y'] }] },
    ],
    [
      'what a property needs, as one of two alternatives',
      { dependentRequired: { x: ['y'] } },
      { oneOf: [{ required: ['x', 'y'] }, { not: { required: ['x'] } }] },
    ],
    ['the order of the properties of a constant', { const: { x: 1, y: [2] } }, { const: { y: [2], x: 1 } }],
    [
      'the order of the properties of a default',
      { type: 'object', default: { x: 1, y: 2 } },
      { type: 'object', default: { y: 2, x: 1 } },
    ],
    ['base64 in OpenAPI 3.0', { type: 'string', format: 'byte' }, { type: 'string', contentEncoding: 'base64' }],
    [
      'binary data in OpenAPI 3.0',
      { type: 'string', format: 'binary' },
      { type: 'string', contentMediaType: 'application/octet-stream' },
    ],
    ['how a form shows a text', { type: 'string' }, { type: 'string', format: 'password' }],
    ['texts', { type: 'string', description: 'A.' }, { type: 'string', description: 'B.', examples: ['x'] }],
  ])('is none if only these differ: %s', (_case, older, newer) => {
    expect(diff(request(object(older)), request(object(newer)))).toEqual([]);
  });
});

const optional = object({ type: 'string' });
const withDefault = object({ type: 'string', default: 'x' });
const required = { ...optional, required: ['a'] };
const only = (key: 'readOnly' | 'writeOnly') => ({ ...object({ type: 'string', [key]: true }), required: ['a'] });
const secret = (scopes: string[]) => ({ security: [{ key: scopes }] });
const media = (...types: string[]) => Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }]));
const sent = (isRequired: boolean, ...types: string[]) => ({
  requestBody: { required: isRequired, content: media(...types) },
});
const received = (...types: string[]) => ({ responses: { 200: { content: media(...types) } } });
const as = (type: string, given: object) => ({ content: { [type]: given } });
const sentAs = (type: string, given: object = { schema: optional }) => ({ requestBody: as(type, given) });
const receivedAs = (type: string, given: object = { schema: optional }) => ({ responses: { 200: as(type, given) } });
const receivedWith = (types: Record<string, string>) => ({
  responses: Object.fromEntries(
    Object.entries(types).map(([code, type]) => [code, as('application/json', { schema: { type } })]),
  ),
});
const FORM: Schema = {
  properties: { a: { type: 'string' }, b: { type: 'string', format: 'binary' }, c: { type: 'object' } },
};
const sentParts = (encoding: object) => sentAs('multipart/form-data', { schema: FORM, encoding });
const list = (type: string): Schema => ({ type: 'array', items: { type } });
const statuses = (...codes: string[]) => ({ responses: Object.fromEntries(codes.map((code) => [code, {}])) });
const parameter = (given: object) => ({ parameters: [{ name: 'a', in: 'query', schema: {}, ...given }] });
const server = (...values: string[]) => ({
  servers: [{ url: 'https://{env}.example', variables: { env: { default: 'a', enum: values } } }],
});

describe('a change', () => {
  it.each<[string, Partial<OpenApiOperation> | object, object, string[], string[]]>([
    ['a required request field', request(optional), request(required), ['breaking'], ['compatible']],
    ['a required reply field', reply(optional), reply(required), ['compatible'], ['breaking']],
    ['a new required request field', request({ type: 'object' }), request(required), ['breaking'], ['breaking']],
    ['a new optional request field', request({ type: 'object' }), request(optional), ['added'], ['breaking']],
    ['a new reply field', reply({ type: 'object' }), reply(required), ['added'], ['breaking']],
    ['a read-only request field', request({ type: 'object' }), request(only('readOnly')), ['added'], ['compatible']],
    ['a write-only reply field', reply({ type: 'object' }), reply(only('writeOnly')), ['added'], ['compatible']],
    ['a field that only replies have', request(optional), request(only('readOnly')), ['breaking'], ['compatible']],
    ['a field that only requests have', reply(optional), reply(only('writeOnly')), ['breaking'], ['compatible']],
    ['a default of a request', request(optional), request(withDefault), ['breaking'], ['breaking']],
    ['a default of a reply', reply(optional), reply(withDefault), ['compatible'], ['compatible']],
    ['a required parameter', parameter({}), parameter({ required: true }), ['breaking'], ['compatible']],
    ['a new required parameter', {}, parameter({ required: true }), ['breaking'], ['breaking']],
    ['a new optional parameter', {}, parameter({}), ['added'], ['breaking']],
    ['reserved characters', parameter({}), parameter({ allowReserved: true }), ['compatible'], ['breaking']],
    ['a new required body', {}, sent(true, 'text/plain'), ['breaking', 'added'], ['breaking']],
    ['a new body with a required field', {}, request(required), ['added'], ['breaking']],
    [
      'a media type of a request',
      sent(false, 'text/plain'),
      sent(false, 'text/plain', 'text/csv'),
      ['added'],
      ['breaking'],
    ],
    ['a media type of a reply', received('text/plain'), received('text/plain', 'text/csv'), ['added'], ['breaking']],
    ['a range of media types of a request', sentAs('application/json'), sentAs('*/*'), ['compatible'], ['breaking']],
    [
      'a media type that a range of a request has',
      sent(false, '*/*'),
      sent(false, 'application/json', '*/*'),
      ['added'],
      ['breaking'],
    ],
    [
      'a range of images that a request takes',
      sent(false, 'image/png', 'image/jpeg'),
      sent(false, 'image/*'),
      ['compatible'],
      ['breaking'],
    ],
    [
      'a range of images beside one that a request takes',
      sent(false, 'image/png'),
      sent(false, 'image/png', 'image/*'),
      ['added'],
      ['breaking'],
    ],
    [
      'a range of images of a reply',
      received('image/png', 'image/jpeg'),
      received('image/*'),
      ['breaking'],
      ['compatible'],
    ],
    [
      'a range of all types beside JSON of a reply',
      received('application/json'),
      received('application/json', '*/*'),
      ['added'],
      ['compatible'],
    ],
    [
      'a range of images beside one of a reply',
      received('image/png'),
      received('image/png', 'image/*'),
      ['added'],
      ['compatible'],
    ],
    [
      'a range of media types of a reply',
      receivedAs('application/json'),
      receivedAs('*/*'),
      ['breaking'],
      ['compatible'],
    ],
    [
      'a schema of a request',
      sentAs('application/json', {}),
      request(optional),
      ['breaking', 'added'],
      ['breaking', 'compatible'],
    ],
    ['a schema of a reply', receivedAs('application/json', {}), reply(optional), ['added', 'compatible'], ['breaking']],
    ['a list in a query', query({ type: 'integer' }), query(list('string')), ['compatible'], ['breaking']],
    ['a list of other items in a query', query({ type: 'string' }), query(list('integer')), ['breaking'], ['breaking']],
    [
      'a list of further values in a query',
      query({ enum: ['a'] }),
      query({ type: 'array', items: { enum: ['a', 'b'] } }),
      ['compatible'],
      ['breaking', 'compatible'],
    ],
    [
      'a list of two values or more in a query',
      query({ type: 'string' }),
      query({ ...list('string'), minItems: 2 }),
      ['breaking', 'compatible'],
      ['breaking', 'compatible'],
    ],
    ['a status of success', statuses('200'), statuses('200', '202'), ['added'], ['breaking']],
    ['a status of failure', statuses('200'), statuses('200', '404'), ['added'], ['compatible']],
    ['a new authentication', {}, { security: [{}, { key: [] }] }, ['added'], ['compatible']],
    ['a needed authentication', {}, secret([]), ['breaking', 'added'], ['added', 'compatible']],
    ['a needed scope', secret(['read']), secret(['read', 'write']), ['breaking', 'added'], ['added', 'compatible']],
    ['a value of a server variable', server('a'), server('a', 'b'), ['compatible'], ['breaking']],
  ])('of %s, forward and back', (_case, older, newer, forward, back) => {
    expect(kindsOf(diff(older, newer))).toEqual(forward);
    expect(kindsOf(diff(newer, older))).toEqual(back);
  });

  it('names both values, and the whole list for its items', () => {
    const list = (values: string[]) => request(object({ type: 'array', items: { enum: values } }));
    expect(diff(list(['x']), list(['x', 'y']))).toEqual([
      'compatible request field `a`: limit: each item: one of `x` → each item: one of `x`, `y`',
    ]);
  });

  const none = { description: 'A.' };
  const array = (given: Schema) => object({ type: 'array', ...given });
  const part = (headers: object) => ({
    requestBody: { content: { 'multipart/form-data': { schema: object({}), encoding: { a: { headers } } } } },
  });
  const linked = (given: object) => ({ responses: { 200: { links: { next: { operationId: 'x', ...given } } } } });

  it.each<[string, unknown, unknown, string[]]>([
    [
      'items of a tuple',
      request(array({ prefixItems: [{}] })),
      request(array({ prefixItems: [{}], items: false as unknown as Schema })),
      ['breaking request field `a`: limit: no other items'],
    ],
    [
      'deprecated items',
      request(array({ items: { type: 'string' } })),
      request(array({ items: { type: 'string', deprecated: true } })),
      ['deprecated request field `a`: each item'],
    ],
    [
      'the default of each item',
      request(array({ items: { type: 'string', default: 'x' } })),
      request(array({ items: { type: 'string', default: 'y' } })),
      ['compatible request field `a`: default of each item: "x" → "y"'],
    ],
    [
      'a condition that is called like a field',
      request({ properties: { a: {}, b: {} } }),
      request({ properties: { a: {}, b: {} }, dependentSchemas: { a: { minProperties: 2 } } }),
      ['breaking request variant `a` added'],
    ],
    [
      'a type of keys',
      request({ type: 'object', patternProperties: { '^x': { type: 'string' } }, additionalProperties: NEVER }),
      request({ type: 'object', additionalProperties: { type: 'integer' } }),
      [
        'breaking request field `<key like ^x>` removed',
        'added request field `<key>` added',
        'compatible request field `(body)`: limit lifted: no other properties',
      ],
    ],
    [
      'the items of a list and of a variant',
      request(array({ items: int({}) })),
      request(object({ anyOf: [{ type: 'array', items: int({ minimum: 1 }) }, { type: 'string' }] })),
      [
        'breaking request variant `a.Variant 1` added',
        'breaking request variant `a.string` added',
        'breaking request field `a`: type: list of integers → any of 2 variants',
      ],
    ],
    [
      'a field that became one of several, and required',
      request(object(FORMS[0])),
      request({ ...object({ anyOf: FORMS }), required: ['a'] }),
      ['breaking request field `a`: now required', 'compatible request field `a`: type: object → any of 2 variants'],
    ],
    [
      'fields whose names are parts of others',
      { parameters: ['a', 'a.b', 'a`'].map((name) => ({ name, in: 'query', schema: {} })) },
      {},
      [
        'breaking query field `a` removed',
        'breaking query field `a.b` removed',
        'breaking query field `` a` `` removed',
      ],
    ],
    [
      'a field with the anchor of another one',
      request({ properties: { 'a-b': {} } }),
      request({ properties: { a: object({}), 'a-b': {} } }),
      ['added request field `a` added'],
    ],
    [
      'a field that only replies have, and inside of it',
      request(object({ ...object({ enum: ['x', 'y'] }), readOnly: true })),
      request(object({ ...object({ enum: ['x'] }), required: ['a', 'b'], readOnly: true })),
      [
        'added required request field `a.b` added',
        'compatible request field `a.a`: now required',
        'compatible request field `a.a`: limit: one of `x`, `y` → one of `x`',
      ],
    ],
    ['XML names in JSON', request(object({ xml: { name: 'b' } })), request(object({})), []],
    [
      'XML names in XML',
      sentAs('application/xml', { schema: object({ xml: { name: 'b' } }) }),
      sentAs('application/xml', { schema: object({}) }),
      ['breaking request application/xml field `a`: XML: element `b` → none'],
    ],
    [
      'a field that all variants have from the value itself',
      request({ properties: {}, oneOf: FORMS }),
      request({ allOf: [{ properties: { c: {} }, required: ['c'] }], oneOf: FORMS }),
      ['breaking required request field `c` added'],
    ],
    [
      'a second successful reply',
      receivedWith({ 201: 'string' }),
      receivedWith({ 200: 'integer', 201: 'string' }),
      ['added status 200 added'],
    ],
    [
      'a range of statuses in place of one',
      receivedWith({ 200: 'string', 404: 'string' }),
      receivedWith({ '2XX': 'string', '4XX': 'string' }),
      [
        'added status 2XX added',
        'added status 4XX added',
        'compatible status 200 removed',
        'compatible status 404 removed',
      ],
    ],
    [
      'a range of statuses with another body in place of one',
      receivedWith({ 200: 'string', 404: 'string' }),
      receivedWith({ 200: 'string', '4XX': 'integer' }),
      [
        'breaking reply 404 application/json field `(body)`: type: string → integer',
        'added status 4XX added',
        'compatible status 404 removed',
      ],
    ],
    [
      'a status of its own with another body than all others',
      receivedWith({ 200: 'string', default: 'string' }),
      receivedWith({ 200: 'string', default: 'string', 404: 'integer' }),
      ['breaking reply 404 application/json field `(body)`: type: string → integer', 'added status 404 added'],
    ],
    [
      'a media type of a status in a range of the default',
      { responses: { default: { content: media('text/*') } } },
      { responses: { default: {}, 404: { content: { 'text/csv': { schema: { type: 'integer' } } } } } },
      [
        'breaking reply 404 text/csv field `(body)`: type: string → integer',
        'breaking reply default text/* removed',
        'added status 404 added',
        'compatible reply 404 text/csv: media type: text/* → text/csv',
      ],
    ],
    [
      'a body in one media type of a range',
      sentAs('text/*', { schema: { type: 'string', maxLength: 2 } }),
      sentAs('text/csv', { schema: { type: 'string', maxLength: 1 } }),
      [
        'breaking request text/csv field `(body)`: limit: at most 2 characters → at most 1 character',
        'breaking request text/csv: media type: text/* → text/csv',
      ],
    ],
    [
      'a media type of a status beside a default that has it',
      { responses: { 404: { content: media('text/csv') }, default: { content: media('text/csv') } } },
      { responses: { 404: {}, default: { content: media('text/csv') } } },
      ['breaking reply 404 text/csv removed'],
    ],
    [
      'the order of schemes and scopes',
      { security: [{ a: ['x', 'y'], b: [] }] },
      { security: [{ b: [], a: ['y', 'x'] }] },
      [],
    ],
    [
      'a media type of a part that is the usual one',
      sentParts({}),
      sentParts({
        a: { contentType: 'text/plain' },
        b: { contentType: 'application/octet-stream' },
        c: { contentType: 'application/json' },
      }),
      [],
    ],
    [
      'a style of a part that is the usual one of its values',
      sentAs('application/x-www-form-urlencoded', { schema: object(list('string')) }),
      sentAs('application/x-www-form-urlencoded', {
        schema: object(list('string')),
        encoding: { a: { style: 'form' } },
      }),
      [],
    ],
    [
      'a style of an object, which is JSON without one',
      sentAs('application/x-www-form-urlencoded', { schema: FORM }),
      sentAs('application/x-www-form-urlencoded', { schema: FORM, encoding: { c: { style: 'form' } } }),
      ['breaking request application/x-www-form-urlencoded: style of `c`: none → form'],
    ],
    [
      'a field of a form without one',
      sentParts({ b: { contentType: 'image/png' } }),
      sentAs('multipart/form-data', { schema: { properties: { a: { type: 'string' } } } }),
      [
        'breaking request multipart/form-data field `b` removed',
        'breaking request multipart/form-data field `c` removed',
      ],
    ],
    [
      'one more media type of a part',
      sentParts({ b: { contentType: 'image/png' } }),
      sentParts({ b: { contentType: 'image/jpeg, image/*' } }),
      ['compatible request multipart/form-data: sending of `b`: image/png → image/jpeg, image/*'],
    ],
    [
      'a number in a form, which is sent as text',
      sentAs('application/x-www-form-urlencoded', { schema: object({ type: 'integer' }) }),
      sentAs('application/x-www-form-urlencoded', { schema: object({ type: 'string' }) }),
      ['compatible request application/x-www-form-urlencoded field `a`: type: integer → string'],
    ],
    [
      'listed numbers in a URL',
      query({ type: 'string', enum: ['1', '2'] }),
      query({ type: ['integer', 'string'], enum: [2, 1] }),
      [],
    ],
    [
      'a body of any bytes',
      sentAs('image/png', {}),
      sentAs('image/png', { schema: { type: 'string', format: 'binary' } }),
      [],
    ],
    [
      'a range of all types in place of one',
      { responses: { 200: as('*/*', { schema: { type: 'string' } }) } },
      { responses: { 200: as('text/csv', { schema: { type: 'string' } }) } },
      ['compatible reply 200 text/csv: media type: */* → text/csv'],
    ],
    [
      'the name of an element in a parameter',
      {
        parameters: [{ name: 'a', in: 'query', ...as('text/xml', { schema: { type: 'object', xml: { name: 'b' } } }) }],
      },
      {
        parameters: [{ name: 'a', in: 'query', ...as('text/xml', { schema: { type: 'object', xml: { name: 'c' } } }) }],
      },
      ['breaking query field `a`: XML: element `b` → element `c`'],
    ],
    [
      'another name of the operation of a link',
      { operationId: 'x', ...linked({}) },
      { operationId: 'y', ...linked({ operationId: undefined, operationRef: '#/paths/~1a/post' }) },
      [],
    ],
    [
      'a flag in a URL',
      query({ type: 'boolean', default: true }),
      query({ type: 'string', enum: ['false', 'true'], default: 'true' }),
      [],
    ],
    [
      'flags in a URL with further texts',
      query({ type: 'array', items: { type: ['boolean', 'null'] }, default: [true] }),
      query({ type: 'array', items: { enum: ['true', 'false', 'auto', null] }, default: ['true'] }),
      [
        'compatible query field `a`: type: list of booleans or nulls → list of strings or nulls',
        'compatible query field `a`: limit: each item: one of `"true"`, `"false"`, `auto`, `null`',
      ],
    ],
    [
      'items that are described one by one',
      receivedAs('application/jsonl', { schema: { type: 'array', items: optional } }),
      receivedAs('application/jsonl', { itemSchema: optional }),
      [],
    ],
    [
      'a media type in a callback',
      callback({ requestBody: { content: media('text/plain', 'application/json') } }),
      callback({ requestBody: { content: media('text/plain') } }),
      ['breaking callback `done` POST `{$url}`: request application/json removed'],
    ],
    ['a factor of all integers', request(int({})), request(int({ multipleOf: 1 })), []],
    ['all values of a flag', request({ type: 'boolean' }), request({ type: 'boolean', enum: [true, false] }), []],
    ['the charset of JSON', receivedAs('application/json'), receivedAs('application/json; charset=utf-8'), []],
    [
      'a second header of a part',
      part({ X: none }),
      part({ X: none, Y: { ...none, required: true } }),
      ['breaking request multipart/form-data: header `Y` of `a`: none → any JSON value, required'],
    ],
    [
      'the server of a link',
      linked({}),
      linked({ server: { url: 'https://a.example' } }),
      ['breaking reply 200 link `next`: server: none → https://a.example'],
    ],
  ])('of %s are named', (_case, older, newer, expected) => {
    expect(diff(older, newer)).toEqual(expected);
  });

  it('of a scheme are compatible if it has one more flow, and none if the format of its token is another', () => {
    const flow = (name: string) => ({ [name]: { tokenUrl: 'https://a.example', scopes: {} } });
    const facts = (scheme: object) =>
      factsOfPaths(
        { '/a': { get: { security: [{ key: [] }] } } },
        { components: { securitySchemes: { key: scheme } } },
      );
    const changes = (older: object, newer: object) =>
      diffFacts(facts(older), facts(newer), { operations: {}, bodies: {} }).map(({ kind, text }) => `${kind} ${text}`);
    const [one, two] = [flow('password'), { ...flow('password'), ...flow('clientCredentials') }].map((flows) => ({
      type: 'oauth2',
      flows,
    })) as [object, object];
    expect(changes(one, two)).toEqual(['added scheme `key` flow clientCredentials added']);
    expect(changes(two, one)).toEqual(['breaking scheme `key` flow clientCredentials removed']);
    const bearer = { type: 'http', scheme: 'bearer' };
    expect(changes(bearer, { ...bearer, bearerFormat: 'JWT' })).toEqual([]);
  });

  it('name a variant for all other values of a property', () => {
    const schemas = { A: { title: 'A', properties: { kind: {} } }, B: { title: 'B', properties: { kind: {} } } };
    const factsFor = (defaultMapping: string) => {
      const discriminator = { propertyName: 'kind', mapping: { a: 'A', b: 'B' }, defaultMapping };
      const schema = { oneOf: ['A', 'B'].map((name) => ({ $ref: `#/components/schemas/${name}` })), discriminator };
      return factsOfPaths({ '/a': { post: reply(schema as unknown as Schema) } }, { components: { schemas } });
    };
    const changes = diffFacts(factsFor('A'), factsFor('B'), { operations: {}, bodies: {} }).map(({ text }) => text);
    expect(changes.join('\n')).toContain('chosen by `kind`: `b` → `b`, no or any other value');
  });

  it('names the limits of names of properties without what describes them', () => {
    const names = (maxLength: number) =>
      request(object({ type: 'object', propertyNames: { maxLength, title: 'Code', description: 'Of a country.' } }));
    expect(diff(names(2), names(3))).toEqual([
      'compatible request field `a`: limit: names of properties: at most 2 characters → names of properties: at most 3 characters',
    ]);
  });
});
