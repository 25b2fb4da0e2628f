import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../site/plugins/api/facts/apiFiles';
import { LANDING_SOURCE } from '../../site/plugins/api/referenceOptions';
import { projectDir } from '../../scripts/lib/run';
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

describe('the line below the title of a reference page', () => {
  it('names the generation of the API, or says that the operation is soon to be deprecated', () => {
    for (const { path: apiPath, route, deprecated } of operations) {
      const [generation] = /(?<=\/)v\d[^/]*/.exec(apiPath) ?? [];
      const expected = deprecated ? DEPRECATED : generation && `${generation} API · current`;
      expect(statesOf(route), route).toEqual(expected === undefined ? [] : [expected]);
    }
  });

  it('is empty on the landing page', () => {
    expect(statesOf('/docs/api/')).toEqual([]);
  });
});

/** Returns the target of the edit link, relative to the repository. */
function editedFile(route: string): string | undefined {
  const href = builtPage(route).$('.theme-edit-this-page').attr('href');
  return href?.startsWith(brand.links.editBase) ? href.slice(brand.links.editBase.length) : href;
}

const isCategoryPage = (route: string) => route.includes('/category/');
const WITH_FILE = [...VERSIONS.flatMap(docsPages), ...REFERENCE].filter((route) => !isCategoryPage(route));

describe('the link to edit a page', () => {
  it('links to an existing file', () => {
    const isSource = (file = '') => /\.(?:mdx|yaml)$/.test(file) && existsSync(path.join(projectDir, file));
    expect(WITH_FILE.filter((route) => !isSource(editedFile(route)))).toEqual([]);
  });

  it('links to the sources of the reference', () => {
    const files = new Set(REFERENCE.slice(1).map(editedFile));
    expect([editedFile('/docs/api/'), [...files]]).toEqual([LANDING_SOURCE, [API_FILE]]);
  });
});

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', maxBuffer: 2 ** 26 }).trim();
}

/** Returns the Unix time of the last commit of each file in seconds. One call for all files: git reads the whole history for each. */
function lastCommits(): Map<string, string> {
  const commits = git('log', '--reverse', '--format=%x01%ct', '--name-only').split('\x01').slice(1);
  return new Map(
    commits.flatMap((commit) => {
      const [seconds = '', ...files] = commit.split('\n').filter(Boolean);
      return files.map((file): [string, string] => [file, seconds]);
    }),
  );
}

describe('the date of the last change', () => {
  const isComplete = git('rev-parse', '--is-shallow-repository') === 'false';
  const times = isComplete ? lastCommits() : new Map<string, string>();

  it('is that of the last commit of the file, and missing in a shallow clone', () => {
    for (const route of WITH_FILE) {
      const seconds = times.get(editedFile(route) ?? '');
      const expected = seconds === undefined ? [] : [new Date(Number(seconds) * 1000).toISOString()];
      expect(attributesOf(builtPage(route).$, 'main header time', 'datetime'), route).toEqual(expected);
    }
  });

  it('is not repeated at the foot of the page', () => {
    expect(
      WITH_FILE.filter((route) => builtPage(route).$('footer time, footer .theme-last-updated').length > 0),
    ).toEqual([]);
  });
});
