import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { attributesOf, buildDir, builtFiles, builtPage, normalizeSpace, textsOf } from '../support/builtSite';
import { fieldsOf } from '../support/openApiFields';
import { readOperations } from '../support/openApiDocument';
import { SPECIFIED_OPERATIONS } from '../support/specifiedOperations';

const operations = readOperations(API_FILE);

/** Routes of the pages by what is at their head, for example `POST /metrics/v4alpha/pii`. */
const routes = new Map(
  builtFiles(path.join(buildDir, 'docs/api'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => {
      const route = `/docs/api/${file.replace('index.html', '')}`;
      const address = builtPage(route).$('main .cluster[data-search=skip]:has(> code)').first();
      const server = address.find('code > span').text();
      return [`${address.children().first().text()} ${address.find('code').text().slice(server.length)}`, route];
    }),
);

describe('the reference', () => {
  it('has a page for each operation', () => {
    const expected = operations.map(({ method, path: apiPath, route }) => [`${method} ${apiPath}`, route]);
    expect([...routes].sort()).toEqual(expected.sort());
  });

  it('lists every operation on its landing page, with the successor of legacy operations', () => {
    const { $ } = builtPage('/docs/api/');
    for (const { method, path: apiPath, route, summary, deprecated = false } of operations) {
      const row = $('main tr').filter((_index, element) => $(element).find(`th a[href$="${route}"]`).length > 0);
      expect(row.find('th a').text(), apiPath).toBe(summary);
      expect(row.find('th').text(), apiPath).toMatch(new RegExp(`${method}.*${apiPath.replace(/[{}]/g, '\\$&')}$`));
      expect(row.find('th').text().includes('legacy'), apiPath).toBe(deprecated);
      expect(/Successor: \/\S+|No successor is documented/.test(row.text()), apiPath).toBe(deprecated);
    }
  });
});

/** Markdown without its formatting. The OpenAPI files use inline code only. */
const plain = (markdown: string) => normalizeSpace(markdown.replaceAll('`', ''));

describe.each(operations)('the page of $method $path', (operation) => {
  const { $, headings } = builtPage(operation.route);
  const text = normalizeSpace($('main').text());

  it('has its title, address, authentication, description, deprecation, statuses and the titles of its examples', () => {
    expect(headings).toEqual([operation.summary]);
    const { method, path: apiPath, security, description, deprecated, request } = operation;
    const titles = Object.values(request?.examples ?? {}).map(({ summary }) => normalizeSpace(summary));
    const facts = [method, `${brand.apiHost}${apiPath}`, plain(description), ...titles];
    if (!security) facts.push('Authorization: Bearer');
    if (deprecated) facts.push('Soon to be deprecated');
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
    for (const [code, { description: meaning = '' }] of Object.entries(operation.responses)) {
      const item = $('#statuses ~ ul > li').filter(
        (_index, element) => $(element).find('code').first().text() === code,
      );
      expect(normalizeSpace(item.text())).toContain(plain(meaning));
    }
  });

  it('has a row for each of its fields and for no other, with every fact and a link to itself', () => {
    const parts = ['path', 'query', 'header', 'cookie', 'request', 'reply'];
    const rows = attributesOf($, parts.map((part) => `main tr[id^="${part}-"]`).join(', '), 'id');
    expect(rows).toEqual(fieldsOf(operation).map(({ anchor }) => anchor));
    for (const { anchor, shownPath, texts } of fieldsOf(operation)) {
      const row = $(`main tr[id="${anchor}"]`);
      expect(row.find('th code').text(), anchor).toBe(shownPath);
      expect(row.find(`a[href="#${anchor}"], a[href$="/#${anchor}"]`), anchor).toHaveLength(1);
      // Some metrics of the combined call need the field.
      const shown = normalizeSpace(row.text()).replace('conditional', 'conditional, optional');
      expect(
        texts.filter((fact) => !shown.includes(fact)),
        anchor,
      ).toEqual([]);
    }
  });

  it('has a sample of each example in each language, and every reply', () => {
    for (const key of Object.keys(operation.request?.examples ?? {})) {
      for (const language of REFERENCE_LANGUAGES) {
        const own = `[data-sample-operation="${operation.ref}"][data-sample-example="${key}"]`;
        expect($(`main ${own}[data-sample-language="${language}"] pre`), `${key} in ${language}`).toHaveLength(1);
      }
    }
    // Comments are in place of fields that are not documented.
    const blocks = $('main :is(pre.language-json, pre.language-jsonc)').toArray();
    const printed = blocks.map(
      (block) =>
        JSON.parse(
          $(block)
            .text()
            .replace(/\/\*.*?\*\//g, ''),
        ) as unknown,
    );
    for (const { value } of Object.values(operation.reply?.examples ?? {})) expect(printed).toContainEqual(value);
  });

  it('links to a docs page that links back, if it is one of the specified operations or has a docs page', () => {
    const [guide] = attributesOf($, 'main p:contains("Guide: ") a', 'href');
    if (guide === undefined && !SPECIFIED_OPERATIONS.includes(operation.ref)) return;
    const [page = ''] = (guide ?? '').replace(brand.basePath, '/').split('#');
    expect(builtPage(page).$(`main a[href$="${operation.route}"]`).length).toBeGreaterThan(0);
  });
});

it('the anchors of sections, which other sites link to, exist', () => {
  const idsOf = (route: string) => attributesOf(builtPage(route).$, 'main :is(h2, h3)[id]', 'id');
  const landing = ['base-address', 'authentication', 'envelope', 'statuses', 'conventions', 'operations', 'downloads'];
  expect(idsOf('/docs/api/')).toEqual(expect.arrayContaining([...landing, 'what-is-not-published']));
  for (const { route, request, deprecated } of operations) {
    const ids = ['examples', 'statuses', ...(request ? ['request-body'] : []), ...(deprecated ? ['successor'] : [])];
    expect(idsOf(route), route).toEqual(expect.arrayContaining(ids));
  }
});

// What each version has is frozen, so that the origin of a specified operation and of its fields stays the same.
it.each<[operation: string, origin: string, notes?: Record<string, string>]>([
  ['safety/v3/faithfulness', 'In the docs since v3.3.0 or earlier.'],
  ['metrics/v4alpha/pii', 'In the docs since v3.4.0; replaces /safety/v3/pii.'],
  ['metrics/v4alpha/adherence', 'In the docs since v3.4.0; replaces legacy adherence, which has no documented path.'],
  [
    'metrics/v4alpha/faithfulness',
    'In the docs since v3.4.0; replaces /safety/v3/faithfulness.',
    {
      'request-context-chunk_id': 'was context.node_id in /safety/v3/faithfulness',
      'request-context-chunk_text': 'was context.node_text in /safety/v3/faithfulness',
      'request-include_citations': 'default was false in /safety/v3/faithfulness',
    },
  ],
])(
  'the page of %s says since when it exists, what it replaces, and what its fields were',
  (operation, origin, notes = {}) => {
    const { $ } = builtPage(`/docs/api/${operation}/`);
    expect(textsOf($, 'main p')).toContain(origin);
    const shown = $('main tr[id] li')
      .toArray()
      .map((item) => [$(item).closest('tr').attr('id'), $(item).text()] as const)
      .filter(([, text]) => /^(?:since|was|default was) /.test(text));
    expect(Object.fromEntries(shown)).toEqual(notes);
  },
);
