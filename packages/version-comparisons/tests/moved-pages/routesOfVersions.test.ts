import { expect, it } from 'vitest';

import { routesOfContent, routesOfVersions } from '../../src/moved-pages/routesOfVersions';

const route = (path: string, more: object = {}) => ({ path, component: '@theme/A', ...more });
const version = (name: string, pluginId = 'default') => ({ props: { version: { pluginId, version: name } } });

it('the pages of a version are those of the docs plugin, at any path, and none of another plugin below that path', () => {
  const routes = [
    route('/base/blog'),
    route('/base/reference', { routes: [route('/base/reference', { ...version('current', 'api'), routes: [] })] }),
    route('/base/', {
      routes: [
        route('/base/next', {
          ...version('current'),
          routes: [
            route('/base/next', { routes: [route('/base/next/tone'), route('/base/next/')] }),
            route('/base/next/tags/'),
          ],
        }),
        route('/base/', { ...version('1.0'), routes: [route('/base/', { routes: [route('/base/tone')] })] }),
      ],
    }),
  ];
  expect(Object.fromEntries(routesOfVersions(routes, '/base/'))).toEqual({
    next: ['/next/tone/', '/next/', '/next/tags/'],
    '1.0': ['/tone/'],
  });
});

it('finds the pages of the versions before there are routes', () => {
  const index = { type: 'generated-index', permalink: '/base/docs/next/a/' };
  const inner = { type: 'category', link: index, items: [] };
  const sidebars = { docs: [{ type: 'category', items: [inner, { type: 'doc', id: 'intro' }] }] };
  const version = { versionName: 'current', docs: [{ permalink: '/base/docs/next/intro/' }], sidebars };
  const routes = routesOfContent({ loadedVersions: [version] } as never, '/base/');
  expect([...routes]).toEqual([['next', ['/docs/next/intro/', '/docs/next/a/']]]);
});
