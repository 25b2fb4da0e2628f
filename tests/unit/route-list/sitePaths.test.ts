import { expect, it } from 'vitest';

import { sitePaths } from '../../../plugins/route-list/sitePaths';

it.each([
  ['takes the base path away', ['/base/docs/'], ['/docs/']],
  ['adds the slash that a route lacks', ['/base/docs/intro'], ['/docs/intro/']],
  ['keeps the home page', ['/base/'], ['/']],
  ['keeps the name of a file', ['/base/404.html'], ['/404.html']],
  ['takes the base path away once', ['/base/docs/base/a/'], ['/docs/base/a/']],
  ['sorts', ['/base/b/', '/base/a/'], ['/a/', '/b/']],
])('%s', (_behavior, routes, expected) => {
  expect(sitePaths(routes, '/base/')).toEqual(expected);
});
