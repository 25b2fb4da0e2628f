import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect as expectPage, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';

import { FEATURE_FOLDER, featureFiles } from '@api-docs/openapi-facts/testing/featureFiles';
import { parseYaml } from '@api-docs/kit/input/parseYaml';
import { listFiles, projectPath } from '@api-docs/kit/files/paths';
import { parseJson, stringifyJson } from '@api-docs/kit/values/json';

import { projectDir } from '../../scripts/lib/run';
import { browseBuild, type BrowsedBuild } from '../support/browseBuild';
import { normalizeSpace } from '../support/builtSite';
import { box, dialog, group, opener, openBuilder, sample, validationResult } from '../support/requestBuilder';
import { METHODS } from '../support/independentReader';
import { namesOf, readOperations } from '../support/openApiDocument';
import { copySite } from '../support/siteCopy';

/** Values of every shape, for the request builder. */
const SHAPES = path.join(projectDir, 'packages/openapi-reference/tests/validators/shapes.yaml');
const API = 'openapi/metrics-api.yaml';

/** Its schemas refer to each other by their `$id`, which would change in a merged document. */
const NOT_MERGED = 'identifiers.yaml';

const files = featureFiles.filter((file) => file !== NOT_MERGED);

const site = copySite('other-apis');
const buildDir = path.join(site.dir, 'build');

/** Text of each operation's page, by method and path. */
const pages = new Map<string, { url: string; html: string; markdown: string }>();

function prefixOf(file: string): string {
  return `/proof/${path.basename(file, '.yaml')}`;
}

type Mapping = Record<string, unknown>;

/** Merges a document into another one, as an editor would by hand: paths get a prefix, components other names. */
function mergeDocument(target: Mapping, source: Mapping, prefix: string): void {
  const name = `${prefix.replaceAll(/\W+/g, '_')}_`;
  const text = stringifyJson(source).replaceAll(/"#\/components\/(?!securitySchemes)(\w+)\//g, `$&${name}`);
  // A discriminator may name a schema without a reference.
  const renamed = text.replaceAll(/"mapping":\{[^}]*\}|"defaultMapping":"\w+"/g, (mapping) =>
    mapping.replaceAll(/:"(\w+)"/g, `:"${name}$1"`),
  );
  const merged = parseJson(renamed) as unknown as Record<string, Mapping | undefined>;
  const { paths, components, webhooks, security, servers } = merged;
  const into = (owner: Mapping, key: string): Mapping => (owner[key] ??= {}) as Mapping;
  for (const [key, item] of Object.entries(paths ?? {})) {
    const own: Mapping = { ...(servers && !('$ref' in (item as Mapping)) && { servers }), ...(item as Mapping) };
    for (const method of METHODS.filter((known) => security && known in own)) {
      own[method] = { security, ...(own[method] as Mapping) };
    }
    into(target, 'paths')[`${prefix}${key}`] = own;
  }
  for (const [kind, parts] of Object.entries(components ?? {})) {
    for (const [key, part] of Object.entries(parts as Mapping)) {
      into(into(target, 'components'), kind)[kind === 'securitySchemes' ? key : `${name}${key}`] = part;
    }
  }
  Object.assign(into(target, 'webhooks'), webhooks);
}

beforeAll(async () => {
  const document = { ...(parseYaml(site.read(API), API) as Record<string, unknown>), openapi: '3.2.0' };
  for (const file of [...files.map((name) => path.join(FEATURE_FOLDER, name)), SHAPES]) {
    const source = parseYaml(readFileSync(file, 'utf8'), file) as Record<string, unknown>;
    mergeDocument(document, source, prefixOf(file));
  }
  writeFileSync(path.join(site.dir, API), stringify(document));
  // Files that refer to each other stay beside the document.
  for (const name of ['parts', 'references.yaml']) {
    cpSync(path.join(FEATURE_FOLDER, name), path.join(site.dir, 'openapi', name), { recursive: true });
  }
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  for (const file of listFiles(path.join(buildDir, 'docs/api/proof')).filter((name) => name.endsWith('.html'))) {
    const folder = path.join(buildDir, 'docs/api/proof', path.dirname(file));
    const $ = load(readFileSync(path.join(folder, 'index.html'), 'utf8'));
    const address = $('main .cluster[data-search=skip]:has(> code)').first();
    const [method = '', url = ''] = [address.children().first().text(), address.children('code').text()];
    pages.set(`${method} ${url.slice(url.indexOf('/proof/'))}`, {
      url: `/docs/api/proof/${file.replace('index.html', '')}`,
      html: normalizeSpace($('main').text()),
      markdown: existsSync(`${folder}.md`) ? readFileSync(`${folder}.md`, 'utf8') : '',
    });
  }
}, 600_000);

afterAll(() => site.remove());

describe.each(files)('an API with the operations of %s', (file) => {
  const operations = readOperations(projectPath(projectDir, path.join(FEATURE_FOLDER, file))).map((operation) => ({
    ...operation,
    path: `${prefixOf(file)}${operation.path}`,
  }));

  it.each(operations)('shows all names of $method $path on its page and in its Markdown version', (operation) => {
    const page = pages.get(`${operation.method} ${operation.path}`);
    expect(page, [...pages.keys()].join('\n')).toBeDefined();
    const missing = namesOf(operation).flatMap((name) => [
      ...(page?.html.includes(normalizeSpace(name)) ? [] : [`HTML: ${name}`]),
      ...(page?.markdown.includes(name) ? [] : [`Markdown: ${name}`]),
    ]);
    expect(missing).toEqual([]);
  });
});

