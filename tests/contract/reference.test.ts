import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { projectDir } from '../../scripts/lib/run';
import { attributesOf, buildDir, builtFiles, builtPage, builtText, normalizeSpace } from '../support/builtSite';
import { fieldsOf, missingFacts } from '../support/openApiFields';
import { operationAt, readOperations } from '../support/openApiDocument';
import { operationNames } from '../support/openApiWalk';
import { SPECIFIED_OPERATIONS } from '../support/specifiedOperations';

const operations = readOperations(API_FILE);

/** Routes of the pages by what is at their head, for example `POST /metrics/v4alpha/pii`. */
const routes = new Map(
  builtFiles(path.join(buildDir, 'docs/api'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => {
      const route = `/docs/api/${file.replace('index.html', '')}`;
      const address = builtPage(route).$('main p[data-search=skip]').first();
      const server = address.find('code > span').text();
      return [`${address.children().first().text()} ${address.find('code').text().slice(server.length)}`, route];
    }),
);

describe('the reference', () => {
  it('has a page for each operation', () => {
    const expected = operations.map(({ method, path: apiPath, route }) => [`${method} ${apiPath}`, route]);
    expect([...routes].sort()).toEqual(expected.sort());
  });

  it.each(operationNames(path.join(projectDir, API_FILE)))(
    'has all names of $method $path, in HTML and Markdown',
    ({ method, path: apiPath, names }) => {
      const route = routes.get(`${method} ${apiPath}`) ?? '';
      const html = normalizeSpace(builtPage(route).$('main').text());
      const markdown = builtText(`${route.slice(1, -1)}.md`);
      const missing = names.filter((name) => !html.includes(normalizeSpace(name)) || !markdown.includes(name));
      expect(missing).toEqual([]);
    },
  );

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

describe.each(operations)('the page of $method $path', (operation) => {
  const { $, headings } = builtPage(operation.route);

  it('has the summary of the operation as its title', () => {
    expect(headings).toEqual([operation.summary]);
  });

  it('has every field, limit, default, status, message, example and sample in the served HTML', () => {
    expect(missingFacts($, operation, brand.apiHost)).toEqual([]);
  });

  it('has rows only for the fields of the operation', () => {
    const parts = ['path', 'query', 'header', 'cookie', 'request', 'reply'];
    const rows = $(parts.map((part) => `main tr[id^="${part}-"]`).join(', ')).toArray();
    expect(rows.map((row) => $(row).attr('id'))).toEqual(fieldsOf(operation).map(({ anchor }) => anchor));
  });

  // Every specified operation has a docs page. A further one may have none.
  const [guide] = attributesOf($, 'main p:contains("Guide: ") a', 'href');
  it.runIf(guide ?? SPECIFIED_OPERATIONS.includes(operation.ref))('links to a docs page that links back', () => {
    const [page = ''] = (guide ?? '').replace(brand.basePath, '/').split('#');
    expect(builtPage(page).$(`main a[href$="${operation.route}"]`).length).toBeGreaterThan(0);
  });
});

describe('missingFacts', () => {
  const apiPath = '/metrics/v4alpha/faithfulness';
  const operation = operationAt(operations, apiPath);
  const page = builtPage(operation.route).$.html();
  const missing = (remove: (copy: CheerioAPI) => void) => {
    const copy = load(page);
    remove(copy);
    return missingFacts(copy, operation, brand.apiHost);
  };

  it.each([
    ['a default', '#request-include_citations li', 'request-include_citations lacks: Default: true'],
    ['a limit', '#reply-data-statements-sentence_span li', 'reply-data-statements-sentence_span lacks: 2'],
    ['a type', '#reply-data-score th > span', 'reply-data-score lacks: number'],
    ['a status', 'main tr:has(a[href$="#422"])', /^status 422 lacks/],
    [
      'a sample',
      '[data-sample-example="fully-supported"][data-sample-language="java"]',
      'no sample of fully-supported in java',
    ],
    ['a reply', 'pre.language-json', /^no reply for: /],
  ])('reports %s if it is missing', (_what, selector, message) => {
    const found = missing(($) => $(selector).remove());
    expect(found).toEqual(
      expect.arrayContaining([typeof message === 'string' ? message : expect.stringMatching(message)]),
    );
  });
});

describe('the anchors of sections, which other sites link to,', () => {
  const idsOf = (route: string) => attributesOf(builtPage(route).$, 'main :is(h2, h3)[id]', 'id');

  it('exist on the landing page', () => {
    const ids = ['base-address', 'authentication', 'envelope', 'statuses', 'conventions', 'operations', 'downloads'];
    expect(idsOf('/docs/api/')).toEqual(expect.arrayContaining([...ids, 'what-is-not-published']));
  });

  it.each(operations)('exist on the page of $method $path', ({ route, request, deprecated }) => {
    const ids = ['examples', 'statuses', ...(request ? ['request-body'] : []), ...(deprecated ? ['successor'] : [])];
    expect(idsOf(route)).toEqual(expect.arrayContaining(ids));
  });
});
