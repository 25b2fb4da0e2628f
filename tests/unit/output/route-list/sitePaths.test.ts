import { expect, it } from 'vitest';

import { sitePaths } from '../../../../plugins/output/route-list/sitePaths';

it.each([
  ['remove the base path', ['/base/docs/'], ['/docs/']],
  ['add a missing slash', ['/base/docs/intro'], ['/docs/intro/']],
  ['keep the home page', ['/base/'], ['/']],
  ['keep the name of a file', ['/base/404.html'], ['/404.html']],
  ['remove the base path only once', ['/base/docs/base/a/'], ['/docs/base/a/']],
  ['are sorted', ['/base/b/', '/base/a/'], ['/a/', '/b/']],
  ['contain the path of two pages once', ['/base/a', '/base/a/'], ['/a/']],
])('sitePaths %s', (_behavior, routes, expected) => {
  expect(sitePaths(routes, '/base/')).toEqual(expected);
});
