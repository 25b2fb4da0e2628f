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

it('the named part of another multipart body is a file, too', () => {
  const schema = { type: 'object', properties: { a: { type: 'string', format: 'binary' } } };
  const { body } = get({ requestBody: { content: { 'multipart/mixed': { schema } } } });
  expect(JSON.stringify(body)).toContain('a.bin');
});

describe('the parts of a form', () => {
  const sent = (properties: object, encoding: object, example: object) => {
    const content = { 'multipart/form-data': { schema: { type: 'object', properties }, encoding, example } };
    return get({ requestBody: { content } });
  };

  it('are written as XML if their media type is XML', () => {
    const item = { xml: { name: 'one' }, type: 'object', properties: { c: { xml: { nodeType: 'text' } } } };
    const inner = { b: { xml: { attribute: true } }, all: { type: 'array', xml: { wrapped: true }, items: item } };
    const properties = {
      a: { type: 'object', xml: { name: 'A' }, properties: inner },
      list: { type: 'array', items: { type: 'object', properties: { b: inner.b } } },
    };
    const type = { contentType: 'application/xml; charset=utf-8' };
    const value = { a: { b: 1, all: [{ c: 'x' }] }, list: [{ b: 2 }, { b: 3 }] };
    const { body } = sent(properties, { a: type, list: type }, value);
    expect(body?.kind === 'multipart' && body.parts.map(({ name, text }) => [name, text])).toEqual([
      ['a', '<A b="1">\n  <all>\n    <one>x</one>\n  </all>\n</A>'],
      ['list', '<list b="2"/>'],
      ['list', '<list b="3"/>'],
    ]);
  });

  it('can have parts themselves', () => {
    const encoding = { a: { contentType: 'multipart/mixed', encoding: { b: { contentType: 'text/csv' } } } };
    const { body, contentType } = sent({ a: { type: 'object' }, c: {} }, encoding, { a: { b: 'x,y' }, c: 'z' });
    expect(contentType).toBe('multipart/form-data; boundary=boundary-of-the-form');
    const lines = body?.kind === 'segments' ? body.segments.join('').split('\r\n') : [];
    expect(lines.filter((line) => /name=|multipart|csv|^x,y$|^z$/.test(line))).toEqual([
      'Content-Disposition: form-data; name="a"',
      'Content-Type: multipart/mixed; boundary=part-1-of-boundary-of-the-form',
      'Content-Disposition: form-data; name="b"',
      'Content-Type: text/csv',
      'x,y',
      'Content-Disposition: form-data; name="c"',
      'z',
    ]);
  });

  it('are files if they are texts of a type that is no text', () => {
    const { body } = sent({ a: { type: 'string' } }, { a: { contentType: 'image/png, image/jpeg' } }, { a: 'x' });
    expect(body).toMatchObject({ parts: [{ name: 'a', file: 'a.png', contentType: 'image/png' }] });
  });
});

it('a parameter whose content is a form is one value', () => {
  const given = { schema: { type: 'object' }, example: { x: 1, y: ['a', 'b'] } };
  const content = { 'application/x-www-form-urlencoded': given };
  const parameters = [
    { name: 'a', in: 'query', content },
    { name: 'b', in: 'header', content },
  ];
  const { target, headers } = get({ parameters });
  expect(target).toBe('/a?a=x%3D1%26y%3Da%26y%3Db');
  expect(headers).toEqual([{ name: 'b', value: ['x=1&y=a&y=b'] }]);
});

it('a parameter in another media type than JSON and forms is one text', () => {
  const properties = { x: { type: 'integer', xml: { attribute: true } }, y: { type: 'array', items: {} } };
  const schema = { type: 'object', xml: { name: 'point' }, properties };
  const one = { in: 'query', required: true };
  const parameters = [
    { name: 'a', ...one, content: { 'application/xml': { schema, example: { x: 1, y: ['<', 'b'] } } } },
    { name: 'b', ...one, content: { 'application/xml': { schema, example: '<point/>' } } },
    { name: 'c', ...one, content: { 'application/yaml': { schema, example: { x: 1 } } } },
    { name: 'd', ...one, content: { 'text/csv': { schema: { type: 'array' } } } },
    { name: 'e', ...one, content: { 'text/plain': { schema: { type: 'integer' }, example: 5 } } },
  ];
  expect(decodeURIComponent(get({ parameters }).target)).toBe(
    '/a?a=<point x="1"><y>&lt;</y><y>b</y></point>&b=<point/>&c={"x":1}&d=d&e=5',
  );
});

it('a property of a form in XML is one text', () => {
  const a = { type: 'object', properties: { b: { type: 'string', xml: { attribute: true } } } };
  const media = {
    schema: { type: 'object', properties: { a } },
    encoding: { a: { contentType: 'text/xml' } },
    example: { a: { b: '&' } },
  };
  const { body } = get({ requestBody: { content: { 'application/x-www-form-urlencoded': media } } });
  expect(body).toEqual({ kind: 'form', pairs: [['a', '<a b="&amp;"/>']] });
});

it('the generated parts of a body that are files have names of files', () => {
  const content = {
    'multipart/related': { itemSchema: { type: 'string' }, itemEncoding: { contentType: 'image/png' } },
  };
  expect(JSON.stringify(get({ requestBody: { content } }).body)).toContain('part.png');
});

it.each([
  ['text/json', 'text/json', 'json'],
  ['application/*+json', 'application/json', 'json'],
  ['*/*', 'application/json', 'json'],
  ['application/*', 'application/json', 'json'],
  ['image/*', 'image/png', 'file'],
])('an object in %s is sent as %s', (mediaType, contentType, kind) => {
  const content = { [mediaType]: { schema: { type: 'object' }, example: { a: 1 } } };
  const call = get({ requestBody: { content } });
  expect([call.contentType, call.body?.kind]).toEqual([contentType, kind]);
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
    ['is JSON', { 200: content('text/json') }, 200, { kind: 'json' }],
    [
      'is text if it is an object in any media type',
      { 200: content('*/*', { type: 'object' }) },
      200,
      { kind: 'text' },
    ],
    [
      'is saved to a file if nobody knows what it is',
      { 200: content('*/*') },
      200,
      { kind: 'file', file: 'reply.bin' },
    ],
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
