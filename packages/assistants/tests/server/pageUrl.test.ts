import { expect, it } from 'vitest';

import { openDocs } from '../../src/server/data';
import { apiCatalog } from '../../src/markdown/apiCatalog';

const SITE = { siteRoot: 'https://zoo.test/base/', pages: ['', 'docs/', 'docs/intro/'].map((path) => ({ path })) };

it.each([
  ['the home page', '', ''],
  ['a page', 'docs/intro/', 'docs/intro'],
  ['a heading', 'docs/intro/#start', 'docs/intro#start'],
  ['a comparison, which is a folder', 'compare/1.0...next/intro/', 'compare/1.0...next/intro/'],
  ['a file', 'openapi/zoo.yaml', 'openapi/zoo.yaml'],
])('of a site without slashes at the ends of paths, %s has the URL that hosts answer', (_case, path, expected) => {
  const urlOf = (site: object) => openDocs(() => JSON.stringify(site), {}).urlOf(path);
  expect(urlOf({ ...SITE, trailingSlash: false })).toBe(SITE.siteRoot + expected);
  expect(urlOf(SITE)).toBe(SITE.siteRoot + path);
});

it.each([
  [false, 'https://zoo.test/docs/api'],
  [undefined, 'https://zoo.test/docs/api/'],
])('the API catalog of a site with the trailing slash %s leads to its reference', (trailingSlash, href) => {
  const api = {
    files: { facts: () => ({ server: '', title: 'Zoo', openApi: '3.1' }), versions: () => [] },
    route: 'docs/api/',
    downloads: { list: () => [] },
  };
  expect(JSON.parse(apiCatalog(api as never, 'https://zoo.test/', trailingSlash))).toMatchObject({
    linkset: [{ anchor: href, 'service-doc': [{ href }, { href: 'https://zoo.test/docs/api.md' }] }],
  });
});
