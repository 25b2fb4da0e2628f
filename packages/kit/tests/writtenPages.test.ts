import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';

import { writtenPages } from '@api-docs/kit/urls/sitePaths';

it('writtenPages says that a site with the hash router has no files of pages', () => {
  const siteConfig = { baseUrl: '/', future: { experimental_router: 'hash' } } as DocusaurusConfig;
  const built = { outDir: '/nowhere', routesPaths: ['/docs/intro', '/404.html'], siteConfig };
  expect(() => [...writtenPages(built)]).toThrow(/hash router.*remove future\.experimental_router/s);
});
