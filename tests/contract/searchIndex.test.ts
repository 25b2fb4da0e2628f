import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { allVersions } from '@api-docs/kit/docsVersions';
import { parsePage } from '@api-docs/kit/parsePage';
import { buildIndexes } from '@api-docs/local-search/build/buildIndexes';
import { indexPage } from '@api-docs/local-search/build/indexPage';
import type { IndexedPage, SearchIndexFile } from '@api-docs/local-search/searchIndex';

import { indexedVersion, indexFile } from '../support/siteSearch';
import { brand } from '../../brand.config';
import { openApiFiles } from '../../site/plugins/api/facts/apiFiles';
import { indexSources } from '../../site/plugins/search/writeIndexes';
import { projectDir } from '../../scripts/lib/run';
import { searchedValues } from '../../site';
import versions from '../../versions.json';
import { attributesOf, buildDir, builtHtml, builtPage } from '../support/builtSite';
import { routerPages } from '../support/pages';

const VERSIONS = allVersions(versions);

/** Paths below the base path, as in an index. */
const routes = [...routerPages(), '/404.html'].map((route) => route.slice(1));

/** Lists of pages, the search page and the not-found page. */
const NOT_IN_AN_INDEX = /^(?:404\.html|search\/|blog\/archive\/|(?:blog|docs(?:\/[^/]+)?)\/(?:tags|authors)\/.*)$/;

function pagesOf(version: string): IndexedPage[] {
  return (JSON.parse(readFileSync(indexFile(buildDir, version), 'utf8')) as SearchIndexFile).pages;
}

const pages = new Map(
  routes.map((route) => {
    const page = parsePage(builtHtml(route));
    return [route, { isUnlisted: page.isUnlisted, indexed: indexPage(page, route, searchedValues) }];
  }),
);

describe('the search indexes', () => {
  it('are reproducible from the built pages', () => {
    const made = buildIndexes(
      indexSources({ siteDir: projectDir, brand, files: openApiFiles(projectDir, brand) }, pages),
    );
    const changed = VERSIONS.filter(
      (version) => JSON.stringify(made.get(version)) !== readFileSync(indexFile(buildDir, version), 'utf8'),
    );
    expect(changed).toEqual([]);
  });

  it.each(VERSIONS)('of %s contain its pages and those without a version', (version) => {
    const expected = routes.filter(
      (route) =>
        !NOT_IN_AN_INDEX.test(route) && !pages.get(route)?.isUnlisted && ['', version].includes(indexedVersion(route)),
    );
    expect(expected).not.toEqual([]);
    const indexed = pagesOf(version).map((page) => page.path);
    expect(indexed.sort()).toEqual(expected.sort());
  });

  it.each(VERSIONS)('of %s contain only existing anchors', (version) => {
    const dead = pagesOf(version).flatMap(({ path: page, entries }) => {
      const anchors = new Set(attributesOf(builtPage(`/${page}`).$, 'main [id]', 'id'));
      return entries
        .filter(({ anchor }) => anchor !== '' && !anchors.has(anchor))
        .map(({ anchor }) => `${page}#${anchor}`);
    });
    expect(dead).toEqual([]);
  });

  it.each(VERSIONS)('of %s contain no path of the build machine', (version) => {
    expect(readFileSync(indexFile(buildDir, version), 'utf8')).not.toMatch(/\/(?:home|root|tmp|Users)\/|\bfile:\/\//);
    expect(readFileSync(indexFile(buildDir, version), 'utf8')).not.toContain(projectDir);
  });
});

it.each([
  ['401', 'Please provide a valid API key'],
  ['422', 'Invalid or incorrect input'],
])('the message of status %s is in the text of its section, not only a synonym', (status, message) => {
  const landing = pagesOf(versions[0] ?? '').find((page) => page.path === 'docs/api/');
  expect(landing?.entries.find(({ anchor }) => anchor === status)?.text).toContain(message);
});
