/// <reference types="postman-collection/types" />
import path from 'node:path';

import { Collection, type Item, type ItemGroup } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { API_FILE, apiVersionFile, openApiFiles } from '../../site/plugins/api/facts/apiFiles';
import versions from '../../versions.json';
import { mustRun, projectDir, tool } from '../../scripts/lib/run';
import { attributesOf, buildDir, builtPage, builtText } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';

const { $ } = builtPage('/docs/api/');
const links = attributesOf($, 'main a[download]', 'href').map((href) => href.replace(brand.basePath, ''));

const SHOWN = [...versions, 'next'];
const ARCHIVED = openApiFiles(projectDir, brand).retired();

const SOURCES = [...SHOWN, ...ARCHIVED].map((version) => [version, apiVersionFile(version)] as const);

describe('the downloads', () => {
  it('are the OpenAPI file of each docs version, a Postman collection, a .http file, and the archive', () => {
    const filesOf = (version: string) => ['yaml', 'json'].map((form) => `openapi/metrics-api-${version}.${form}`);
    expect(links).toEqual([
      ...SHOWN.flatMap(filesOf),
      'openapi/metrics-api.postman_collection.json',
      'openapi/metrics-api.http',
      ...ARCHIVED.flatMap(filesOf),
    ]);
  });

  it.each(SOURCES)('of %s have the content of %s, with brand tokens replaced', (version, source) => {
    const text = builtText(`openapi/metrics-api-${version}.yaml`);
    expect(text).not.toMatch(/%brand\./);
    expect(text).toContain(brand.apiHost);
    expect(JSON.parse(builtText(`openapi/metrics-api-${version}.json`))).toEqual(parse(text));
    const paths = Object.keys((parse(text) as { paths: object }).paths);
    expect(paths).toEqual([...new Set(readOperations(source).map((operation) => operation.path))]);
  });

  it('are valid OpenAPI', async () => {
    const files = SOURCES.flatMap(([version]) => [
      `openapi/metrics-api-${version}.yaml`,
      `openapi/metrics-api-${version}.json`,
    ]);
    const paths = files.map((file) => path.join(buildDir, file));
    await mustRun(tool('@redocly/cli', 'lint', ...paths), { capture: true, cwd: projectDir });
  });
});

/** Methods that the library's types lack. */
interface Walkable {
  forEachItem(visit: (item: Item) => void): void;
  forEachItemGroup(visit: (group: ItemGroup) => void): void;
}

const operations = readOperations(API_FILE);
const examples = operations.flatMap(({ method, path: apiPath, request }) =>
  Object.values(request?.examples ?? {}).map(({ summary, value }) => ({ method, apiPath, summary, value })),
);
/** The path of a request, with its parameters as in the OpenAPI file. */
const pathOf = ({ request }: Item) => request.url.getPath(true).replace(/:(\w+)/g, '{$1}');

describe('the Postman collection', () => {
  const collection = new Collection(JSON.parse(builtText('openapi/metrics-api.postman_collection.json')) as object);
  const walk = collection as unknown as Walkable;
  const items: Item[] = [];
  walk.forEachItem((item) => items.push(item));

  it('has a folder for each operation', () => {
    const folders: string[] = [];
    walk.forEachItemGroup((group) => folders.push(group.name));
    const missing = operations.filter(
      ({ method, path: apiPath }) => !folders.some((name) => name.replace(`${method} `, '').startsWith(apiPath)),
    );
    expect(missing.map(({ ref }) => ref)).toEqual([]);
  });

  it('has a request for each example', () => {
    const called = new Set(
      operations.filter(({ request }) => request).map(({ method, path: apiPath }) => `${method} ${apiPath}`),
    );
    const requests = items
      .filter((item) => called.has(`${item.request.method} ${pathOf(item)}`))
      .map((item) => ({
        method: item.request.method,
        apiPath: pathOf(item),
        summary: item.name,
        value: JSON.parse(item.request.body?.raw ?? 'null') as unknown,
      }));
    expect(requests).toEqual(expect.arrayContaining(examples));
    expect(requests).toHaveLength(examples.length);
  });

  it('has each documented reply', () => {
    const saved = items.flatMap((item) =>
      item.responses
        .all()
        .map(({ name, body }: { name: string; body: string }): unknown[] => [pathOf(item), name, JSON.parse(body)]),
    );
    const expected = operations.flatMap((operation) =>
      Object.values(operation.reply?.examples ?? {}).map(({ summary, value }) => [operation.path, summary, value]),
    );
    expect(saved).toEqual(expect.arrayContaining(expected));
  });

  it('uses the API host and a bearer token in a variable', () => {
    expect(collection.variables.get('baseUrl')).toBe(brand.apiHost);
    expect(collection.variables.get('apiKey')).toBe('');
    expect(collection.auth?.toJSON()).toMatchObject({ type: 'bearer' });
    const [item] = items;
    expect(item?.request.url.toString()).toMatch(/^\{\{baseUrl\}\}\//);
  });
});
