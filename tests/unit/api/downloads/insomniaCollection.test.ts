import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { insomniaCollection } from '../../../../plugins/api/downloads/insomniaCollection';
import { readApiDocument } from '../../../../plugins/api/facts/apiDocument';
import { callExamples } from '../../../../plugins/api/facts/describeCall';
import { factsOf } from '../../../../plugins/api/facts/readFacts';
import { projectDir } from '../../../../scripts/lib/run';
import type { ExpectedRequest } from '../../../support/expectedRequest';
import {
  insomniaIds,
  insomniaRequests,
  parseInsomnia,
  rendered,
  type InsomniaRequest,
} from '../../../support/insomniaFile';
import { minimalFacts, operation } from '../fixtures';

const FOLDER = 'tests/openapi';
const files = readdirSync(path.join(projectDir, FOLDER)).filter((file) => file.endsWith('.yaml'));

/** The secrets, as readers would fill them in. */
const SECRETS: Record<string, string> = {
  api_key: 'the-key',
  header_key: 'the-header-key',
  query_key: 'the-query-key',
  api_user: 'ada',
  api_password: 'pass word',
};

function enabled<Entry extends { disabled?: boolean | undefined }>(entries: readonly Entry[] = []): Entry[] {
  return entries.filter(({ disabled }) => !disabled);
}

/** Returns the header that Insomnia sends for the authentication. */
function authHeader({ authentication }: InsomniaRequest, values: Record<string, string>): [string, string][] {
  if (!authentication) return [];
  if (authentication.type === 'bearer') return [['authorization', `Bearer ${rendered(authentication.token, values)}`]];
  const { username, password } = authentication;
  return [['authorization', `Basic ${btoa(`${rendered(username, values)}:${rendered(password, values)}`)}`]];
}

describe.each(files)('the collection of %s', (file) => {
  const read = (name: string) => readFileSync(path.join(projectDir, name), 'utf8');
  const { 'x-requests': expectations } = parse(read(`${FOLDER}/${file}`)) as {
    'x-requests': Record<string, ExpectedRequest>;
  };
  const facts = factsOf(readApiDocument(`${FOLDER}/${file}`, read), `${FOLDER}/${file}`);
  const collection = parseInsomnia(insomniaCollection(facts));
  const requests = insomniaRequests(collection);
  const { data } = collection.environments;
  const values = { ...data, ...SECRETS };
  const titles = facts.tags.flatMap(({ name }) =>
    facts.operations
      .filter(({ tag }) => tag === name)
      .flatMap((one) => callExamples(one, facts).map(({ key }) => `${one.method} ${one.path} ${key}`)),
  );

  it('has a request for each example call', () => {
    expect(requests).toHaveLength(titles.length);
  });

  it.each(titles.map((title, index) => [title, index] as const))('has the request %s', (title, index) => {
    const expected = expectations[title] as ExpectedRequest;
    const request = requests[index] as InsomniaRequest;
    const url = rendered(request.url, values);
    const server = expected.server ?? 'https://api.example.com';
    expect(url.startsWith(server)).toBe(true);
    expect([request.method, decodeURIComponent(url.slice(server.length))]).toEqual([title.split(' ')[0], expected.url]);

    const query = enabled(request.parameters).map(({ name, value }) => [
      name,
      decodeURIComponent(rendered(value, values)),
    ]);
    expect(query).toEqual(expected.query ?? []);

    const headers = Object.fromEntries([
      ...enabled(request.headers).map(({ name, value }) => [name.toLowerCase(), rendered(value, values)] as const),
      ...authHeader(request, values),
    ]);
    expect(headers).toMatchObject(expected.headers ?? {});

    const text = rendered(request.body?.text ?? '', values);
    const params = enabled(request.body?.params);
    if (expected.json !== undefined) expect(JSON.parse(text)).toEqual(expected.json);
    if (expected.text !== undefined) expect(text).toBe(expected.text);
    if (expected.form) {
      expect(params.map(({ name, value = '' }) => [name, rendered(value, values)])).toEqual(expected.form);
    }
    if (expected.file !== undefined) {
      expect(request.body).toEqual({ mimeType: 'application/octet-stream', fileName: `./${expected.file}` });
    }
    if (expected.parts) {
      expect(request.body?.mimeType).toBe('multipart/form-data');
      expect(
        params.map(({ name, value, fileName, multiline }) => [
          name,
          fileName ?? rendered(value ?? '', values),
          multiline,
        ]),
      ).toEqual(
        expected.parts.map(({ name, text: own, json, file: upload, type }) => [
          name,
          upload === undefined ? (own ?? JSON.stringify(json)) : `./${upload}`,
          upload === undefined ? type : undefined,
        ]),
      );
    }
  });

  it('has an id of its own for each object, only empty secrets, and the same bytes each time', () => {
    const ids = insomniaIds(collection);
    expect(new Set(ids).size).toBe(ids.length);
    const { base_url: base, ...secrets } = data;
    expect(base).toBe(facts.server);
    expect(new Set(Object.values(secrets))).toEqual(new Set(['']));
    expect(insomniaCollection(facts)).toBe(insomniaCollection(facts));
  });
});

it('sends braces of an example as they are', () => {
  const value = { text: 'Dear {{ name }}, {% now %} {# a note #}' };
  const facts = minimalFacts([operation('/v2/tone', { requestExamples: [{ key: 'a', summary: 'A letter', value }] })]);
  const [request] = insomniaRequests(parseInsomnia(insomniaCollection(facts)));
  expect(request?.body?.text).toMatch(/^\{% raw %\}/);
  expect(JSON.parse(rendered(request?.body?.text ?? '', {}))).toEqual(value);
});

it('says what Insomnia does not send', () => {
  const file = `${FOLDER}/uploads.yaml`;
  const facts = factsOf(
    readApiDocument(file, (name) => readFileSync(path.join(projectDir, name), 'utf8')),
    file,
  );
  const notes = insomniaRequests(parseInsomnia(insomniaCollection(facts))).map(({ meta }) => meta.description ?? '');
  expect(notes.join('\n')).toMatch(/Insomnia does not send the header `.+` of the part `.+`\./);
});
