/// <reference types="postman-collection/types" />
import { Collection, type Item } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { API_FILE, apiVersionFile, openApiFiles } from '../../plugins/api/facts/apiFiles';
import versions from '../../versions.json';
import { projectDir } from '../../scripts/lib/run';
import { attributesOf, builtPage, builtText } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';

const files = openApiFiles(projectDir, brand);
const [shown, archived] = [[...versions, 'next'], files.retired()];

describe('the downloads', () => {
  it('are the OpenAPI file of each docs version, a Postman collection, a .http file, and the archive', () => {
    const { $ } = builtPage('/docs/api/');
    const links = attributesOf($, 'main a[download]', 'href').map((href) => href.replace(brand.basePath, ''));
    const filesOf = (version: string) => ['yaml', 'json'].map((form) => `openapi/metrics-api-${version}.${form}`);
    expect(links).toEqual([
      ...shown.flatMap(filesOf),
      'openapi/metrics-api.postman_collection.json',
      'openapi/metrics-api.http',
      ...archived.flatMap(filesOf),
    ]);
  });

  // Redocly lints this text.
  it.each([...shown, ...archived])('of %s have the text of its OpenAPI file, with brand tokens replaced', (version) => {
    const text = builtText(`openapi/metrics-api-${version}.yaml`);
    expect(text).toBe(files.brandedText(apiVersionFile(version)));
    expect(JSON.parse(builtText(`openapi/metrics-api-${version}.json`))).toEqual(parse(text));
  });
});

// The tests of `openapi-facts` send the requests of collections.
it('the Postman collection has a request for each example, with its documented reply', () => {
  const collection = new Collection(JSON.parse(builtText('openapi/metrics-api.postman_collection.json')) as object);
  const items: Item[] = [];
  (collection as unknown as { forEachItem(visit: (item: Item) => void): void }).forEachItem((item) => items.push(item));
  // The path has its parameters as in the OpenAPI file.
  const addressOf = ({ request }: Item) => `${request.method} ${request.url.getPath(true).replace(/:(\w+)/g, '{$1}')}`;
  const shownIn = (item: Item): unknown[] => [addressOf(item), item.name, JSON.parse(item.request.body?.raw ?? 'null')];
  const replies = items.flatMap((item) =>
    item.responses
      .all()
      .map(({ name, body }: { name: string; body: string }): unknown[] => [addressOf(item), name, JSON.parse(body)]),
  );
  for (const { method, path, request, reply } of readOperations(API_FILE)) {
    const [sent, received] = [request, reply].map((content) =>
      Object.values(content?.examples ?? {}).map(({ summary, value }) => [`${method} ${path}`, summary, value]),
    );
    const own = items.filter((item) => addressOf(item) === `${method} ${path}`);
    expect(own).not.toEqual([]);
    if (request) expect(own.map(shownIn)).toEqual(sent);
    expect(replies).toEqual(expect.arrayContaining(received ?? []));
  }
  expect(collection.variables.get('baseUrl')).toBe(brand.apiHost);
});
