/// <reference types="postman-collection/types" />
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { unzipSync } from 'fflate';
import { Collection, type Item, type ItemGroup } from 'postman-collection';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { brand } from '../../brand.config';
import { API_FILE, apiVersionFile, openApiFiles } from '../../plugins/api/facts/apiFiles';
import versions from '../../versions.json';
import { mustRun, projectDir, tool } from '../../scripts/lib/run';
import { attributesOf, buildDir, builtPage, builtText, htmlFiles } from '../support/builtSite';
import { insomniaRequests, parseInsomnia } from '../support/insomniaFile';
import { readAddresses, readPosts } from '../support/openApiDocument';

const { $ } = builtPage('/docs/api/');
const links = attributesOf($, 'main a[download]', 'href').map((href) => href.replace(brand.basePath, ''));

const SHOWN = [...versions, 'next'];
const ARCHIVED = openApiFiles(projectDir, brand).retired();

const SOURCES = [...SHOWN, ...ARCHIVED].map((version) => [version, apiVersionFile(version)] as const);

describe('the downloads', () => {
  it('are the OpenAPI file and the pages of each docs version, collections for Postman and Insomnia, a .http file, the history, and the archive', () => {
    const filesOf = (version: string) => ['yaml', 'json'].map((form) => `openapi/metrics-api-${version}.${form}`);
    expect(links).toEqual([
      ...SHOWN.flatMap((version) => [...filesOf(version), `downloads/docs-${version}-markdown.zip`]),
      'openapi/metrics-api.postman_collection.json',
      'openapi/metrics-api.insomnia.yaml',
      'openapi/metrics-api.http',
      'history.json',
      ...ARCHIVED.flatMap(filesOf),
    ]);
  });

  it.each(SOURCES)('of %s have the content of %s, with brand tokens replaced', (version, source) => {
    const text = builtText(`openapi/metrics-api-${version}.yaml`);
    expect(text).not.toMatch(/%brand\./);
    expect(text).toContain(brand.apiHost);
    expect(JSON.parse(builtText(`openapi/metrics-api-${version}.json`))).toEqual(parse(text));
    const paths = Object.keys((parse(text) as { paths: object }).paths);
    expect(paths).toEqual([...new Set(readAddresses(source).map((address) => address.replace(/^\w+ /, '')))]);
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

describe.each(SHOWN)('the pages of %s', (version) => {
  const bytes = readFileSync(path.join(buildDir, `downloads/docs-${version}-markdown.zip`));
  const { 'manifest.json': manifest, ...packed } = unzipSync(bytes);
  const folder = version === versions[0] ? 'docs' : `docs/${version}`;
  const others = SHOWN.filter((other) => other !== version && other !== versions[0]).map((other) => `docs/${other}`);
  const isIn = (file: string, parent: string) =>
    [`${parent}.md`, `${parent}.samples.md`].includes(file) || file.startsWith(`${parent}/`);

  it('are the Markdown versions on the site, and those of the reference unless the version is frozen', () => {
    const isFrozen = versions.slice(1).includes(version);
    const expected = htmlFiles()
      .flatMap((file) => ['.md', '.samples.md'].map((extension) => file.replace(/\/index\.html$/, extension)))
      .filter((file) => isIn(file, folder) || (!isFrozen && isIn(file, 'docs/api')))
      .filter((file) => !others.some((other) => isIn(file, other)))
      .filter((file) => existsSync(path.join(buildDir, file)));
    expect(Object.keys(packed).sort()).toEqual(expected.sort());
    expect(expected).toContain(`${folder}/intro.md`);
    for (const [file, content] of Object.entries(packed)) {
      expect(Buffer.from(content).equals(readFileSync(path.join(buildDir, file))), file).toBe(true);
    }
  });

  it('have their hashes in the manifest', () => {
    const sha256 = Object.entries(packed).map(([file, content]) => [
      file,
      createHash('sha256').update(content).digest('hex'),
    ]);
    expect(JSON.parse(Buffer.from(manifest ?? []).toString())).toEqual({ version, sha256: Object.fromEntries(sha256) });
  });
});

/** Methods that the library's types lack. */
interface Walkable {
  forEachItem(visit: (item: Item) => void): void;
  forEachItemGroup(visit: (group: ItemGroup) => void): void;
}

const posts = [...readPosts(API_FILE)];
const examples = posts.flatMap(([apiPath, post]) =>
  Object.values(post.requestBody.content?.['application/json']?.examples ?? {}).map(({ summary, value }) => ({
    apiPath,
    summary,
    value,
  })),
);

describe('the Postman collection', () => {
  const collection = new Collection(JSON.parse(builtText('openapi/metrics-api.postman_collection.json')) as object);
  const walk = collection as unknown as Walkable;
  const items: Item[] = [];
  walk.forEachItem((item) => items.push(item));

  it('has a folder for each operation', () => {
    const folders: string[] = [];
    walk.forEachItemGroup((group) => folders.push(group.name));
    for (const [apiPath] of posts)
      expect(
        folders.some((name) => name.startsWith(apiPath)),
        apiPath,
      ).toBe(true);
  });

  it('has a request for each example', () => {
    const paths = new Set(posts.map(([apiPath]) => apiPath));
    const requests = items
      .filter(({ request }) => request.method === 'POST' && paths.has(request.url.getPath()))
      .map((item) => ({
        apiPath: item.request.url.getPath(),
        summary: item.name,
        value: JSON.parse(item.request.body?.raw ?? 'null') as unknown,
      }));
    expect(requests).toEqual(expect.arrayContaining(examples));
    expect(requests).toHaveLength(examples.length);
  });

  it('uses the API host and a bearer token in a variable', () => {
    expect(collection.variables.get('baseUrl')).toBe(brand.apiHost);
    expect(collection.variables.get('apiKey')).toBe('');
    expect(collection.auth?.toJSON()).toMatchObject({ type: 'bearer' });
    const [item] = items;
    expect(item?.request.url.toString()).toMatch(/^\{\{baseUrl\}\}\//);
  });
});

describe('the Insomnia collection', () => {
  const collection = parseInsomnia(builtText('openapi/metrics-api.insomnia.yaml'));
  const requests = insomniaRequests(collection);

  it('has a request for each example, which sends the bearer token of a variable to the API host', () => {
    const found = requests.map(({ name, method, url, authentication, body }) => ({
      call: `${method} ${url}`,
      summary: name,
      value: JSON.parse(body?.text ?? 'null') as unknown,
      authentication,
    }));
    const expected = examples.map(({ apiPath, ...example }) => ({
      call: `POST {{ _.base_url }}${apiPath}`,
      ...example,
      authentication: { type: 'bearer', token: '{{ _.api_key }}' },
    }));
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found).toHaveLength(expected.length);
  });

  it('has the API host and no key', () => {
    expect(collection.environments.data).toEqual({ base_url: brand.apiHost, api_key: '' });
  });
});
