import { describe, expect, it } from 'vitest';

import { callExamples, callResponses } from '../src/calls/describeCall';
import { hasRequestForm } from '../src/calls/hasForm';
import type { Operation } from '../src/types';
import { sampleCall } from '../src/samples/call';
import type { SampleCall } from '../src/samples/sampleCall';
import { factsOfPaths, field, operation } from '../testing/fixtures';

/** Returns the call of a GET with these properties. */
function get(given: Record<string, unknown>, document: Record<string, unknown> = {}): SampleCall {
  const facts = factsOfPaths({ '/a': { get: given } }, document);
  const [call] = callExamples(facts.operations[0] as Operation, facts);
  if (!call) throw new Error('no call');
  return sampleCall(call.operation, call.values);
}

it('a call leaves out headers that OpenAPI describes elsewhere', () => {
  const parameters = [{ name: 'Accept', in: 'header', required: true, schema: { type: 'string' } }];
  expect(get({ parameters }).headers).toEqual([]);
});

it('a parameter whose example is null has an empty value', () => {
  const schema = { type: ['string', 'null'] };
  const parameters = [
    { name: 'a', in: 'query', schema, example: null },
    { name: 'b', in: 'query', schema, examples: { none: { value: null } } },
    { name: 'c', in: 'query', schema: { ...schema, examples: [null] } },
  ];
  expect(get({ parameters }).target).toBe('/a?a=&b=&c=');
});

describe('the URL of a call', () => {
  it.each([
    ['without servers', {}, 'https://api.example.com/a'],
    ['with a relative server', { servers: [{ url: '/v2' }] }, 'https://api.example.com/v2/a'],
    ['with a server', { servers: [{ url: 'https://b.example/v1/' }] }, 'https://b.example/v1/a'],
  ])('is complete %s', (_case, document, expected) => {
    const { server, target } = get({}, document);
    expect(server + target).toBe(expected);
  });
});

describe('the credentials of a call', () => {
  it('have names of variables that nothing else uses', () => {
    const names = ['path', '日本', '中国', 'api-user', '2fa'];
    const securitySchemes = Object.fromEntries(
      names.map((name) => [name, { type: 'apiKey', in: 'header', name: 'X-Key' }]),
    );
    const security = [Object.fromEntries(names.map((name) => [name, []]))];
    const { headers } = get({ security }, { components: { securitySchemes } });
    const variables = headers.flatMap(({ value }) =>
      value.flatMap((part) => (typeof part === 'string' ? [] : part.env)),
    );
    expect(variables).toEqual(['KEY_PATH', 'KEY_', 'KEY__3', 'KEY_API_USER', 'KEY_2FA']);
  });

  it('have names of their own if there are several', () => {
    const securitySchemes = {
      appId: { type: 'apiKey', in: 'header', name: 'X-App' },
      token: { type: 'http', scheme: 'bearer' },
    };
    const call = get({ security: [{ appId: [], token: [] }] }, { components: { securitySchemes } });
    expect(call.headers.map(({ value }) => value)).toEqual([[{ env: 'APP_ID' }], ['Bearer ', { env: 'TOKEN' }]]);
  });

  it('are named in a note if samples cannot send them', () => {
    const components = { securitySchemes: { certificate: { type: 'mutualTLS' } } };
    expect(get({ security: [{ certificate: [] }] }, { components }).notes).toEqual([
      'This sample does not send the client certificate "certificate".',
    ]);
  });
});

it('the parts of a call have names of files and valid headers', () => {
  const headers = {
    Page: { required: true, schema: { type: 'integer', minimum: 3 } },
    Last: { required: true, schema: { type: 'boolean' } },
    Unit: { required: true, schema: { enum: ['cm', 'in'] } },
    Note: { schema: { type: 'string' } },
  };
  const content = {
    'multipart/mixed': { schema: { prefixItems: [{}] }, prefixEncoding: [{ contentType: 'image/png', headers }] },
  };
  const lines = JSON.stringify(get({ requestBody: { content } }).body).split('\\r\\n');
  expect(lines.filter((line) => /^(?:Page|Last|Unit|Note):/.test(line))).toEqual(['Page: 3', 'Last: true', 'Unit: cm']);
  expect(lines.join('')).toContain('part0.png');
});

