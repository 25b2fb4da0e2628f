import { normalizeTags } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';

import { errorDetails } from '@api-docs/kit/testing/errorDetails';

import { checkTagPaths } from '../../../../site/plugins/content/front-matter/tags';

/** Checks pages with tags as Docusaurus reads them: each of `tags` is of a page of its own. */
function check(...tags: (string | { label: string; permalink: string })[]): void {
  const pages = tags.map((tag, index) => {
    const source = `@site/blog/${index}.mdx`;
    const options = { onInlineTags: 'ignore', tags: null } as const;
    const read = { options, source, frontMatterTags: [tag], tagsBaseRoutePath: '/blog/tags', tagsFile: null };
    return { source, tags: normalizeTags(read) };
  });
  checkTagPaths(pages, '/blog/tags');
}

describe('tags', () => {
  it.each([
    [['C', 'Rust', '日本語', '🚀', 'Łódź']],
    [['Git Hub', 'git-hub', 'GitHub']],
    [['C', { label: 'C++', permalink: '/c-plus-plus' }]],
  ])('%j have a page each', (tags) => {
    expect(() => check(...tags)).not.toThrow();
  });

  it.each([
    ['C', 'C++'],
    ['C++', 'C#'],
    ['.NET', 'NET'],
    ['Tone', { label: 'Other', permalink: '/tone' }],
  ])('%j and %j need a path', (first, second) => {
    expect(errorDetails(() => check(first, 'Rust', second))).toMatchObject({
      file: 'blog/2.mdx',
      problem: expect.stringContaining('have one path') as string,
      remedy: expect.stringContaining('permalink') as string,
    });
  });

  it('of all pages are named at once', () => {
    expect(() => check('C', 'C++', '+++')).toThrow(/1\.mdx.*"C\+\+"[^]*2\.mdx.*"\+\+\+"/);
  });

  it.each(['+++', '…', { label: 'C++', permalink: '/c(pp)' }])('%j needs a path', (tag) => {
    expect(errorDetails(() => check(tag))).toMatchObject({ file: 'blog/0.mdx' });
  });
});
