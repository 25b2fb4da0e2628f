import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';
import { factsOfPaths } from '@api-docs/openapi-facts/testing/fixtures';

import { firstParagraph, newSite, templateFiles } from '../../../scripts/new-site/newSite';

it.each([
  ['Read https://example.com/my_docs/#start first.', 'Read https://example.com/my_docs/#start first.'],
  [
    'See https://example.com<br>more *text*  \nand `{x}` <b>all</b> "&amp;".',
    'See https://example.com more text and {x} all "&".',
  ],
])('a new site has the words of %s', (description, text) => {
  expect(firstParagraph(description)).toBe(text);
});

const ITEM = { post: { summary: 'Paid', responses: {} } };

describe('the pages of a new site', () => {
  const webhooks = { 'order.paid': ITEM };

  it.each<[string, object, object, included: string[], excluded: string[]]>([
    [
      'of an API with operations begin with a call',
      { '/a': ITEM },
      { webhooks },
      ['Make your first call', '<ApiSample operation="/a" />', '(/docs/api/a)', '`check`', '"/a"'],
      ['Receive', 'webhook'],
    ],
    [
      'of an API of webhooks alone begin with one, and need no operation',
      {},
      { webhooks },
      ['Receive your first request', '(/docs/api/webhooks/order-paid)', '`search`', '"order.paid"'],
      ['first call', '<ApiSample', 'all operations', '`check`', '`fact`', '`sample`'],
    ],
  ])('%s', (_case, paths, given, included, excluded) => {
    const files = templateFiles(factsOfPaths(paths, given), 'Depot', 'openapi/api.yaml');
    const pages = [...files].filter(([file]) => /^(?:docs|src|tests)\//.test(file)).map(([, text]) => text);
    const text = pages.join('\n');
    expect(included.filter((one) => !text.includes(one))).toEqual([]);
    expect(excluded.filter((one) => text.includes(one))).toEqual([]);
    expect([...files.values()].join('\n')).not.toMatch(/\{\{[#^/\w]+\}\}/);
  });
});

it('a document of components alone makes no site, and the message says why', async () => {
  const text = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\ncomponents:\n  schemas: { A: { type: string } }\n';
  const folder = tempFolder({ 'parts.yaml': text });
  const site = newSite({ api: path.join(folder, 'parts.yaml'), name: 'A', out: path.join(folder, 'site') });
  const error: unknown = await site.catch((reason: unknown) => reason);
  expect(
    errorDetails(() => {
      throw error;
    }),
  ).toMatchObject({
    file: 'parts.yaml:3',
    expected: 'an operation in paths, or a request that the API sends in webhooks',
    found: 'openapi, info, components',
    remedy: 'choose the document that refers to parts.yaml in --api, or add paths',
  });
});
