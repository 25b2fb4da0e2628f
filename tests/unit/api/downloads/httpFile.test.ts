import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { httpFile } from '../../../../plugins/api/downloads/httpFile';
import { readApiDocument } from '../../../../plugins/api/facts/apiDocument';
import { callExamples } from '../../../../plugins/api/facts/describeCall';
import { factsOf } from '../../../../plugins/api/facts/readFacts';
import { projectDir } from '../../../../scripts/lib/run';
import type { ExpectedRequest } from '../../../support/expectedRequest';
import { httpRequests, type HttpRequest } from '../../../support/httpRequests';
import { parseMultipart } from '../../../support/multipart';

const FOLDER = 'tests/openapi';
const files = readdirSync(path.join(projectDir, FOLDER)).filter((file) => file.endsWith('.yaml'));

/** The environment of the client, as readers would fill it in. */
const VALUES: Record<string, string> = {
  API_KEY: 'the-key',
  HEADER_KEY: 'the-header-key',
  QUERY_KEY: 'the-query-key',
  API_USER: 'ada',
  API_PASSWORD: 'pass word',
};

describe.each(files)('the requests of %s', (file) => {
  const read = (name: string) => readFileSync(path.join(projectDir, name), 'utf8');
  const { 'x-requests': expectations } = parse(read(`${FOLDER}/${file}`)) as {
    'x-requests': Record<string, ExpectedRequest>;
  };
  const facts = factsOf(readApiDocument(`${FOLDER}/${file}`, read), `${FOLDER}/${file}`);
  const requests = httpRequests(httpFile(facts), VALUES);
  const titles = facts.operations.flatMap((operation) =>
    callExamples(operation, facts).map(({ key }) => `${operation.method} ${operation.path} ${key}`),
  );

  it.each(titles.map((title, index) => [title, index] as const))('have %s', (title, index) => {
    const expected = expectations[title] as ExpectedRequest;
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
