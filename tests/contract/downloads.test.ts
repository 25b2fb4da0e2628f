/// <reference types="postman-collection/types" />
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Collection, type Item, type ItemGroup } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { mustRun, projectDir, tool } from '../../scripts/run';
import { buildDir, builtPage } from '../support/builtSite';
import { readPosts } from '../support/referenceFacts';

const { $ } = builtPage('/docs/api/');
const links = $('main a[download]')
  .toArray()
  .map((link) => ($(link).attr('href') ?? '').replace(brand.basePath, ''));

function download(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

const VERSIONS = [
  ['v3.4.0', 'openapi/versions/v3.4.0.yaml'],
  ['v3.3.0', 'openapi/versions/v3.3.0.yaml'],
  ['next', 'openapi/metrics-api.yaml'],
] as const;

describe('the downloads', () => {
  it('are the OpenAPI file of each docs version in both forms, and a Postman collection', () => {
    expect(links).toEqual([
      ...VERSIONS.flatMap(([version]) => ['yaml', 'json'].map((form) => `openapi/metrics-api-${version}.${form}`)),
      'openapi/metrics-api.postman_collection.json',
    ]);
  });

  it.each(VERSIONS)('of %s say what %s says, with the brand filled in', (version, source) => {
    const text = download(`openapi/metrics-api-${version}.yaml`);
    expect(text).not.toMatch(/%brand\./);
    expect(text).toContain(brand.apiHost);
    expect(JSON.parse(download(`openapi/metrics-api-${version}.json`))).toEqual(parse(text));
    const operations = Object.keys((parse(text) as { paths: object }).paths);
    expect(operations).toEqual([...readPosts(source).keys()]);
  });

  it('are valid OpenAPI', async () => {
    const files = VERSIONS.flatMap(([version]) => [
      `openapi/metrics-api-${version}.yaml`,
      `openapi/metrics-api-${version}.json`,
    ]);
    const paths = files.map((file) => path.join(buildDir, file));
    await mustRun(tool('@redocly/cli', 'lint', ...paths), { capture: true, cwd: projectDir });
  });
});

/** What the library's own types leave out. */
interface Walkable {
  forEachItem(visit: (item: Item) => void): void;
  forEachItemGroup(visit: (group: ItemGroup) => void): void;
}

describe('the Postman collection', () => {
  const collection = new Collection(JSON.parse(download('openapi/metrics-api.postman_collection.json')) as object);
  const walk = collection as unknown as Walkable;
  const items: Item[] = [];
  walk.forEachItem((item) => items.push(item));
  const posts = [...readPosts('openapi/metrics-api.yaml')];
  const examples = posts.flatMap(([apiPath, post]) =>
    Object.values(post.requestBody.content?.['application/json']?.examples ?? {}).map(({ summary, value }) => ({
      apiPath,
      summary,
      value,
    })),
  );

  it('is read by Postman’s own library, with a folder for each operation', () => {
    const folders: string[] = [];
    walk.forEachItemGroup((group) => folders.push(group.name));
    for (const [apiPath] of posts)
      expect(
        folders.some((name) => name.startsWith(apiPath)),
        apiPath,
      ).toBe(true);
  });

  it('holds each named example as the request that the file states', () => {
    const requests = items.map((item) => ({
      apiPath: item.request.url.getPath(),
      summary: item.name,
      value: JSON.parse(item.request.body?.raw ?? 'null') as unknown,
    }));
    expect(requests).toEqual(expect.arrayContaining(examples));
    expect(requests).toHaveLength(examples.length);
    expect(new Set(items.map((item) => item.request.method))).toEqual(new Set(['POST']));
  });

  it('sends to the API host with a bearer token that the reader fills in', () => {
    expect(collection.variables.get('baseUrl')).toBe(brand.apiHost);
    expect(collection.variables.get('apiKey')).toBe('');
    expect(collection.auth?.toJSON()).toMatchObject({ type: 'bearer' });
    const [item] = items;
    expect(item?.request.url.toString()).toMatch(/^\{\{baseUrl\}\}\//);
  });
});
