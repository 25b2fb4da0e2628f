import { describe, expect, it } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { brand } from '../../brand.config';
import { createSite } from '../../plugins/createSite';

const SOURCES = {
  ...{ 'blog/welcome.mdx': '', 'docs/intro.mdx': '', 'openapi/metrics-api.yaml': '', 'brand.config.ts': '' },
  ...{ 'package-lock.json': '', 'packages/local-search/src/index.ts': '', 'plugins/search/synonyms.yaml': '' },
  ...{ 'src/components/Figure/index.tsx': '', 'versioned_docs/version-v1/intro.mdx': '', 'versions.json': '["v1"]' },
};

const indexFiles = (files: Record<string, string>) => createSite({ siteDir: tempFolder(files), brand }).indexFiles();

describe('the names of the search indexes', () => {
  it.each(Object.entries(SOURCES))('change with %s', (file, text) => {
    expect(indexFiles({ ...SOURCES, [file]: `${text}\n` })).not.toEqual(indexFiles(SOURCES));
  });

  it('are independent of other files', () => {
    expect(indexFiles({ ...SOURCES, 'README.md': 'Text' })).toEqual(indexFiles(SOURCES));
  });
});
