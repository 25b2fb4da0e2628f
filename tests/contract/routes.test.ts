import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
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

  it.each([...SPECIFIED_ROUTES, ...ADDED_DOCS, ...ADDED_POSTS])('%s has a title and one h1', (route) => {
    const { title, headings } = builtPage(route);
    expect(title).toMatch(new RegExp(`${brand.provider}$`));
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
  });

  it('include a not-found page', () => {
    const { title, headings } = builtPage('404.html');
    expect(title).toContain('Page not found');
    expect(headings).toHaveLength(1);
  });
});

describe('a page of the latest version', () => {
  it.each(docsPages(LATEST))('%s is indexed under its own URL and has no banner', (route) => {
    const { $, canonical, robots } = builtPage(route);
    expect({ canonical, robots }).toEqual({ canonical: urlOf(route), robots: undefined });
    expect($('.theme-doc-version-banner')).toHaveLength(0);
  });
});

describe.each([
  { version: 'next', banner: 'next is unreleased and may still change.' },
  ...FROZEN.map((version) => ({ version, banner: `${version} is frozen and no longer maintained.` })),
])('a page of $version', ({ version, banner }) => {
  it.each([...docsPages(version), ...addedTo(version)])('%s has a banner', (route) => {
    expect(builtPage(route).text).toContain(banner);
  });

  it.each([...docsPages(version), ...addedTo(version)])('%s is not indexed and names its latest version', (route) => {
    const { canonical, robots } = builtPage(route);
    const latest = route.replace(`/docs/${version}/`, '/docs/');
    const expected = routerPages().includes(latest) ? latest : route;
    expect({ canonical, robots }).toEqual({ canonical: urlOf(expected), robots: 'noindex, nofollow' });
  });
});
