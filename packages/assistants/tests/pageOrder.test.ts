import { expect, it } from 'vitest';

import { sidebarGroups, type SidebarVersion } from '../src/markdown/pageOrder';

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
