import path from 'node:path';

import type { VcsConfig } from '@docusaurus/types';

import { buildError, projectPath } from '@api-docs/kit/node';

import { commitTimes, isShallow } from '../lib/git';
import { classifyPage } from './front-matter/pageKind';

const SHALLOW =
  '[WARNING] The clone has no full history, so pages have no date of their last change.\n' +
  '  remedy: run git fetch --unshallow; in GitHub Actions, write fetch-depth: 0 below actions/checkout\n';

/**
 * Dates each page by the last commit of its source file, so that every build of a commit shows the same dates. Without
 * the full history (in a tarball or a shallow clone), pages have no date. Only docs show this date: posts and other
 * pages show the one of the field `last_update`.
 *
 * @returns what Docusaurus asks for dates. It throws for a post without a date of its own.
 * @param sourceOf returns the file in git that a page is generated from, both relative to the project
 */
export function lastUpdated(siteDir: string, sourceOf: (page: string) => string): VcsConfig {
  let times: Map<string, number[]> | undefined;
  return {
    initialize() {
      times = undefined;
      if (isShallow(siteDir)) process.stderr.write(SHALLOW);
    },
    // Docusaurus calls this for posts without a date, which would get the date of the file on disk.
    getFileCreationInfo: async (filePath) => {
      throw buildError({
        file: projectPath(siteDir, filePath),
        problem: 'the post has no date',
        expected: 'a file name with a date at its start, for example 2026-01-31-welcome.mdx, or the field `date`',
        found: path.basename(filePath),
        remedy: 'rename the file, or write for example "date: 2026-01-31" between its --- lines',
      });
    },
    async getFileLastUpdateInfo(filePath) {
      const page = projectPath(siteDir, filePath);
      if (['post', 'page'].includes(classifyPage(page)?.kind ?? '')) return null;
      times ??= commitTimes(siteDir);
      const own = times.get(sourceOf(page));
      return own === undefined ? null : { timestamp: Math.max(...own), author: '' };
    },
  };
}
