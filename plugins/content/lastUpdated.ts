import path from 'node:path';

import type { VcsConfig } from '@docusaurus/types';

import { buildError, projectPath } from '@api-docs/kit/node';

import { commitTimes } from '../lib/git';
import { classifyPage } from './front-matter/pageKind';

/**
 * Dates each page by the last commit of its source file, so that every build of a commit shows the same dates. Without
 * the full history (in a tarball or a shallow clone), pages have no date. Only docs show this date: posts and other
 * pages show the one of the field `last_update`.
 *
 * @param sourceOf returns the file in git that a page is generated from, both relative to the project
 */
export function lastUpdated(siteDir: string, sourceOf: (page: string) => string): VcsConfig {
  let times: Map<string, number[]> | undefined;
  return {
    initialize: () => void (times = undefined),
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
