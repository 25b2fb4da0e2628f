import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';

import { versionPages } from '../../../src/read/versionPages';

function doc(slug: string, root: string, file: string, frontMatter = {}) {
  return { slug, permalink: `${root}${slug}`.replace('//', '/'), source: `@site/${file}`, frontMatter };
}

const content = (root: string) =>
  ({
    loadedVersions: [
      {
        versionName: 'current',
        label: 'Draft',
        docs: [
          doc('/tone', `${root}next`, 'handbook/tone.md'),
          doc('/', `${root}next`, 'handbook/index.md'),
          doc('/hidden', `${root}next`, 'handbook/hidden.md', { unlisted: true }),
        ],
      },
      { versionName: '1.0', label: '1.0', docs: [doc('/a/tone', root, 'versioned_docs/version-1.0/01-a/tone.md')] },
    ],
  }) as unknown as LoadedContent;

describe('the pages of docs versions', () => {
  it.each([
    ['/base/handbook/', true, ['handbook/a/tone/', 'handbook/next/', 'handbook/next/tone/']],
    ['/base/', false, ['a/tone', 'next', 'next/tone']],
    ['/base/', undefined, ['a/tone', 'next/', 'next/tone']],
  ])('have the paths of their links at %s, the oldest version first', (root, trailingSlash, paths) => {
    const pages = versionPages(content(root), { baseUrl: '/base/', trailingSlash });
    expect(pages.map(({ path }) => path)).toEqual(paths);
    expect(pages.map(({ version, label, slug, file }) => [version, label, slug, file])).toEqual([
      ['1.0', '1.0', 'a/tone', 'versioned_docs/version-1.0/01-a/tone.md'],
      ['next', 'Draft', '', 'handbook/index.md'],
      ['next', 'Draft', 'tone', 'handbook/tone.md'],
    ]);
  });

  it('are none without docs', () => {
    expect(versionPages(undefined, { baseUrl: '/', trailingSlash: undefined })).toEqual([]);
  });
});
