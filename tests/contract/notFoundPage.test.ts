import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { parsePage } from '@api-docs/kit/parsePage';
import { KNOWN_PATHS_FILE, type KnownPaths } from '@api-docs/version-comparisons/NotFoundSuggestions/knownPaths';

import { brand } from '../../brand.config';
import { attributesOf, builtHtml, builtPage, builtText, htmlFiles } from '../support/builtSite';
import { routerPages } from '../support/pages';
import { FROZEN, LATEST } from '../support/specifiedRoutes';

describe('the known paths', () => {
  const { pages, moved, versions } = JSON.parse(builtText(KNOWN_PATHS_FILE)) as KnownPaths;

  it('are those of the router except unlisted pages, each with a title', () => {
    const listed = routerPages().filter((route) => !parsePage(builtHtml(route)).isUnlisted);
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

describe('the not-found page', () => {
  const { $ } = builtPage('404.html');

  it('has a search form and links to the main pages', () => {
    const form = $('main form');
    expect(form.attr('action')).toBe(`${brand.basePath}search/`);
    expect(form.find('input[name=q]')).toHaveLength(1);
    const targets = ['', 'docs/', 'docs/api/', 'search/'].map((target) => brand.basePath + target);
    expect(attributesOf($, 'main a', 'href')).toEqual(targets);
  });
});
