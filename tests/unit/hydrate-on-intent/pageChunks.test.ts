import { describe, expect, it } from 'vitest';

import { pageChunks } from '../../../plugins/hydrate-on-intent/pageChunks';

const ROUTES = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/base/blog/', component: ComponentCreator('/base/blog/', '9db'), exact: true },
  {
    path: '/base/docs',
    component: ComponentCreator('/base/docs', '1fb'),
    routes: [
      {
        path: '/base/docs/v1',
        component: ComponentCreator('/base/docs/v1', 'aaa'),
        routes: [{ path: '/base/docs/v1/a/', component: ComponentCreator('/base/docs/v1/a/', 'a01'), exact: true }]
      },
      {
        path: '/base/docs',
        component: ComponentCreator('/base/docs', 'bbb'),
        routes: [{ path: '/base/docs/a/', component: ComponentCreator('/base/docs/a/', 'a02'), exact: true }]
      }
    ]
  },
  { path: '*', component: ComponentCreator('*') },
];
`;

const NAMES = {
  '/base/blog/-9db': { __comp: 'list', items: [{ content: 'post1' }, { content: 'post2' }], sidebar: 'posts' },
  '/base/docs-1fb': { __comp: 'root' },
  '/base/docs/v1-aaa': { __comp: 'version', __props: 'v1' },
  '/base/docs/v1/a/-a01': { __comp: 'doc', content: 'old' },
  '/base/docs-bbb': { __comp: 'version', __props: 'v2' },
  '/base/docs/a/-a02': { __comp: 'doc', content: 'new' },
};

describe('pageChunks', () => {
  const chunksOf = pageChunks({ routes: ROUTES, chunkNames: JSON.stringify(NAMES) });

  it.each([
    ['a page of the latest version', '/base/docs/a/', ['root', 'version', 'v2', 'doc', 'new']],
    ['a page of another version', '/base/docs/v1/a/', ['root', 'version', 'v1', 'doc', 'old']],
    ['a page made of many', '/base/blog/', ['list', 'post1', 'post2', 'posts']],
    ['a page without a route', '/base/404.html', []],
  ])('names the chunks of %s', (_, page, chunks) => {
    expect(chunksOf(page)).toEqual(chunks);
  });

  it('stops when routes and chunks do not fit together', () => {
    expect(() => pageChunks({ routes: ROUTES, chunkNames: '{"/base/blog/#9db":{}}' })).toThrow(
      'the routes and their chunks do not fit together',
    );
  });
});
