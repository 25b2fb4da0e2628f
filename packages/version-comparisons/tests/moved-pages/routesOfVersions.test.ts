import { expect, it } from 'vitest';

import { routesOfVersions } from '../../src/moved-pages/routesOfVersions';

it('finds the pages of the versions and those of their categories, at any path', () => {
  const index = { type: 'generated-index', permalink: '/base/docs/next/a/' };
  const inner = { type: 'category', link: index, items: [] };
  const sidebars = { docs: [{ type: 'category', items: [inner, { type: 'doc', id: 'intro' }] }] };
  const next = { versionName: 'current', docs: [{ permalink: '/base/docs/next/intro/' }], sidebars };
  const latest = { versionName: '1.0', docs: [{ permalink: '/base/tone' }, { permalink: '/base/' }], sidebars: {} };
  const routes = routesOfVersions({ loadedVersions: [next, latest] } as never, '/base/');
  expect(Object.fromEntries(routes)).toEqual({ next: ['/docs/next/intro/', '/docs/next/a/'], '1.0': ['/tone/', '/'] });
});
