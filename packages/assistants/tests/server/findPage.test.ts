import { expect, it } from 'vitest';

import type { Docs } from '../../src/server/data';
import { findPage } from '../../src/server/findPage';

const PAGES = ['docs/größe/', 'docs/100%/', 'docs/a b/'];

const docs = {
  site: () => ({ siteRoot: 'https://zoo.test/base/', pages: PAGES.map((path) => ({ path, title: path })) }),
  pages: () => Object.fromEntries(PAGES.map((path) => [path, ''])),
} as unknown as Docs;

it.each([
  ['docs/größe/', 'docs/größe/', ''],
  ['https://zoo.test/base/docs/gr%C3%B6%C3%9Fe/#%C3%BCber', 'docs/größe/', 'über'],
  [new URL('docs:///docs/größe/').href, 'docs/größe/', ''],
  ['/docs/a%20b', 'docs/a b/', ''],
  ['docs/100%', 'docs/100%/', ''],
])('the page at %s is found, encoded or not', (given, path, anchor) => {
  expect(findPage(docs, given)).toEqual({ path, anchor });
});
