/** The lists of pages that the build writes: for the not-found page, the search, and search engines. */
import path from 'node:path';

import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

import { KNOWN_PATHS_FILE, type KnownPaths } from '@api-docs/version-comparisons/NotFoundSuggestions/suggestPages';

import { brand } from '../../brand.config';
import { attributesOf, buildDir, builtPage, builtText, htmlFiles, siteUrl } from '../support/builtSite';
import { routerPages } from '../support/pages';
import { indexedVersion, readIndex } from '../support/siteSearch';
import { FROZEN, LATEST, VERSIONS } from '../support/specifiedRoutes';

const listed = routerPages().filter((route) => builtPage(route).$('.theme-unlisted-banner').length === 0);

describe('the known paths of the not-found page', () => {
  const { pages, moved, versions } = JSON.parse(builtText(KNOWN_PATHS_FILE)) as KnownPaths;

  it('are those of the router except unlisted pages, each with a title', () => {
    expect(Object.keys(pages).sort()).toEqual([...listed].sort());
    expect(Object.values(pages).filter((title) => title.trim() === '' || title.includes(' | '))).toEqual([]);
  });

  it('include each redirect of a moved page, with an existing target', () => {
    const redirects = htmlFiles()
      .filter((file) => file.endsWith('/index.html') && !file.startsWith('compare/'))
      .map((file) => `/${path.dirname(file)}/`)
      .filter((route) => !routerPages().includes(route) && !route.startsWith(`/docs/${LATEST}/`));
    expect(Object.keys(moved).sort()).toEqual([...redirects].sort());
    expect(Object.values(moved).filter((target) => !(target in pages))).toEqual([]);
  });

  it('name the docs versions, the latest first', () => {
    expect(versions.map(({ name }) => name)).toEqual([LATEST, 'next', ...FROZEN]);
  });
});

it('the not-found page has a search form and links to the main pages', () => {
  const { $ } = builtPage('404.html');
  const form = $('main form');
  expect(form.attr('action')).toBe(`${brand.basePath}search/`);
  expect(form.find('input[name=q]')).toHaveLength(1);
  const targets = ['', 'docs/', 'docs/api/', 'search/'].map((target) => brand.basePath + target);
  expect(attributesOf($, 'main a', 'href')).toEqual(targets);
});

/** Lists of pages, and the search page. */
const NOT_IN_AN_INDEX = /^\/(?:search\/|blog\/archive\/|(?:blog|docs(?:\/[^/]+)?)\/(?:tags|authors)\/.*)$/;

it.each(VERSIONS)('the search index of %s contains its pages and those without a version', (version) => {
  const { pages } = readIndex(buildDir, version);
  const expected = listed
    .map((route) => route.slice(1))
    .filter((page) => !NOT_IN_AN_INDEX.test(`/${page}`) && ['', version].includes(indexedVersion(page)));
  expect(pages.map((page) => page.path).sort()).toEqual(expected.sort());
  const dead = pages.flatMap(({ path: page, entries }) => {
    const anchors = new Set(attributesOf(builtPage(`/${page}`).$, 'main [id]', 'id'));
    return entries.flatMap(({ anchor }) => (anchor === '' || anchors.has(anchor) ? [] : [`${page}#${anchor}`]));
  });
  expect(dead).toEqual([]);
});

it('the site map has the date of each docs page, as the page shows it', () => {
  const $ = load(builtText('sitemap.xml'), { xml: true });
  const docs = $('url')
    .toArray()
    .map((url) => [$(url).find('loc').text(), $(url).find('lastmod').text()]);
  const wrong = docs.filter(([url = '', date]) => {
    if (!url.startsWith(`${siteUrl}docs/`)) return false;
    const shown = builtPage(url.replace(siteUrl, '/')).$('main header time').attr('datetime') ?? '';
    return shown.slice(0, 10) !== date;
  });
  expect(docs.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
