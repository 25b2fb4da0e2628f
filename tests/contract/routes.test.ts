import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { compareSets } from '../../plugins/lib/compareSets';
import { projectDir } from '../../scripts/lib/run';
import { ADDED_DOCS, ADDED_PAGES, ADDED_POSTS } from '../support/addedPages';
import { builtPage, siteUrl } from '../support/builtSite';
import { routerPages } from '../support/pages';
import { docsPages, FROZEN, LATEST, SPECIFIED_ROUTES, VERSIONS } from '../support/specifiedRoutes';

/** Lists of pages that Docusaurus adds for tags, for authors and for the tenth post and later ones. */
const LISTS = /^\/(?:docs(?:\/[^/]+)?\/tags|blog\/(?:tags|authors|page))\//;

const urlOf = (route: string) => siteUrl + route.slice(1);
const addedTo = (version: string) => ADDED_DOCS.filter((route) => route.startsWith(`/docs/${version}/`));

describe('the routes', () => {
  it('are the specified ones, a page for each operation, the added pages, and their lists', () => {
    const operations = openApiFiles(projectDir, brand).facts(API_FILE).operations;
    const reference = operations.map(({ path }) => `/docs/api${path}/`);
    const added = ADDED_PAGES.map(({ route }) => route);
    const pages = routerPages().filter((route) => SPECIFIED_ROUTES.includes(route) || !LISTS.test(route));
    expect(compareSets([...SPECIFIED_ROUTES, ...reference, ...added], pages)).toEqual({
      missing: [],
      extra: [],
    });
    expect(new Set(SPECIFIED_ROUTES).size).toBe(SPECIFIED_ROUTES.length);
  });

  it.each([...SPECIFIED_ROUTES, ...ADDED_DOCS, ...ADDED_POSTS])('%s has a title and one h1', (route) => {
    const { title, headings } = builtPage(route);
    expect(title).toMatch(new RegExp(`${brand.provider}$`));
    expect(headings).toEqual([expect.stringMatching(/\S/)]);
  });

  it.each(VERSIONS)('of %s have unique titles', (version) => {
    const titles = [...docsPages(version), ...addedTo(version)].map((route) => builtPage(route).title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
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
