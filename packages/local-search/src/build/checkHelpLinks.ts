import { existsSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Props } from '@docusaurus/types';

import { buildError, spellingRemedy, type BuildErrorDetails, type DocsVersion } from '@api-docs/kit/node';
import { pageFile, sitePaths } from '@api-docs/kit/plugin';

import type { SearchSettings } from '../searchIndex';
import { targetPath } from './synonyms';

interface Given {
  built: Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>;
  helpLinks: SearchSettings['helpLinks'];
  versions: readonly Pick<DocsVersion, 'name' | 'path'>[];
}

/** Returns what is wrong with the links. A path without a slash at its start is a link in each docs version. */
function brokenLinks({ built, helpLinks, versions }: Given): BuildErrorDetails[] {
  const { outDir, routesPaths, siteConfig } = built;
  const pages = sitePaths(routesPaths, siteConfig.baseUrl).map((page) => page.slice(1));
  // Not all pages are routes: plugins write some, and `static/` may have files.
  const exists = (page: string) =>
    pages.includes(page) ||
    [page.replace(/\/$/, ''), pageFile(page)].some((file) => existsSync(path.join(outDir, file)));
  return helpLinks.flatMap(({ label, path: written }): BuildErrorDetails[] => {
    const page = written.replace(/[?#].*/, '');
    const isOfSite = page.startsWith('/');
    const lacking = versions.find((version) => !exists(targetPath(page, version.path)));
    if (!lacking) return [];
    const start = isOfSite ? '' : lacking.path;
    const candidates = pages
      .filter((candidate) => candidate.startsWith(start))
      .map((candidate) => (isOfSite ? `/${candidate}` : candidate.slice(start.length)));
    return [
      {
        file: 'docusaurus.config',
        problem: `the link "${label}" in \`helpLinks\` of @api-docs/local-search is broken`,
        expected: isOfSite
          ? 'the path of a page below the base path'
          : `the path of a page below ${lacking.path || '/'}`,
        found: written,
        remedy: spellingRemedy(
          targetPath(page, ''),
          candidates,
          'correct the path: with a slash at its start it is below the base path, otherwise below each docs version',
        ),
      },
    ];
  });
}

/** Checks the links for readers who find nothing. Reports broken ones as `onBrokenLinks` of the site says: throws, warns or does nothing. */
export function checkHelpLinks(given: Given): void {
  const [first, ...others] = brokenLinks(given);
  if (!first) return;
  const error = buildError(first, ...others);
  const { onBrokenLinks } = given.built.siteConfig;
  if (onBrokenLinks === 'throw') throw error;
  logger.report(onBrokenLinks)(error.message);
}
