import { expect, it } from 'vitest';

import { routesOfVersions } from '../../src/moved-pages/routesOfVersions';

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
