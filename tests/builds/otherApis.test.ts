import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';

import { listFiles } from '../../plugins/lib/paths';
import { projectDir } from '../../scripts/lib/run';
import { normalizeSpace } from '../support/builtSite';
import { mergeDocument, operationNames } from '../support/openApiWalk';
import { copySite } from '../support/siteCopy';

const FOLDER = path.join(projectDir, 'tests/openapi');
const API = 'openapi/metrics-api.yaml';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

const site = copySite('other-apis');
const buildDir = path.join(site.dir, 'build');

/** Text of each operation's page, by method and path. */
const pages = new Map<string, { html: string; markdown: string }>();

function prefixOf(file: string): string {
  return `/proof/${path.basename(file, '.yaml')}`;
}

beforeAll(async () => {
  const document = parse(site.read(API)) as Record<string, unknown>;
  for (const file of files) {
    const source = parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Record<string, unknown>;
    mergeDocument(document, source, prefixOf(file));
  }
  writeFileSync(path.join(site.dir, API), stringify(document));
  // Files that refer to each other stay beside the document.
  for (const name of ['parts', 'references.yaml']) {
    cpSync(path.join(FOLDER, name), path.join(site.dir, 'openapi', name), { recursive: true });
  }
  const { code, output } = await site.script('scripts/build.ts');
  expect(code, output).toBe(0);
  for (const file of listFiles(path.join(buildDir, 'docs/api/proof')).filter((name) => name.endsWith('.html'))) {
    const folder = path.join(buildDir, 'docs/api/proof', path.dirname(file));
    const $ = load(readFileSync(path.join(folder, 'index.html'), 'utf8'));
    const address = $('main p[data-search=skip]').first();
    const [method = '', url = ''] = [address.children().first().text(), address.children('code').text()];
    pages.set(`${method} ${url.slice(url.indexOf('/proof/'))}`, {
      html: normalizeSpace($('main').text()),
      markdown: existsSync(`${folder}.md`) ? readFileSync(`${folder}.md`, 'utf8') : '',
    });
  }
}, 600_000);

afterAll(() => site.remove());

describe.each(files)('an API with the operations of %s', (file) => {
  const operations = operationNames(path.join(FOLDER, file)).map((operation) => ({
    ...operation,
    path: `${prefixOf(file)}${operation.path}`,
  }));

  it.each(operations)('shows all names of $method $path on its page and in its Markdown version', (operation) => {
    const page = pages.get(`${operation.method} ${operation.path}`);
    expect(page, [...pages.keys()].join('\n')).toBeDefined();
    const missing = operation.names.flatMap((name) => [
      ...(page?.html.includes(normalizeSpace(name)) ? [] : [`HTML: ${name}`]),
      ...(page?.markdown.includes(name) ? [] : [`Markdown: ${name}`]),
    ]);
    expect(missing).toEqual([]);
  });
});
