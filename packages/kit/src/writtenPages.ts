import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { pageFile, sitePaths } from './sitePaths';

/**
 * Reads the pages that Docusaurus has written, each when it is asked for, because all do not fit in memory.
 *
 * @param built as Docusaurus tells plugins
 * @returns HTML with its page path: below the base path with a slash at its end, empty for the home page, or `404.html`
 */
export function* writtenPages({
  outDir,
  routesPaths,
  siteConfig,
}: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>): Generator<[page: string, html: string]> {
  for (const route of sitePaths(routesPaths, siteConfig.baseUrl)) {
    const page = route.slice(1);
    yield [page, readFileSync(path.join(outDir, pageFile(page)), 'utf8')];
  }
}