describe('the pages of other APIs in a browser', () => {
  let build: BrowsedBuild;
  let page: Page;

  beforeAll(async () => {
    build = await browseBuild(buildDir);
    page = build.page;
  });

  afterAll(() => build.close());

  it.each([
    ['light', 1440],
    ['dark', 1200],
    ['light', 390],
  ] as const)('pass axe and fit in the %s mode, %i px wide', { timeout: 300_000 }, async (theme, width) => {
    const findings: string[] = [];
    for (const { url } of pages.values()) {
      await build.open(url);
      findings.push(...(await build.findings(theme, width, 'main', 'overflow', 'overlaps', 'clippedText')));
    }
    expect(findings).toEqual([]);
  });

  it('open the tab or the fold with the field of an anchor', { timeout: 120_000 }, async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const closed: string[] = [];
    for (const { url } of pages.values()) {
      await build.open(url);
      const hidden = page.locator('main :is(details, [role=tabpanel][hidden]) tr[id]');
      const id = (await hidden.count()) > 0 ? await hidden.last().getAttribute('id') : null;
      if (id === null) continue;
      await build.open(`${url}#${id}`);
      const row = page.locator(`tr[id="${id}"]`);
      await row.waitFor({ timeout: 15_000 }).catch(() => closed.push(`${url}#${id}`));
    }
    expect(closed).toEqual([]);
  });

  it('have a request builder that finds every example valid', { timeout: 600_000 }, async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    const results: string[] = [];
    for (const { url } of pages.values()) {
      await build.open(url);
      if ((await opener(page).count()) === 0) continue;
      await openBuilder(page);
      const examples = dialog(page).getByLabel('Start from').locator('option');
      for (let index = 1; index < (await examples.count()); index += 1) {
        await dialog(page).getByLabel('Start from').selectOption({ index });
        // The form is validated when the reader pauses.
        await page.waitForTimeout(400);
        results.push(`${url}: ${await validationResult(page).textContent()}`);
      }
    }
    expect(results.length).toBeGreaterThan(pages.size / 2);
    expect(results.filter((result) => !/: The (?:body|request) is valid\.$/.test(result))).toEqual([]);
  });

  it('have a request builder that passes axe and fits with values of every shape', async () => {
    const findings: string[] = [];
    for (const { url } of [...pages.values()].filter((one) => one.url.includes('/shapes/'))) {
      await build.open(url);
      await openBuilder(page);
      findings.push(...(await build.findings('light', 1440, 'dialog', 'overflow', 'clippedText')));
      findings.push(...(await build.findings('dark', 390, 'dialog', 'overflow', 'clippedText')));
    }
    expect(findings).toEqual([]);
  });

  it('have a request builder that enters and sends values of every shape', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await build.open('/docs/api/proof/shapes/shipments/shipment-id/legs/');
    await openBuilder(page);
    await dialog(page).getByRole('button', { name: 'Clear' }).click();
    await box(page, 'shipment id').fill('a/b');

    const route = group(page, 'route');
    await route.getByRole('button', { name: 'Add item to route' }).click();
    await route.getByRole('button', { name: 'Add item to item 1 of route' }).click();
    await page.keyboard.type('8.5');
    await group(page, 'span').getByRole('textbox', { name: 'Item 1' }).fill('1');
    await group(page, 'span').getByRole('textbox', { name: 'Item 2' }).fill('x');
    const labels = group(page, 'labels');
    await labels.getByRole('button', { name: 'Add property' }).click();
    await page.keyboard.type('a/b "c"');
    await labels.getByRole('textbox', { name: 'property 1 of labels' }).fill('d');
    const payment = group(page, 'payment');
    // Schemas have longer names in a merged document.
    const card = await payment.getByRole('option', { name: /Card$/ }).textContent();
    await payment.getByLabel('How to send payment').selectOption(card);
    // A field with suggestions.
    await expectPage(payment.getByRole('combobox', { name: 'kind' })).toHaveValue('card');
    await payment.getByRole('textbox', { name: 'number' }).fill('4');
    await box(page, 'weight').fill('18446744073709551615');
    const sendEmpty = page.getByRole('button', { name: 'Send an empty text' });
    const note = dialog(page)
      .locator('div', { has: page.getByRole('textbox', { name: 'note', exact: true }) })
      .filter({ has: sendEmpty });
    await note.last().getByRole('button', { name: 'Send an empty text' }).click();
    await dialog(page).getByLabel('How to send remark').selectOption('null');
    await box(page, '__proto__').fill('kept');
    await box(page, 'hasOwnProperty').fill('own');

    await expectPage(validationResult(page)).toHaveText('The request is valid.');
    const text = normalizeSpace((await sample(page).textContent()) ?? '');
    for (const part of [
      '/proof/shapes/shipments/a%2Fb/legs',
      '"route": [ [ 8.5 ] ]',
      '"span": [ 1, "x" ]',
      '"labels": { "a/b \\"c\\"": "d" }',
      '"payment": { "kind": "card", "number": "4" }',
      '"weight": 18446744073709551615',
      '"note": ""',
      '"remark": null',
      '"hasOwnProperty": "own"',
      '"__proto__": "kept"',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('log no error', () => {
    expect(build.errors).toEqual([]);
  });
});
