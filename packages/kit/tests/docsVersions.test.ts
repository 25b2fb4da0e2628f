import { describe, expect, it } from 'vitest';

import {
  docsFolder,
  docsVersions,
  newestFirst,
  readVersions,
  splitDocsPath,
  versionOfFile,
  versionLabel,
  versionOfPage,
  versionPairs,
} from '../src/versions/docsVersions';
import { loadedVersions } from '../src/versions/loadedVersions';
import { tempFolder } from '../testing/tempFolder';

const RELEASED = ['v2.0.0', 'v1.0.0'];
const VERSIONS = docsVersions(RELEASED);

describe('versionLabel', () => {
  it.each([
    ['current', 'Next', false, 'next (unreleased)'],
    ['current', 'Stable', true, 'Stable (latest)'],
    ['1.0', '1.0', false, '1.0 (frozen)'],
    ['1.0', '1.x', false, '1.x (frozen)'],
  ])('of the version %s, which a site calls %s', (versionName, label, isLast, expected) => {
    const version = { versionName, label, isLast, path: '/docs' };
    const [loaded] = loadedVersions({ loadedVersions: [version] } as never, '/');
    expect(loaded && versionLabel(loaded)).toBe(expected);
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

  it.each(['blog/docs/post.mdx', 'docs.mdx', 'versioned_docs/v1.0.0/intro.mdx'])('do not include %s', (file) => {
    expect(splitDocsPath(file)).toBeUndefined();
    expect(versionOfFile(file)).toBe('next');
  });

  it.each([
    ['docusaurus-plugin-content-docs/version-1.0', '1.0'],
    ['docusaurus-plugin-content-docs/current', 'next'],
    // Its versions are those of another docs plugin.
    ['docusaurus-plugin-content-docs-community/version-1.0', 'next'],
  ])('are also those of translations: in %s, of %s', (folder, version) => {
    expect(versionOfFile(`i18n/fr/${folder}/intro.mdx`)).toBe(version);
  });
});

describe('newestFirst', () => {
  it.each([
    ['releases', ['v10.0.0', 'v9.10.0', 'v9.2.1', 'v9.2.0']],
    ['a release after its prereleases', ['v4.0.1', 'v4.0.0', 'v4.0.0-rc.1', 'v4.0.0-beta', 'v3.9.9']],
    [
      'prereleases as on semver.org',
      [
        '1.0.0',
        '1.0.0-rc.1',
        '1.0.0-beta.11',
        '1.0.0-beta.2',
        '1.0.0-beta',
        '1.0.0-alpha.beta',
        '1.0.0-alpha.1',
        '1.0.0-alpha',
      ],
    ],
  ])('sorts %s', (_, sorted) => {
    expect([...sorted].reverse().sort(newestFirst)).toEqual(sorted);
    expect([...sorted].sort(newestFirst)).toEqual(sorted);
  });

  it('ignores the metadata of builds', () => {
    expect(newestFirst('v1.0.0+b', 'v1.0.0+a-1')).toBe(0);
  });
});

describe('a site without versions.json', () => {
  it('has its only docs at the path of the latest version', () => {
    expect(docsVersions(readVersions(tempFolder()))).toEqual([{ name: 'next', path: 'docs/', isLatest: true }]);
  });
});

describe('versionOfPage', () => {
  it.each([
    ['docs/pii/', 'v2.0.0'],
    ['docs/next/pii/', 'next'],
    ['docs/v1.0.0/', 'v1.0.0'],
    ['docs/api/', undefined],
    ['docs/apiary/', 'v2.0.0'],
    ['blog/', undefined],
  ])('returns for %j the version %s', (page, version) => {
    expect(versionOfPage(page, VERSIONS)).toBe(version);
  });
});

const orderOf = (count: number) => [...Array.from({ length: count - 1 }, (_, index) => `v${index + 1}`), 'next'];
const pairsOf = (order: readonly string[]) => versionPairs(order).map(({ older, newer }) => `${older} ${newer}`);

describe('versionPairs', () => {
  it.each([
    ['no pair of one version', 1, []],
    ['all pairs of three versions', 3, ['v1 v2', 'v1 next', 'v2 next']],
    [
      'all pairs of five versions except old ones that are not neighbors',
      5,
      ['v1 v2', 'v2 v3', 'v1 v4', 'v2 v4', 'v3 v4', 'v1 next', 'v2 next', 'v3 next', 'v4 next'],
    ],
  ])('returns %s', (_case, count, expected) => {
    expect(pairsOf(orderOf(count))).toEqual(expected);
  });
});
