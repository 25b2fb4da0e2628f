import { expect, it } from 'vitest';

import { pageOrder, sidebarGroups, type SidebarVersion } from '../src/markdown/pageOrder';

const version = {
  docs: ['index', 'intro', 'metrics/index', 'metrics/pii', 'metrics/old/pii', 'portal/faqs'].map((id) => ({
    id,
    permalink: `/base/docs/${id.replace(/(^|\/)index$/, '')}`,
  })),
  sidebars: {
    docs: [
      { type: 'doc', id: 'index' },
      { type: 'doc', id: 'intro' },
      {
        type: 'category',
        label: 'Metrics',
        link: { type: 'doc', id: 'metrics/index' },
        items: [
          { type: 'category', label: 'Old metrics', items: [{ type: 'doc', id: 'metrics/old/pii' }] },
          { type: 'doc', id: 'metrics/pii' },
          { type: 'link', href: 'https://x.test', label: 'Elsewhere' },
        ],
      },
      {
        type: 'category',
        label: 'Portal',
        link: { type: 'generated-index', permalink: '/base/docs/category/portal' },
        items: [{ type: 'doc', id: 'portal/faqs' }],
      },
      { type: 'category', label: 'Empty', items: [] },
    ],
  },
} as unknown as SidebarVersion;

it('sidebarGroups returns a group for each category with pages, nested ones after their parent', () => {
  expect(sidebarGroups(version, '/base/', 'Start here')).toEqual([
    { title: 'Start here', pages: ['docs/', 'docs/intro/'] },
    { title: 'Metrics', pages: ['docs/metrics/', 'docs/metrics/pii/'] },
    { title: 'Old metrics', pages: ['docs/metrics/old/pii/'] },
    { title: 'Portal', pages: ['docs/category/portal/', 'docs/portal/faqs/'] },
  ]);
});

it('pageOrder names the versions of further docs that have several', () => {
  const docsOf = (folder: string, label: string) => ({
    label,
    docs: ['a', 'b'].map((id) => ({ id, permalink: `/base/${folder}/${id}` })),
    sidebars: {
      docs: [
        { type: 'doc', id: 'a' },
        { type: 'category', label: 'More', items: [{ type: 'doc', id: 'b' }] },
      ],
    },
  });
  const plugin = (id: string, loadedVersions: object[]) => ({
    name: 'docusaurus-plugin-content-docs',
    options: { id },
    content: { loadedVersions },
  });
  const plugins = [
    plugin('community', [docsOf('community/next', 'Next'), docsOf('community', '0.9')]),
    plugin('api', [docsOf('api', 'Next')]),
    plugin('default', [docsOf('docs', 'Next')]),
  ];
  expect(pageOrder(plugins as never, '/base/', {}).map(({ title }) => title)).toEqual([
    'Start here',
    'More',
    'Community Next',
    'Community Next: More',
    'Community 0.9',
    'Community 0.9: More',
    'Api',
    'Api: More',
    'Blog',
  ]);
});
