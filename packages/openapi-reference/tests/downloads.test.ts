import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { expect, it } from 'vitest';

import { listFiles } from '@api-docs/kit/files/paths';
import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { createApiFiles } from '../src/apiFiles';
import { writeDownloads } from '../src/downloads';
import { apiDownloadsContent } from '../src/fact-components/apiDownloads';
import { context } from '../testing/pageContext';

const ITEM = { post: { responses: {} } };
const OPEN_API = ['openapi/openapi-next.json', 'openapi/openapi-next.yaml'];
const OF_SHOP = OPEN_API.map((file) => file.replace('/', '/shop/'));
const CALLS = ['openapi/openapi.http', 'openapi/openapi.postman_collection.json'];

it.each<[string, object, files: string[], row: string, id?: string]>([
  ['operations', { paths: { '/a': ITEM }, webhooks: { b: ITEM } }, [...OPEN_API, ...CALLS], 'all operations'],
  ['webhooks alone', { webhooks: { b: ITEM } }, OPEN_API, 'all webhooks'],
  ['other references beside it', { webhooks: { b: ITEM } }, OF_SHOP, 'all webhooks', 'shop'],
])('an API with %s has the downloads that its page lists', (_case, parts, expected, row, id = 'api') => {
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, ...parts };
  const siteDir = tempFolder({ 'openapi/openapi.yaml': JSON.stringify(document) });
  const files = createApiFiles(siteDir, { id });
  writeDownloads(siteDir, files);
  expect(listFiles(siteDir).flatMap((file) => file.split('/static/')[1] ?? [])).toEqual(expected);
  const html = toHtml(toHast({ type: 'root', children: apiDownloadsContent({ ...context, files }) }));
  expect(expected.filter((file) => !html.includes(file))).toEqual([]);
  expect(html.match(/pathname:/g)).toHaveLength(expected.length);
  expect(html).toContain(row);
});
