/// <reference types="postman-collection/types" />
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Collection, type Item } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { postmanCollection } from '../../../../plugins/api/downloads/postmanCollection';
import { readApiDocument } from '../../../../plugins/api/facts/apiDocument';
import { callExamples } from '../../../../plugins/api/facts/describeCall';
import { factsOf } from '../../../../plugins/api/facts/readFacts';
import { projectDir } from '../../../../scripts/lib/run';
import type { ExpectedRequest } from '../../../support/expectedRequest';
import { parseMultipart } from '../../../support/multipart';

const FOLDER = 'tests/openapi';
const files = readdirSync(path.join(projectDir, FOLDER)).filter((file) => file.endsWith('.yaml'));

/** The values of the collection's variables, as readers would fill them in. */
const VALUES: Record<string, string> = {
  apiKey: 'the-key',
  headerKey: 'the-header-key',
  queryKey: 'the-query-key',
  apiUser: 'ada',
  apiPassword: 'pass word',
};

interface KeyValue {
  key: string;
  value: string;
  type?: string;
  src?: string;
  contentType?: string;
  disabled?: boolean;
}

/** A request of a collection, as its JSON. */
interface PostmanRequest {
  method: string;
  auth?: { type: string } & Record<string, KeyValue[]>;
  header: KeyValue[];
  url: { raw: string; query?: KeyValue[]; variable?: KeyValue[] };
  body?: {
    mode: string;
    raw?: string;
    urlencoded?: KeyValue[];
    formdata?: KeyValue[];
    file?: { src: string };
  };
}

/** A folder of a collection, or a request in one. */
interface PostmanItem {
  item?: readonly object[];
  request?: object;
}

function requestsIn(items: readonly PostmanItem[]): PostmanRequest[] {
  return items.flatMap(({ item = [], request }) => (request ? [request as PostmanRequest] : requestsIn(item)));
}

function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function enabled(entries: KeyValue[] = []): KeyValue[] {
  return entries.filter(({ disabled }) => !disabled);
}

/** Returns the headers and query parameters that Postman adds for the authentication. */
function authEntries(auth: PostmanRequest['auth']): { header: [string, string][]; query: [string, string][] } {
  const settings = Object.fromEntries((auth?.[auth.type] ?? []).map(({ key, value }) => [key, filled(value, VALUES)]));
  const { token, username, password, key = '', value = '', in: place } = settings;
  switch (auth?.type) {
    case 'bearer':
      return { header: [['authorization', `Bearer ${token}`]], query: [] };
    case 'basic':
      return { header: [['authorization', `Basic ${btoa(`${username}:${password}`)}`]], query: [] };
    case 'apikey':
      return place === 'query'
        ? { header: [], query: [[key, value]] }
        : { header: [[key.toLowerCase(), value]], query: [] };
    default:
      return { header: [], query: [] };
  }
}

describe.each(files)('the collection of %s', (file) => {
  const read = (name: string) => readFileSync(path.join(projectDir, name), 'utf8');
  const { 'x-requests': requests } = parse(read(`${FOLDER}/${file}`)) as {
    'x-requests': Record<string, ExpectedRequest>;
  };
  const facts = factsOf(readApiDocument(`${FOLDER}/${file}`, read), `${FOLDER}/${file}`);
  const given = postmanCollection(facts);
  const collection = new Collection(given as object);
  const items: Item[] = [];
  (collection as unknown as { forEachItem(visit: (item: Item) => void): void }).forEachItem((item) => items.push(item));
  const titles = facts.tags.flatMap(({ name }) =>
    facts.operations
      .filter(({ tag }) => tag === name)
      .flatMap((operation) =>
        callExamples(operation, facts).map(({ key }) => `${operation.method} ${operation.path} ${key}`),
      ),
  );
  const values = { ...Object.fromEntries(given.variable.map(({ key, value }) => [key, value])), ...VALUES };

  it.each(titles.map((title, index) => [title, index] as const))('has the request %s', (title, index) => {
    const expected = requests[title] as ExpectedRequest;
    const request = items[index]?.request.toJSON() as unknown as PostmanRequest;
    const source = requestsIn(given.item)[index] as PostmanRequest;
    const auth = authEntries(source.auth ?? (given.auth as unknown as PostmanRequest['auth']));

    const raw = (request.url.variable ?? []).reduce(
      (text, { key, value }) => text.replace(`:${key}`, () => value),
      filled(filled(source.url.raw, values), values),
    );
    const server = expected.server ?? '';
    expect([request.method, decodeURIComponent(raw.slice(server.length))]).toEqual([title.split(' ')[0], expected.url]);
    expect(raw.startsWith(server)).toBe(true);

    const query = enabled(source.url.query).map(({ key, value }) => [key, decodeURIComponent(filled(value, VALUES))]);
    expect([...query, ...auth.query]).toEqual(expected.query ?? []);

    const headers = Object.fromEntries([
      ...enabled(source.header).map(({ key, value }) => [key.toLowerCase(), filled(value, VALUES)] as const),
      ...auth.header,
    ]);
    // Postman writes the type of a form.
    const { 'content-type': type, ...others } = expected.headers ?? {};
    expect(headers).toMatchObject(others);
    if (type !== undefined && type !== 'multipart/form-data') {
      expect(headers['content-type']?.split(';')[0]).toBe(type);
    }

    const { body } = source;
    if (expected.json !== undefined) expect(JSON.parse(body?.raw ?? '')).toEqual(expected.json);
    if (expected.text !== undefined) expect(body?.raw).toBe(expected.text);
    if (expected.file !== undefined) expect(body).toEqual({ mode: 'file', file: { src: `./${expected.file}` } });
    if (expected.form) {
      expect(enabled(body?.urlencoded).map(({ key, value }) => [key, value])).toEqual(expected.form);
    }
    if (expected.parts) {
      const inForm = enabled(body?.formdata).map((part) => ({
        name: part.key,
        content: part.type === 'file' ? part.src : part.value,
        type: part.contentType,
      }));
      const written = parseMultipart(Buffer.from(body?.raw ?? ''), headers['content-type'] ?? '');
      const inText = written.map(({ name, fileName, content, headers: own }) => ({
        name,
        content: fileName === undefined ? content.toString() : `./${fileName}`,
        type: own['content-type'],
      }));
      expect(body?.raw === undefined ? inForm : inText).toEqual(
        expected.parts.map(({ name, text, json, file: upload, type: contentType }) => ({
          name,
          content: upload === undefined ? (text ?? JSON.stringify(json)) : `./${upload}`,
          type: contentType,
        })),
      );
    }
  });
});
