import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api-facts/apiFiles';
import { compareSets } from '../../plugins/compareSets';
import { projectDir } from '../../scripts/run';
import { ADDED_DOCS, ADDED_PAGES, ADDED_POSTS } from '../support/addedPages';
import { builtPage } from '../support/builtSite';
import { routerPages } from '../support/pages';
import { DOCS, SPECIFIED_ROUTES, TOP_LEVEL } from '../support/specifiedRoutes';

const site = `${brand.siteUrl}${brand.basePath.slice(0, -1)}`;

describe('the specified addresses', () => {
  it('are 180', () => {
    expect(SPECIFIED_ROUTES).toHaveLength(180);
    expect(new Set(SPECIFIED_ROUTES).size).toBe(180);
  });

  it('are, with a page for each operation, all pages that the router has', () => {
    const operations = openApiFiles(projectDir, brand).facts(API_FILE).operations;
    const expected = [...SPECIFIED_ROUTES, ...operations.map(({ path }) => `/docs/api${path}/`)];
    const added = ADDED_PAGES.map(({ route }) => route);
    // Extra pages: versions that were cut get no new ones, next and the blog do (`npm run new:page`).
    expect(compareSets([...expected, ...added], routerPages())).toEqual({ missing: [], extra: [] });
    expect(expected).toHaveLength(212);
  });

  it('are split over the versions as specified', () => {
    expect([TOP_LEVEL.length, DOCS.next.length, DOCS['v3.4.0'].length, DOCS['v3.3.0'].length]).toEqual([
      15, 61, 61, 43,
    ]);
  });

  it.each([...SPECIFIED_ROUTES, ...ADDED_DOCS, ...ADDED_POSTS])('%s answers with a title and one h1', (route) => {
    const { title, headings } = builtPage(route);
    expect(title).toMatch(new RegExp(`${brand.provider}$`));
    expect(headings).toHaveLength(1);
    expect(headings[0]).not.toBe('');
  });

  it.each(Object.entries(DOCS))('of %s have titles of their own', (version, routes) => {
    const titles = [...routes, ...(version === 'next' ? ADDED_DOCS : [])].map((route) => builtPage(route).title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('that do not exist give the not-found page', () => {
    const { title, headings } = builtPage('404.html');
    expect(title).toContain('Page not found');
    expect(headings).toHaveLength(1);
  });
});

describe('a docs page', () => {
  it.each(DOCS['v3.4.0'])('%s of the latest version is indexed under its own address', (route) => {
    const { canonical, robots } = builtPage(route);
    expect({ canonical, robots }).toEqual({ canonical: `${site}${route}`, robots: undefined });
  });

  it.each([...DOCS.next, ...ADDED_DOCS, ...DOCS['v3.3.0']])('%s is not indexed and names its latest twin', (route) => {
    const { canonical, robots } = builtPage(route);
    const twin = route.replace(/^\/docs\/(next|v3\.3\.0)\//, '/docs/');
    const expected = DOCS['v3.4.0'].includes(twin) ? twin : route;
    expect({ canonical, robots }).toEqual({ canonical: `${site}${expected}`, robots: 'noindex, nofollow' });
  });

  it.each([...DOCS.next, ...ADDED_DOCS])('%s of next says that it is unreleased', (route) => {
    expect(builtPage(route).text).toContain('next is unreleased and may still change.');
  });

  it.each(DOCS['v3.3.0'])('%s of v3.3.0 says that it is no longer maintained', (route) => {
    expect(builtPage(route).text).toContain('v3.3.0 is frozen and no longer maintained.');
  });

  it.each(DOCS['v3.4.0'])('%s of the latest version has no banner', (route) => {
    expect(builtPage(route).$('.theme-doc-version-banner')).toHaveLength(0);
  });
});
