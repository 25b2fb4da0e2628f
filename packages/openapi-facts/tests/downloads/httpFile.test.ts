import { describe, expect, it } from 'vitest';

import { httpFile } from '../../src/downloads/httpFile';
import { featureFiles, readFeatures } from '../../testing/featureFiles';
import { factsOfPaths } from '../../testing/fixtures';
import { httpRequests, type HttpRequest } from '../../testing/httpRequests';
import { parseMultipart } from '../../testing/multipart';

/** The environment of the client, as readers would fill it in. */
const VALUES: Record<string, string> = {
  API_KEY: 'the-key',
  HEADER_KEY: 'the-header-key',
  QUERY_KEY: 'the-query-key',
  API_USER: 'ada',
  API_PASSWORD: 'pass word',
};

describe.each(featureFiles)('the requests of %s', (file) => {
  const { calls, facts } = readFeatures(file);
  const text = httpFile(facts);
  const sent = calls.filter(({ request }) => request.http === undefined);
  const requests = httpRequests(text, VALUES);

  it('say which are left out', () => {
    expect(requests).toHaveLength(sent.length);
    const reasons = [...text.matchAll(/^# Left out for both clients: they do not send "(.*)" as it is\.$/gm)];
    const expected = calls.flatMap(({ request }) => request.http ?? []);
    expect(reasons.map(([, reason]) => reason)).toEqual(expected);
  });

  it('have the secrets that the file says how to set, and no others', () => {
    const [, keys = '{}'] = /^# \{ "docs": (.*) \}$/m.exec(text) ?? [];
    const used = Object.keys(VALUES).filter((name) => text.includes(`{{${name}}}`));
    expect(Object.keys(JSON.parse(keys) as object).sort()).toEqual(used.sort());
  });

  it.each(sent.map((one, index) => ({ ...one, index })))('have $title', ({ title, request: expected, index }) => {
    const { method, url, headers, body } = requests[index] as HttpRequest;
    const server = expected.server ?? 'https://api.example.com';
    const [, target = '', query = ''] = /^([^?]*)\??(.*)$/.exec(url.slice(server.length)) ?? [];
    expect(url.startsWith(server)).toBe(true);
    expect([method, decodeURIComponent(target)]).toEqual([title.split(' ')[0], expected.url]);
    expect([...new URLSearchParams(query)]).toEqual(expected.query ?? []);

    const { 'content-type': type, authorization, ...others } = expected.headers ?? {};
    expect(headers).toMatchObject(others);
    if (type !== undefined) expect(headers['content-type']?.split(';')[0]).toBe(type);
    // The clients encode the name and the password.
    if (authorization?.startsWith('Basic ')) expect(headers.authorization).toBe('Basic ada pass word');
    else expect(headers.authorization).toBe(authorization);

    if (expected.json !== undefined) expect(JSON.parse(body)).toEqual(expected.json);
    if (expected.text !== undefined) expect(body).toBe(expected.text.replace(/\n+$/, ''));
    if (expected.form) expect([...new URLSearchParams(body)]).toEqual(expected.form);
    if (expected.file !== undefined) expect(body).toBe(`< ./${expected.file}`);
    if (expected.parts) {
      const parts = parseMultipart(Buffer.from(body.replaceAll('\n', '\r\n')), headers['content-type'] ?? '');
      expect(parts.map(({ name, fileName }) => [name, fileName])).toEqual(
        expected.parts.map(({ name, file: upload }) => [name, upload]),
      );
    }
  });

  it('have no secret, and the same bytes each time', () => {
    expect(httpFile(facts)).toBe(httpFile(facts));
    expect(httpFile(facts)).not.toMatch(/Bearer (?!\{\{)/);
  });
});

/** Returns the file of an API with one operation, which sends a text. */
function fileOf(operation: object): string {
  return httpFile(factsOfPaths({ '/notes': { post: operation } }, { info: { title: 'Two\nlines' } }));
}

function bodyExample(mediaType: string, example: unknown) {
  return { requestBody: { content: { [mediaType]: { example } } } };
}

describe('a text in the file', () => {
  it.each([
    ['several lines', 'one\n\n  two\nGET https://example.com\nX-Key: a'],
    ['tags', '<?xml version="1.0"?>\n<!-- # a -->\n<a>\n  <b/>\n</a>'],
    ['marks inside of a line', 'a # b\na // b\na < b > c @d = {e}'],
    ['an empty text', ''],
  ])('arrives as it is: %s', (_case, body) => {
    expect(httpRequests(fileOf(bodyExample('text/plain', body)), {})).toMatchObject([{ method: 'POST', body }]);
  });

  it('loses the empty lines at its end, which the file says', () => {
    const text = fileOf(bodyExample('text/plain', 'a\n\n'));
    expect(text).toContain('# The clients leave out the empty lines at the end of the body.\nPOST ');
    expect(httpRequests(text, {})).toMatchObject([{ body: 'a' }]);
  });

  it.each([
    ['a separator', 'text\n### Section\nGET https://example.com', '### Section'],
    ['a comment', 'text\n  // a', '// a'],
    ['another comment', '#!/bin/sh', '#!/bin/sh'],
    ['a variable', '@API_BASE = https://example.com', '@API_BASE = https://example.com'],
    ['a file', '< ./secret.txt', '< ./secret.txt'],
    ['a file with variables', '<@ ./secret.txt', '<@ ./secret.txt'],
    ['a script', 'text\n> {% client.log() %}', '> {% client.log() %}'],
    ['an earlier reply', '<> reply.json', '<> reply.json'],
    ['a test', 'a\n```\nb\n```', '```'],
    ['a template', 'Dear {{name}},', '{{name}},'],
  ])('is left out if the clients read it as %s', (_case, body, reason) => {
    const media = [bodyExample('text/plain', body), bodyExample('multipart/form-data', { note: body })];
    for (const operation of media) {
      const text = fileOf(operation);
      expect(httpRequests(text, {})).toEqual([]);
      expect(text).toContain(`# Left out for both clients: they do not send "${reason}" as it is.`);
    }
  });

  it.each([
    ['a\r\nb', 'they change the line ends of its body'],
    ['\n  a', 'they drop the empty line at the start of its body'],
    [' ', 'they drop the empty line at the start of its body'],
  ])('is left out if the clients change it: %j', (body, reason) => {
    const text = fileOf(bodyExample('text/plain', body));
    expect(httpRequests(text, {})).toEqual([]);
    expect(text).toContain(`# Left out for both clients: ${reason}.`);
  });

  it('has no variables in JSON and forms', () => {
    const value = { '{{a}}': '### {{$guid}}\n# b' };
    const [json] = httpRequests(fileOf(bodyExample('application/json', value)), {});
    expect(JSON.parse(json?.body ?? '')).toEqual(value);
    const [form] = httpRequests(fileOf(bodyExample('application/x-www-form-urlencoded', value)), {});
    expect([...new URLSearchParams(form?.body)]).toEqual(Object.entries(value));
  });

  it('is one line in titles', () => {
    const examples = { note: { summary: 'A note\nGET https://example.com\n\n### b', value: 'a' } };
    const text = fileOf({ requestBody: { content: { 'text/plain': { examples } } } });
    const title = '/notes: A note GET https://example.com ### b';
    expect(httpRequests(text, {})).toMatchObject([{ title, method: 'POST', body: 'a' }]);
  });

  it('may have the boundary of a form and quotes in its name', () => {
    const note = 'a\n--boundary-of-the-form--\nb';
    const schema = { properties: { scan: { type: 'string', format: 'binary' } }, required: ['scan'] };
    const example = { 'a "b"': note, count: { '{{x}}': 1 } };
    const text = fileOf({ requestBody: { content: { 'multipart/form-data': { schema, example } } } });
    expect(text).toContain('# The clients end lines of a part with CRLF.');
    const [{ headers, body }] = httpRequests(text, {}) as [HttpRequest];
    const parts = parseMultipart(Buffer.from(body.replaceAll('\n', '\r\n')), headers['content-type'] ?? '');
    expect(parts.map(({ name, content }) => [name, content.toString().replaceAll('\r', '')])).toEqual([
      ['scan', '< ./scan.bin'],
      ['a "b"', note],
      ['count', String.raw`{"{\u007bx}}":1}`],
    ]);
  });
});
