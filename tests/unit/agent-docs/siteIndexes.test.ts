import { expect, it } from 'vitest';

import { siteIndexes } from '../../../plugins/agent-docs/siteIndexes';

const PAGES = ['', 'about/', 'blog/', 'blog/one/', 'docs/', 'docs/pii/', 'docs/api/pii/', 'docs/next/', 'docs/v1.0.0/'];

const site = {
  address: 'https://docs.test/base/',
  name: 'Acme',
  versions: [
    { name: 'next', path: 'docs/next/' },
    { name: 'v2.0.0', path: 'docs/' },
    { name: 'v1.0.0', path: 'docs/v1.0.0/' },
  ],
  order: {
    versions: new Map([
      ['docs/', [{ title: 'Start here', pages: ['docs/', 'docs/pii/'] }]],
      ['docs/next/', [{ title: 'Start here', pages: ['docs/next/'] }]],
      ['docs/v1.0.0/', [{ title: 'Start here', pages: ['docs/v1.0.0/'] }]],
    ]),
    reference: [{ title: 'API', pages: ['docs/api/pii/'] }],
    posts: ['blog/one/'],
  },
  twins: new Map(PAGES.map((page) => [page, { title: `T ${page}`, description: `D ${page}.`, text: '' }])),
};

const indexes = siteIndexes(site);
const linked = (file: string) =>
  indexes
    .find((index) => index.file === file)
    ?.sections.map(({ title, links }) => [title, ...links.map(({ address }) => address.slice(site.address.length))]);

it('lies at the base path and in the folder of each docs version', () => {
  expect(indexes.map(({ file, title }) => [file, title])).toEqual([
    ['llms.txt', 'Acme docs v2.0.0'],
    ['docs/next/llms.txt', 'Acme docs next'],
    ['docs/llms.txt', 'Acme docs v2.0.0'],
    ['docs/v1.0.0/llms.txt', 'Acme docs v1.0.0'],
  ]);
});

it('says at the base path all about the latest version, and what no sidebar has', () => {
  expect(linked('llms.txt')).toEqual([
    ['Start here', 'docs.md', 'docs/pii.md'],
    ['API', 'docs/api/pii.md'],
    ['Blog', 'blog/one.md'],
    ['Optional', 'index.md', 'about.md', 'blog.md'],
    ['Other versions', 'docs/next/llms.txt', 'docs/v1.0.0/llms.txt'],
  ]);
});

it('says in a folder what lies below it', () => {
  expect(linked('docs/llms.txt')?.slice(0, 3)).toEqual([
    ['Start here', 'docs.md', 'docs/pii.md'],
    ['API', 'docs/api/pii.md'],
    ['Optional'],
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
    address: 'https://docs.test/base/docs/pii.md',
    description: 'D docs/pii/.',
  });
  expect(indexes[3]?.summary).toBe('D . These are docs v1.0.0 (frozen).');
});
