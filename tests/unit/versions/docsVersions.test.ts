import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  allVersions,
  docsFolder,
  docsVersions,
  latestVersion,
  readVersions,
  sidebarFile,
  splitDocsPath,
  versionLabel,
  versionOfFile,
  versionOfPage,
  versionOrder,
  versionPath,
} from '../../../plugins/versions/docsVersions';

const RELEASED = ['v2.0.0', 'v1.0.0'];
const VERSIONS = docsVersions(RELEASED);

describe('readVersions', () => {
  it('reads the names in versions.json', () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'versions-'));
    writeFileSync(path.join(siteDir, 'versions.json'), JSON.stringify(RELEASED));
    expect(readVersions(siteDir)).toEqual(RELEASED);
    rmSync(siteDir, { recursive: true });
  });
});

describe('the order of versions', () => {
  it.each([
    ['starts with next and the latest version in allVersions', allVersions, ['next', 'v2.0.0', 'v1.0.0']],
    ['starts with the oldest version in versionOrder', versionOrder, ['v1.0.0', 'v2.0.0', 'next']],
  ])('%s', (_case, list, expected) => {
    expect([list(RELEASED), list([])]).toEqual([expected, ['next']]);
  });
});

describe('latestVersion', () => {
  it.each([
    ['the first released version', RELEASED, 'v2.0.0'],
    ['next without a released version', [], 'next'],
  ])('returns %s', (_case, released, latest) => {
    expect(latestVersion(released)).toBe(latest);
  });
});

describe('docsVersions', () => {
  it('returns the path of each version, without a name in that of the latest', () => {
    expect(VERSIONS).toEqual([
      { name: 'next', path: 'docs/next/' },
      { name: 'v2.0.0', path: 'docs/' },
      { name: 'v1.0.0', path: 'docs/v1.0.0/' },
    ]);
    expect(VERSIONS.map(({ name }) => versionPath(name, 'v2.0.0'))).toEqual(VERSIONS.map((version) => version.path));
  });
});

describe('versionLabel', () => {
  it('names the state of each version', () => {
    expect(VERSIONS.map(versionLabel)).toEqual(['next (unreleased)', 'v2.0.0 (latest)', 'v1.0.0 (frozen)']);
  });
});

describe('files of a version', () => {
  it.each([
    ['next', 'docs'],
    ['v1.0.0', 'versioned_docs/version-v1.0.0'],
  ])('are in the folder of %s', (version, folder) => {
    expect(docsFolder(version)).toBe(folder);
    expect(splitDocsPath(`${folder}/a/intro.mdx`)).toEqual({ version, pathInside: 'a/intro.mdx' });
    expect(versionOfFile(`${folder}/intro.mdx`)).toBe(version);
  });

  it('include a sidebar', () => {
    expect(sidebarFile('v1.0.0')).toBe('versioned_sidebars/version-v1.0.0-sidebars.json');
  });

  it.each(['blog/docs/post.mdx', 'docs.mdx', 'versioned_docs/v1.0.0/intro.mdx'])('do not include %s', (file) => {
    expect(splitDocsPath(file)).toBeUndefined();
    expect(versionOfFile(file)).toBe('next');
  });
});

describe('versionOfPage', () => {
  it.each([
    ['docs/pii/', 'v2.0.0'],
    ['docs/', 'v2.0.0'],
    ['docs/next/pii/', 'next'],
    ['docs/v1.0.0/', 'v1.0.0'],
    ['docs/api/', undefined],
    ['docs/api/metrics/', undefined],
    ['docs/apiary/', 'v2.0.0'],
    ['blog/', undefined],
    ['', undefined],
  ])('returns for %j the version %s', (page, version) => {
    expect(versionOfPage(page, VERSIONS)).toBe(version);
  });
});
