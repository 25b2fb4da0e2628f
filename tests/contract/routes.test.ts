import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../site/plugins/api/facts/apiFiles';
import { ADDED_DOCS, ADDED_POSTS } from '../support/addedPages';
import { builtPage, siteUrl } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';
import { routerPages } from '../support/pages';
import { SPECIFIED_OPERATIONS } from '../support/specifiedOperations';
import { docsPages, FROZEN, LATEST, SPECIFIED_ROUTES } from '../support/specifiedRoutes';

const urlOf = (route: string) => siteUrl + route.slice(1);
const addedTo = (version: string) => ADDED_DOCS.filter((route) => route.startsWith(`/docs/${version}/`));

describe('the routes', () => {
  it('include the specified ones and a page for each operation', () => {
    const reference = readOperations(API_FILE).map(({ route }) => route);
    const specified = [...SPECIFIED_ROUTES, ...SPECIFIED_OPERATIONS.map((apiPath) => `/docs/api${apiPath}/`)];
    const pages = new Set(routerPages());
    expect([...specified, ...reference].filter((route) => !pages.has(route))).toEqual([]);
    expect(new Set(SPECIFIED_ROUTES).size).toBe(SPECIFIED_ROUTES.length);
  });

  it('have a title that ends with the provider', () => {
    const pages = [...SPECIFIED_ROUTES, ...ADDED_DOCS, ...ADDED_POSTS];
    expect(pages.filter((route) => !builtPage(route).title.endsWith(brand.provider))).toEqual([]);
  });
});

it('a page of the latest version is indexed under its own URL and has no banner', () => {
  const pages = docsPages(LATEST).map((route) => {
    const { $, canonical, robots } = builtPage(route);
    return { canonical, robots, banners: $('.theme-doc-version-banner').length };
  });
  expect(pages).toEqual(docsPages(LATEST).map((route) => ({ canonical: urlOf(route), robots: undefined, banners: 0 })));
});

it.each([
  { version: 'next', banner: 'next is unreleased and may still change.' },
  ...FROZEN.map((version) => ({ version, banner: `${version} is frozen and no longer maintained.` })),
])('a page of $version has a banner, is not indexed and names its latest version', ({ version, banner }) => {
  for (const route of [...docsPages(version), ...addedTo(version)]) {
    const { $, canonical, robots } = builtPage(route);
    expect($('.theme-doc-version-banner').text(), route).toContain(banner);
    const latest = route.replace(`/docs/${version}/`, '/docs/');
    const expected = routerPages().includes(latest) ? latest : route;
    expect({ canonical, robots }, route).toEqual({ canonical: urlOf(expected), robots: 'noindex, nofollow' });
  }
});
