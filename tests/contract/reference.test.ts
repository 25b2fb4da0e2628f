import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { projectDir } from '../../scripts/run';
import { builtFiles, builtPage, buildDir } from '../support/builtSite';

/** The OpenAPI file read here on its own: this test must not trust the reading that made the pages. */
interface Node {
  $ref?: string;
  properties?: Record<string, Node>;
  items?: Node;
  default?: unknown;
}

interface OpenApiFile {
  paths: Record<
    string,
    { post: { summary: string; requestBody: Body; responses: Record<string, Body & { $ref?: string }> } }
  >;
  components: Record<string, Record<string, Node>>;
}

interface Body {
  content?: Record<string, { schema: Node; examples?: Record<string, { summary: string; value: unknown }> }>;
}

const document = parse(readFileSync(path.join(projectDir, 'openapi/metrics-api.yaml'), 'utf8')) as OpenApiFile;

function follow(node: Node): Node {
  if (!node.$ref) return node;
  const [kind = '', name = ''] = node.$ref.replace('#/components/', '').split('/');
  return { ...document.components[kind]?.[name], ...node, $ref: undefined };
}

function fieldPaths(schema: Node | undefined, parent = ''): string[] {
  if (!schema) return [];
  const followed = follow(schema);
  const objects = follow(followed.items ?? followed);
  return Object.entries(objects.properties ?? {}).flatMap(([name, property]) => [
    `${parent}${name}`,
    ...fieldPaths(property, `${parent}${name}.`),
  ]);
}

const operations = Object.entries(document.paths).map(([apiPath, { post }]) => ({ apiPath, post }));
const routes = operations.map(({ apiPath }) => `/docs/api${apiPath}/`);

describe('the reference', () => {
  it('has a page for each operation and no other page', () => {
    const pages = builtFiles(path.join(buildDir, 'docs/api'))
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => `/docs/api/${file.replace('index.html', '')}`);
    expect(pages.sort()).toEqual(routes.sort());
    expect(pages).toHaveLength(32);
  });

  it('lists every operation on its landing page', () => {
    const { $ } = builtPage('/docs/api/');
    for (const { apiPath, post } of operations) {
      const links = $(`main a[href$="/docs/api${apiPath}/"]`)
        .toArray()
        .map((link) => $(link).text());
      expect(links, apiPath).toContain(post.summary);
    }
  });
});

describe.each(operations)('the page of $apiPath', ({ apiPath, post }) => {
  const { $, text, headings } = builtPage(`/docs/api${apiPath}/`);
  const request = post.requestBody.content?.['application/json'];
  const reply = post.responses['200']?.content?.['application/json'];

  it('names operation, method and address in the served HTML', () => {
    expect(headings).toEqual([post.summary]);
    expect(text).toContain(`POST`);
    expect(text).toContain(apiPath);
  });

  it.each([
    ['request', fieldPaths(request?.schema)],
    ['reply', fieldPaths(reply?.schema)],
  ])('shows every %s field under an anchor, with its requirement', (part, paths) => {
    for (const field of paths) {
      const row = $(`#${part}-${field.replaceAll('.', '-')}`);
      expect(row.find('th code').text(), field).toBe(field);
      expect(row.text(), field).toMatch(/required|optional/);
      expect(row.find('td').text().length, field).toBeGreaterThan(10);
    }
    expect($(`tr[id^="${part}-"]`)).toHaveLength(paths.length);
  });

  it('shows the four statuses', () => {
    for (const code of ['200', '401', '422', '500'])
      expect($(`main a[href$="/docs/api/#${code}"]`).length, code).toBe(1);
  });

  it('shows each example in five languages', () => {
    const samples = Object.keys(request?.examples ?? {});
    for (const language of ['bash', 'python', 'typescript', 'go', 'java']) {
      expect($(`main .language-${language} pre, main pre.language-${language}`).length, language).toBe(samples.length);
    }
  });

  it('shows each reply example', () => {
    expect($('main pre.language-json')).toHaveLength(Object.keys(reply?.examples ?? {}).length);
  });
});
