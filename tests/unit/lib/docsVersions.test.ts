import { describe, expect, it } from 'vitest';

import {
  docsFolder,
  docsVersions,
  splitDocsPath,
  versionOfFile,
  versionOfPage,
} from '../../../plugins/lib/docsVersions';

const RELEASED = ['v2.0.0', 'v1.0.0'];
const VERSIONS = docsVersions(RELEASED);

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
