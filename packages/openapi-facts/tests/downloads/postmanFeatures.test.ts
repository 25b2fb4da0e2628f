/// <reference types="postman-collection/types" />

import { Collection, Property, type Item } from 'postman-collection';
import { describe, expect, it } from 'vitest';

import { postmanCollection } from '../../src/downloads/postmanCollection';
import { featureFiles, readFeatures } from '../../testing/featureFiles';
import { sampleCall } from '../../src/samples/call';
import { parseMultipart } from '../../testing/multipart';

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
  body?: {
    mode: string;
    raw?: string;
    urlencoded?: KeyValue[];
    formdata?: KeyValue[];
    file?: { src: string };
  };
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

describe.each(featureFiles)('the collection of %s', (file) => {
  const { facts, calls } = readFeatures(file);
  const given = postmanCollection(facts);
  const values = new Map(Object.entries(VALUES));
  const variable = given.variable.map((one) => ({ ...one, value: values.get(one.key) ?? one.value }));
  const collection = new Collection({ ...given, variable } as object);
  const items: Item[] = [];
  (collection as unknown as { forEachItem(visit: (item: Item) => void): void }).forEachItem((item) => items.push(item));
  const inFolders = facts.tags.flatMap(({ name }) => calls.filter(({ operation }) => operation.tag === name));

  it.each(inFolders.map((one, index) => ({ ...one, index })))('has the request $title', (one) => {
    const { request: expected, index } = one;
    const call = sampleCall(one.call.operation, one.call.values);
    const request = items[index]?.request.toJSON() as unknown as PostmanRequest;
    const auth = authEntries(request.auth ?? (given.auth as unknown as PostmanRequest['auth']));

    // As Postman makes the URL: path variables, then variables of the collection.
    const written = items[index]?.request.url.toString() ?? '';
    const url = new URL(Property.replaceSubstitutions(written, [collection.variables]));
    const sampleUrl = new URL(call.server + call.target);
    expect([request.method, url.origin + url.pathname]).toEqual([call.method, sampleUrl.origin + sampleUrl.pathname]);
    expect([...url.searchParams].slice(0, sampleUrl.searchParams.size)).toEqual([...sampleUrl.searchParams]);
    expect([...url.searchParams, ...auth.query]).toEqual(expected.query ?? []);

    const headers = Object.fromEntries([
      ...enabled(request.header).map(({ key, value }) => [key.toLowerCase(), filled(value, VALUES)] as const),
      ...auth.header,
    ]);
    // Postman writes the type of a form.
    const { 'content-type': type, ...others } = expected.headers ?? {};
    expect(headers).toMatchObject(others);
    if (type !== undefined && type !== 'multipart/form-data') {
      expect(headers['content-type']?.split(';')[0]).toBe(type);
    }

    const { body } = request;
    const sentBody = Property.replaceSubstitutions(body?.raw ?? '', [collection.variables]);
    if (expected.json !== undefined) expect(JSON.parse(sentBody)).toEqual(expected.json);
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
