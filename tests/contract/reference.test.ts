import { readFileSync } from 'node:fs';
import path from 'node:path';

import { load, type CheerioAPI } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/run';
import { buildDir, builtFiles, builtPage } from '../support/builtSite';
import { fieldsOf, missingFacts, readPosts } from '../support/referenceFacts';

const posts = readPosts('openapi/metrics-api.yaml');
const operations = [...posts].map(([apiPath, post]) => ({ apiPath, post }));
const routes = operations.map(({ apiPath }) => `/docs/api${apiPath}/`);

describe('the reference', () => {
  it('has a page for each operation and no other page', () => {
    const pages = builtFiles(path.join(buildDir, 'docs/api'))
      .filter((file) => file.endsWith('/index.html'))
      .map((file) => `/docs/api/${file.replace('index.html', '')}`);
    expect(pages.sort()).toEqual(routes.sort());
    expect(pages).toHaveLength(32);
  });

  it('lists every operation on its landing page, legacy ones marked and led to what takes over', () => {
    const { $ } = builtPage('/docs/api/');
    for (const { apiPath, post } of operations) {
      const row = $('main tr').filter((_index, element) => $(element).find('th code').text() === apiPath);
      expect(row.find(`th a[href$="/docs/api${apiPath}/"]`).text(), apiPath).toBe(post.summary);
      expect(row.find('th').text().includes('legacy'), apiPath).toBe(post.deprecated ?? false);
      expect(/Successor: \/metrics\/v4alpha\/\w+|No successor is documented/.test(row.text()), apiPath).toBe(
        post.deprecated ?? false,
      );
    }
  });
});

describe.each(operations)('the page of $apiPath', ({ apiPath, post }) => {
  const { $, headings } = builtPage(`/docs/api${apiPath}/`);

  it('is named after the operation', () => {
    expect(headings).toEqual([post.summary]);
  });

  it('shows every field, limit, default, status, message, example and sample in the served HTML', () => {
    expect(missingFacts($, apiPath, post, brand.apiHost)).toEqual([]);
  });

  it('shows no field that the file does not have', () => {
    const rows = $('main tr[id^="request-"], main tr[id^="reply-"]').toArray();
    expect(rows.map((row) => $(row).attr('id'))).toEqual(fieldsOf(post).map(({ anchor }) => anchor));
  });

  it('leads to its page in the docs, and that page leads back', () => {
    const link = $('main p a[href*="/docs/understanding-"]').first().attr('href') ?? '';
    const [page = ''] = link.replace(brand.basePath, '/').split('#');
    expect(builtPage(page).$(`main a[href$="/docs/api${apiPath}/"]`).length).toBeGreaterThan(0);
  });
});

describe('the proof', () => {
  const apiPath = '/metrics/v4alpha/faithfulness';
  const post = posts.get(apiPath);
  if (!post) throw new Error(`no operation ${apiPath}`);
  const page = builtPage(`/docs/api${apiPath}/`).$.html();
  const missing = (spoil: (copy: CheerioAPI) => void) => {
    const copy = load(page);
    spoil(copy);
    return missingFacts(copy, apiPath, post, brand.apiHost);
  };

  it.each(fieldsOf(post).map(({ anchor }) => anchor))('notices when %s is taken out of a page', (anchor) => {
    expect(missing(($) => $(`tr[id="${anchor}"]`).remove())).toContain(`no row for ${anchor}`);
  });

  it.each([
    ['a default', '#request-include_citations li', 'request-include_citations does not say: Default: true'],
    ['a limit', '#reply-data-statements-sentence_span li', 'reply-data-statements-sentence_span does not say: 2'],
    ['a type', '#reply-data-score th > span', 'reply-data-score does not say: number'],
    ['a status', 'main tr:has(a[href$="#422"])', /^status 422 does not say/],
    [
      'a sample',
      '[data-sample-example="fully-supported"][data-sample-language="java"]',
      'no sample of fully-supported in java',
    ],
    ['a reply', 'pre.language-json', /^no reply to: /],
  ])('notices when %s is taken out of a page', (_what, selector, message) => {
    const found = missing(($) => $(selector).remove());
    expect(found).toEqual(
      expect.arrayContaining([typeof message === 'string' ? message : expect.stringMatching(message)]),
    );
  });
});

/** Anchors of fields: links to them stand in tickets and code all over the world, so none may go. */
const ANCHORS_FILE = 'tests/contract/anchors.txt';

describe('the permanent anchors', () => {
  const kept = readFileSync(path.join(projectDir, ANCHORS_FILE), 'utf8').trim().split('\n');
  const present = [
    ...[...builtPage('/docs/api/').$('main :is(h2, h3)[id]').toArray()].map(
      (heading) => `/#${heading.attribs.id ?? ''}`,
    ),
    ...operations.flatMap(({ apiPath }) => {
      const { $ } = builtPage(`/docs/api${apiPath}/`);
      return $('main tr[id], main h2[id]')
        .toArray()
        .map((element) => `${apiPath}/#${element.attribs.id ?? ''}`);
    }),
  ];

  it(`are all still there (a new one is added to ${ANCHORS_FILE})`, () => {
    expect(kept.filter((anchor) => !present.includes(anchor))).toEqual([]);
    expect(present.filter((anchor) => !kept.includes(anchor))).toEqual([]);
  });
});
