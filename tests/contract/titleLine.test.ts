import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api-facts/apiFiles';
import { LANDING_SOURCE } from '../../plugins/api-reference/referenceSource';
import { projectDir } from '../../scripts/run';
import { builtPage } from '../support/builtSite';
import { fold } from '../support/fold';
import { DOCS, v3MetricPages, type DocsVersion } from '../support/specifiedRoutes';

const operations = openApiFiles(projectDir, brand).facts(API_FILE).operations;
const referenceRoute = (apiPath: string) => `/docs/api${apiPath}/`;
const REFERENCE = ['/docs/api/', ...operations.map(({ path: apiPath }) => referenceRoute(apiPath))];
const DEPRECATED = 'legacy API · soon to be deprecated';

/** The parts of the first line below the title, without its date and actions. */
function statesOf(route: string): string[] {
  const { $ } = builtPage(route);
  return $('main header [data-search=skip]')
    .first()
    .children('span:not(:has(time))')
    .toArray()
    .map((state) => fold($(state).text()));
}

const WORDS: Record<DocsVersion, string> = {
  next: 'next · unreleased',
  'v3.4.0': 'v3.4.0 · latest',
  'v3.3.0': 'v3.3.0 · frozen',
};

describe.each(Object.entries(DOCS) as [DocsVersion, string[]][])('below the titles of %s', (version, routes) => {
  it.each(routes)('%s names version and state, and whether its metric is soon to be deprecated', (route) => {
    const expected = v3MetricPages(version).includes(route) ? [WORDS[version], DEPRECATED] : [WORDS[version]];
    expect(statesOf(route)).toEqual(expected);
  });

  it('no badge repeats the version', () => {
    expect(routes.filter((route) => builtPage(route).$('.theme-doc-version-badge').length > 0)).toEqual([]);
  });
});

describe('below the titles of the reference', () => {
  it.each(operations.map(({ path: apiPath, deprecated }) => [apiPath, deprecated] as const))(
    '%s says whether it is soon to be deprecated',
    (apiPath, deprecated) => {
      expect(statesOf(referenceRoute(apiPath))).toEqual([deprecated ? DEPRECATED : 'v4alpha API · current']);
    },
  );

  it('the landing names no state', () => {
    expect(statesOf('/docs/api/')).toEqual([]);
  });
});

/** Where the link at the foot of a page leads, relative to the repository. */
function editedFile(route: string): string | undefined {
  const href = builtPage(route).$('.theme-edit-this-page').attr('href');
  return href?.startsWith(brand.links.editBase) ? href.slice(brand.links.editBase.length) : href;
}

const isCategoryPage = (route: string) => route.includes('/category/');
const WITH_FILE = [...Object.values(DOCS).flat(), ...REFERENCE].filter((route) => !isCategoryPage(route));

describe('the link to edit a page', () => {
  it.each(WITH_FILE)('%s leads to a file of the repository', (route) => {
    const file = editedFile(route) ?? '';
    expect(file).toMatch(/\.(?:mdx|yaml)$/);
    expect(existsSync(path.join(projectDir, file)), file).toBe(true);
  });

  it('leads from the reference to what its pages are made from', () => {
    const files = new Set(REFERENCE.slice(1).map(editedFile));
    expect([editedFile('/docs/api/'), [...files]]).toEqual([LANDING_SOURCE, [API_FILE]]);
  });
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).trim();
}

/** Seconds since 1970 of the last commit of a file; empty without one. */
function lastCommit(file: string): string {
  return git('log', '-1', '--format=%ct', '--', file);
}

describe('the date of the last change', () => {
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';

  it.each(WITH_FILE)('%s is the one of the last commit of its file, and missing without the whole history', (route) => {
    const seconds = isWhole ? lastCommit(editedFile(route) ?? '') : '';
    const time = builtPage(route).$('main header time');
    const expected = seconds === '' ? [] : [new Date(Number(seconds) * 1000).toISOString()];
    expect(time.toArray().map((element) => element.attribs.datetime)).toEqual(expected);
  });

  it('does not stand at the foot of a page a second time', () => {
    expect(WITH_FILE.filter((route) => builtPage(route).$('footer time, .theme-last-updated').length > 0)).toEqual([]);
  });
});
