import { describe, expect, it } from 'vitest';

import { formatIndex, planIndexes } from '../../../../plugins/output/agent-docs/llmsTxt';

it('formatIndex writes the text first, then sections of links', () => {
  const index = {
    title: 'Acme docs',
    summary: 'Score a text.',
    sections: [
      {
        title: 'Metrics',
        links: [
          { title: 'PII', url: 'https://docs.test/pii.md', description: 'Find names.' },
          { title: 'Tone [old]', url: 'https://docs.test/tone.md', description: '' },
        ],
      },
      { title: 'Empty', links: [] },
    ],
  };
  expect(formatIndex(index, ['Prefer the current API.'])).toMatchInlineSnapshot(`
    "# Acme docs

    > Score a text.

    Instructions for assistants:

    - Prefer the current API.

    ## Metrics

    - [PII](https://docs.test/pii.md): Find names.
    - [Tone \\[old\\]](https://docs.test/tone.md)
    "
  `);
});

const PAGES = [
  '',
  'about/',
  'blog/',
  'blog/one/',
  'blog/tags/',
  'docs/',
  'docs/pii/',
  'docs/shields/',
  'docs/shields/cost/',
  'docs/category/a/',
  'docs/category/b/',
  'docs/api/pii/',
  'docs/next/',
  'docs/v1.0.0/',
];

describe('planIndexes', () => {
  const siteRoot = 'https://docs.test/base/';
  const startHere = (...pages: string[]) => [{ title: 'Start here', pages }];
  const indexes = planIndexes({
    siteRoot,
    name: 'Acme',
    versions: [
      { name: 'next', path: 'docs/next/' },
      { name: 'v2.0.0', path: 'docs/' },
      { name: 'v1.0.0', path: 'docs/v1.0.0/' },
    ],
    order: {
      versions: new Map([
        [
          'docs/',
          [
            ...startHere('docs/', 'docs/pii/'),
            { title: 'Shields', pages: ['docs/shields/', 'docs/shields/cost/'] },
            { title: 'More', pages: ['docs/category/a/', 'docs/category/b/'] },
          ],
        ],
        ['docs/next/', startHere('docs/next/')],
        ['docs/v1.0.0/', startHere('docs/v1.0.0/')],
      ]),
      reference: [{ title: 'API', pages: ['docs/api/pii/'] }],
      posts: ['blog/one/'],
    },
    pages: new Map(PAGES.map((page) => [page, { title: `T ${page}`, description: `D ${page}.`, text: '' }])),
  });
  const linked = (file: string) =>
    indexes
      .find((index) => index.file === file)
      ?.sections.map(({ title, links }) => [title, ...links.map(({ url }) => url.slice(siteRoot.length))]);

  it('plans an index at the base path and in the folder of each docs version', () => {
    expect(indexes.map(({ file, title }) => [file, title])).toEqual([
      ['llms.txt', 'Acme docs v2.0.0'],
      ['docs/next/llms.txt', 'Acme docs next'],
      ['docs/llms.txt', 'Acme docs v2.0.0'],
      ['docs/v1.0.0/llms.txt', 'Acme docs v1.0.0'],
    ]);
  });

  it('lists the latest version and pages without a version at the base path', () => {
    expect(linked('llms.txt')).toEqual([
      ['Start here', 'docs.md', 'docs/pii.md'],
      ['Shields', 'docs/shields.md', 'docs/shields/cost.md'],
      ['More', 'docs/category/a.md', 'docs/category/b.md'],
      ['API reference: API', 'docs/api/pii.md'],
      ['Blog', 'blog/one.md'],
      ['Optional', 'index.md', 'about.md', 'blog.md'],
      ['Other versions', 'docs/next/llms.txt', 'docs/v1.0.0/llms.txt'],
    ]);
  });

  it('lists only the pages below its folder elsewhere', () => {
    expect(linked('docs/llms.txt')?.slice(3)).toEqual([
      ['API reference: API', 'docs/api/pii.md'],
      ['Optional'],
      ['Other versions', 'docs/next/llms.txt', 'docs/v1.0.0/llms.txt'],
    ]);
    expect(linked('docs/v1.0.0/llms.txt')).toEqual([
      ['Start here', 'docs/v1.0.0.md'],
      ['Optional'],
      ['Other versions', 'docs/next/llms.txt', 'llms.txt'],
    ]);
  });

  it('takes titles and descriptions from the pages', () => {
    expect(indexes[0]?.sections[0]?.links[1]).toEqual({
      title: 'T docs/pii/',
      url: `${siteRoot}docs/pii.md`,
      description: 'D docs/pii/.',
    });
    expect(indexes[3]?.summary).toBe('D . These are docs v1.0.0 (frozen).');
  });
});