it.each([
  ['of a type that is no text', { contentMediaType: 'image/png' }, 'a.bin'],
  ['in an encoding that changes nothing', { contentMediaType: 'image/png', contentEncoding: 'binary' }, 'a.bin'],
  ['in another encoding is a text', { contentMediaType: 'image/png', contentEncoding: 'base64' }, undefined],
])('the part %s is a file', (_case, given, file) => {
  const schema = { type: 'object', properties: { a: { type: 'string', ...given } } };
  const { body } = get({ requestBody: { content: { 'multipart/form-data': { schema } } } });
  expect(body).toMatchObject({ parts: [{ name: 'a', ...(file ? { file } : { text: 'c3RyaW5n' }) }] });
});

describe('the reply of a call', () => {
  const answer = (responses: Record<string, unknown>) => {
    const { status, response: reply } = get({ responses });
    return [status, reply];
  };
  const content = (mediaType: string, schema: object = {}) => ({ content: { [mediaType]: { schema } } });

  it.each<[string, Record<string, unknown>, number | undefined, object]>([
    ['has its status', { 201: content('application/json') }, 201, { kind: 'json' }],
    ['has no exact status if there are several', { 201: {}, 202: {} }, undefined, { kind: 'none' }],
    ['has no exact status of a range', { '2XX': content('text/plain') }, undefined, { kind: 'text' }],
    ['can be the default', { default: content('application/json') }, undefined, { kind: 'json' }],
    ['is text if a 200 has no content in the file', { 200: {} }, 200, { kind: 'text' }],
    ['has no body', { 204: {}, 400: content('application/json') }, 204, { kind: 'none' }],
    ['is saved to a file', { 200: content('application/pdf') }, 200, { kind: 'file', file: 'reply.pdf' }],
    [
      'is saved if it is binary',
      { 200: content('text/csv', { type: 'string', format: 'binary' }) },
      200,
      { kind: 'file', file: 'reply.csv' },
    ],
  ])('%s', (_case, responses, status, reply) => {
    expect(answer(responses)).toEqual([status, reply]);
  });
});

describe('callResponses', () => {
  const example = (key: string) => ({ key, summary: '', value: {} });

  it.each([
    ['the replies of the same name', ['two', 'three'], [['two', 'two']], ['three']],
    ['the first reply if no names agree', ['three', 'four'], [['one', 'three']], ['four']],
  ])('returns %s', (_case, keys, expected, rest) => {
    const examples = { requestExamples: ['one', 'two'].map(example), responseExamples: keys.map(example) };
    const { shown, others } = callResponses(operation('/a', examples));
    expect([...shown].map(([key, { key: name }]) => [key, name])).toEqual(expected);
    expect(others.map(({ key }) => key)).toEqual(rest);
  });
});

describe('hasRequestForm', () => {
  const body = (mediaType: string) => ({
    body: { required: true, description: '', contents: [{ mediaType, examples: [], encoding: [], field: field('') }] },
  });

  it.each<[boolean, string, Partial<Operation>]>([
    [true, 'a JSON body', {}],
    [false, 'no body and no parameters', { body: undefined }],
    [
      true,
      'parameters',
      { body: undefined, parameters: [{ name: 'a', in: 'query', field: field('a'), examples: [] }] },
    ],
    [true, 'a body of text', body('text/plain')],
    [false, 'a body of XML', body('application/xml')],
  ])('is %s for %s', (expected, _case, given) => {
    expect(hasRequestForm(operation('/v2/tone', given))).toBe(expected);
  });
});
