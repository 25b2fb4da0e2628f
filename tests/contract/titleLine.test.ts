import { existsSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { commitTimes } from '../../plugins/lib/git';
import { LANDING_SOURCE } from '../../plugins/api/referenceOptions';
import { projectDir } from '../../scripts/lib/run';
import versions from '../../versions.json';
import { attributesOf, builtPage, normalizeSpace } from '../support/builtSite';
import { readOperations } from '../support/openApiDocument';
import { docsPages, LATEST, v3MetricPages, VERSIONS } from '../support/specifiedRoutes';

const operations = readOperations(API_FILE);
const REFERENCE = ['/docs/api/', ...operations.map(({ route }) => route)];
const DEPRECATED = 'legacy API · soon to be deprecated';

/** Returns the parts of the line below the title, without date and actions. */
function statesOf(route: string): string[] {
  const { $ } = builtPage(route);
  return $('main header [data-search=skip]')
    .first()
    .children('span:not(:has(time))')
    .toArray()
    .map((state) => normalizeSpace($(state).text()));
}

function versionState(version: string): string {
  if (version === LATEST) return `${version} · latest`;
  return version === 'next' ? 'next · unreleased' : `${version} · frozen`;
}

it.each(VERSIONS)(
  'the line below the title of pages of %s names version and state, and marks legacy metrics',
  (version) => {
    for (const route of docsPages(version)) {
      const deprecated = v3MetricPages(version).includes(route) ? [DEPRECATED] : [];
      expect(statesOf(route), route).toEqual([versionState(version), ...deprecated]);
      expect(builtPage(route).$('.theme-doc-version-badge'), route).toHaveLength(0);
    }
  },
);

it('the line below the title of a reference page names the generation of the API, or says that it is soon to be deprecated', () => {
  expect(statesOf('/docs/api/')).toEqual([]);
  for (const { path: apiPath, route, deprecated } of operations) {
    const [generation] = /(?<=\/)v\d[^/]*/.exec(apiPath) ?? [];
    const expected = deprecated ? DEPRECATED : generation && `${generation} API · current`;
    expect(statesOf(route), route).toEqual(expected === undefined ? [] : [expected]);
  }
});

/** Returns the target of the edit link, relative to the repository. */
function editedFile(route: string): string | undefined {
  const href = builtPage(route).$('.theme-edit-this-page').attr('href');
  return href?.startsWith(brand.links.editBase) ? href.slice(brand.links.editBase.length) : href;
}

const isCategoryPage = (route: string) => route.includes('/category/');
const WITH_FILE = [...VERSIONS.flatMap(docsPages), ...REFERENCE].filter((route) => !isCategoryPage(route));

it('the link to edit a page links to its file, that of a reference page to its source', () => {
  const isSource = (file = '') => /\.(?:mdx|yaml)$/.test(file) && existsSync(path.join(projectDir, file));
  expect(WITH_FILE.filter((route) => !isSource(editedFile(route)))).toEqual([]);
  const files = new Set(REFERENCE.slice(1).map(editedFile));
  expect([editedFile('/docs/api/'), [...files]]).toEqual([LANDING_SOURCE, [API_FILE]]);
});

it('the date of a page is that of the last commit of its file, and missing in a shallow clone and in frozen versions', () => {
  const times = commitTimes(projectDir);
  for (const route of WITH_FILE) {
    const [last] = times.get(editedFile(route) ?? '') ?? [];
    const isFrozen = versions.slice(1).some((version) => route.startsWith(`/docs/${version}/`));
    const expected = last === undefined || isFrozen ? [] : [new Date(last).toISOString()];
    expect(attributesOf(builtPage(route).$, 'main header time, footer time', 'datetime'), route).toEqual(expected);
  }
});
