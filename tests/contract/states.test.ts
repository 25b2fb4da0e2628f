import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { BANNER_ID } from '../../src/inline/baseUrlBanner';
import { compareSets } from '../../plugins/compareSets';
import { ADDRESSES_FILE, type SiteAddresses } from '../../shared/siteAddresses';
import { buildDir, builtFiles, builtPage } from '../support/builtSite';
import { routerPages } from '../support/pages';

const files = builtFiles();

describe('the base-URL banner', () => {
  it.each([...routerPages(), '404.html'])('is prepared on %s before any style or script of the site', (route) => {
    const { $ } = builtPage(route);
    const parts = $('head > :is(script:not([type$=json]), link[rel=stylesheet])').toArray();
    const banner = parts.findIndex((part) => $(part).text().includes(BANNER_ID));
    const first = parts.findIndex((part) => $(part).is('[src], [href]'));
    expect(banner).toBeGreaterThanOrEqual(0);
    expect(first).toBeGreaterThan(banner);
  });
});

describe('the address that a printed page shows', () => {
  it.each(routerPages())('%s names its own in its head', (route) => {
    const own = `${brand.siteUrl}${brand.basePath.slice(0, -1)}${route}`;
    expect(builtPage(route).$('head link[hreflang=x-default]').attr('href')).toBe(own);
  });
});

describe('the addresses of the not-found page', () => {
  const text = readFileSync(path.join(buildDir, ADDRESSES_FILE), 'utf8');
  const { pages, moved, versions } = JSON.parse(text) as SiteAddresses;

  it('are those of the router, each with a title', () => {
    expect(compareSets(routerPages(), Object.keys(pages))).toEqual({ missing: [], extra: [] });
    expect(Object.values(pages).filter((title) => title.trim() === '' || title.includes(' | '))).toEqual([]);
  });

  it('name every moved address that the build redirects, with a page that exists', () => {
    const redirected = files
      .filter((file) => file.endsWith('/index.html') && !file.startsWith('compare/'))
      .filter((file) => !routerPages().includes(`/${path.dirname(file)}/`))
      .map((file) => `/${path.dirname(file)}/`);
    const alias = redirected.filter((route) => route.startsWith(`/docs/${versions[0]?.name ?? ''}/`));
    const expected = redirected.filter((route) => !alias.includes(route));
    expect(compareSets(expected, Object.keys(moved))).toEqual({ missing: [], extra: [] });
    expect(Object.values(moved).filter((target) => !(target in pages))).toEqual([]);
  });

  it('name the docs versions, the latest first', () => {
    expect(versions.map(({ name }) => name)).toEqual(['v3.4.0', 'next', 'v3.3.0']);
  });
});

describe('the served not-found page', () => {
  const { $ } = builtPage('404.html');

  it('has a form that leads to the search page, and links to start from', () => {
    const form = $('main form');
    expect(form.attr('action')).toBe(`${brand.basePath}search/`);
    expect(form.find('input[name=q]')).toHaveLength(1);
    const targets = $('main a')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(targets).toEqual(['', 'docs/intro/', 'docs/api/', 'search/'].map((target) => brand.basePath + target));
  });
});
