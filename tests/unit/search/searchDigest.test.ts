import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { searchDigest } from '../../../site/plugins/search/searchDigest';

const SOURCES = [
  'blog/welcome.mdx',
  'brand.config.ts',
  'site/config/search.ts',
  'docs/intro.mdx',
  'openapi/metrics-api.yaml',
  'package-lock.json',
  'site/config/synonyms.yaml',
  'packages/local-search/src/searchIndex.ts',
  'src/components/Figure/index.tsx',
  'versioned_docs/version-v1/intro.mdx',
  'versions.json',
];
const FILES = Object.fromEntries(SOURCES.map((file) => [file, `content of ${file}`]));

function digestOf(files: Record<string, string>): string {
  return searchDigest(tempFolder(files));
}

describe('searchDigest', () => {
  it.each(SOURCES)('changes with %s', (file) => {
    expect(digestOf({ ...FILES, [file]: 'another' })).not.toBe(digestOf(FILES));
  });

  it.each(['README.md', 'tests/unit/some.test.ts'])('is independent of %s', (file) => {
    expect(digestOf({ ...FILES, [file]: 'another' })).toBe(digestOf(FILES));
  });

  it('changes with a new and with a renamed page', () => {
    expect(digestOf({ ...FILES, 'docs/new/page.mdx': '' })).not.toBe(digestOf(FILES));
    expect(digestOf({ 'docs/a.mdx': 'Text' })).not.toBe(digestOf({ 'docs/b.mdx': 'Text' }));
  });
});
