import { describe, expect, it } from 'vitest';

import { planCards, type Contents } from '../../../../plugins/pages/social-cards/planCards';
import { operation } from '../../api/fixtures';

const doc = (id: string, permalink: string, title: string) => ({
  id,
  permalink,
  title,
  slug: `/${id}`,
  frontMatter: {},
});

const guides = {
  type: 'category',
  label: 'Guides',
  link: { type: 'doc', id: 'guides/index' },
  items: [
    { type: 'doc', id: 'guides/first' },
    {
      type: 'category',
      label: 'Later',
      link: { type: 'generated-index', permalink: '/base/docs/category/later/', title: 'For later' },
      items: [{ type: 'doc', id: 'guides/second' }],
    },
  ],
};

/** The part of the loaded content that `planCards` reads. */
const contents = {
  docs: {
    loadedVersions: [
      { isLast: false, versionName: 'current', path: '/base/docs/next', docs: [], sidebars: {} },
      {
        isLast: true,
        versionName: 'v2',
        path: '/base/docs',
        docs: [
          doc('intro', '/base/docs/intro', 'Start'),
          doc('guides/index', '/base/docs/guides/', 'All guides'),
          doc('guides/first', '/base/docs/guides/first/', 'First'),
          doc('guides/second', '/base/docs/guides/second/', 'Second'),
        ],
        sidebars: { docs: [{ type: 'doc', id: 'intro' }, guides] },
      },
      { isLast: false, versionName: 'v1', path: '/base/docs/v1', docs: [], sidebars: {} },
    ],
  },
  reference: {
    loadedVersions: [
      {
        isLast: true,
        path: '/base/docs/api',
        docs: [
          { ...doc('overview', '/base/docs/api/', 'All calls'), slug: '/' },
          { ...doc('tone', '/base/docs/api/v2/tone', 'Tone'), slug: '/v2/tone' },
        ],
        sidebars: { reference: [{ type: 'category', label: 'Scores', items: [{ type: 'doc', id: 'tone' }] }] },
      },
    ],
  },
  blog: {
    blogTitle: 'Blog',
    blogPosts: [{ metadata: { permalink: '/base/blog/hello', title: 'Hello', frontMatter: {} } }],
  },
  operations: [operation('/v2/tone')],
  brand: { product: 'Quay Platform', tagline: 'Plainly.', siteUrl: 'https://docs.quay.example', basePath: '/base/' },
} as unknown as Contents;

const { cards, cardOf } = planCards(contents);

describe('the planned cards', () => {
  it('cover the home page, the latest docs version, the reference and the blog', () => {
    expect(cards.map(({ page, title, section, foot }) => [page, title, section, foot].join(' | '))).toEqual([
      '/ | Plainly. | Quay Platform | docs.quay.example',
      '/docs/intro/ | Start | Docs | Plainly.',
      '/docs/guides/ | All guides | Docs | Plainly.',
      '/docs/guides/first/ | First | Docs / Guides | Plainly.',
      '/docs/guides/second/ | Second | Docs / Later | Plainly.',
      '/docs/category/later/ | For later | Docs / Guides | Plainly.',
      '/docs/api/ | All calls | Quay Platform | Plainly.',
      '/docs/api/v2/tone/ | Tone | API reference / Scores | POST /v2/tone',
      '/blog/ | Blog | Quay Platform | Plainly.',
      '/blog/hello/ | Hello | Blog | Plainly.',
    ]);
  });

  it('require a latest version', () => {
    expect(() => planCards({ ...contents, docs: { loadedVersions: [] } })).toThrow(/npm run new:version/);
  });
});

describe('the card of a page', () => {
  it.each([
    ['its own one', '/docs/guides/first/', '/docs/guides/first/'],
    ['that of the latest version, on an unreleased page', '/docs/next/guides/first/', '/docs/guides/first/'],
    ['that of the latest version, on an old page', '/docs/v1/intro/', '/docs/intro/'],
    [
      'that of the closest parent page, on an old page that the latest version lacks',
      '/docs/v1/guides/gone/',
      '/docs/guides/',
    ],
    ['that of the blog, on a list of posts', '/blog/tags/hello/', '/blog/'],
    ['that of the home page, on other pages', '/search/', '/'],
  ])('is %s', (_which, page, shown) => {
    expect(cardOf(page).page).toBe(shown);
  });
});
