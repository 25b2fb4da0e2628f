import { normalizeTags } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';

import { tagErrors } from '../../../plugins/content/contentFiles';

/** Lists the errors of pages with tags as Docusaurus reads them: each of `tags` is of a page of its own. */
function check(...tags: (string | { label: string; permalink: string })[]) {
  const pages = tags.map((tag, index) => {
    const source = `@site/blog/${index}.mdx`;
    const options = { onInlineTags: 'ignore', tags: null } as const;
    const read = { options, source, frontMatterTags: [tag], tagsBaseRoutePath: '/blog/tags', tagsFile: null };
    return { source, tags: normalizeTags(read) };
  });
  return tagErrors(pages, '/blog/tags');
}

describe('tags', () => {
  it.each([
    [['C', 'Rust', '日本語', '🚀', 'Łódź']],
    [['Git Hub', 'git-hub', 'GitHub']],
    [['C', { label: 'C++', permalink: '/c-plus-plus' }]],
  ])('%j have a page each', (tags) => {
    expect(check(...tags)).toEqual([]);
  });

  it.each([
    ['C', 'C++'],
    ['C++', 'C#'],
    ['.NET', 'NET'],
    ['Tone', { label: 'Other', permalink: '/tone' }],
  ])('%j and %j need a path', (first, second) => {
    expect(check(first, 'Rust', second)).toMatchObject([
      {
        file: 'blog/2.mdx',
        problem: expect.stringContaining('have one path') as string,
        remedy: expect.stringContaining('permalink') as string,
      },
    ]);
  });

  it('of all pages are named at once', () => {
    expect(check('C', 'C++', '+++').map(({ file }) => file)).toEqual(['blog/1.mdx', 'blog/2.mdx']);
  });

  it.each(['+++', '…', { label: 'C++', permalink: '/c(pp)' }])('%j needs a path', (tag) => {
    expect(check(tag)).toMatchObject([{ file: 'blog/0.mdx' }]);
  });
});
