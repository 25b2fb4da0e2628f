import path from 'node:path';

import type { VcsConfig } from '@docusaurus/types';

import { projectPath } from '../projectPath';
import { teachingError } from '../teachingError';
import { commitDates } from './commitDates';

/**
 * Tells Docusaurus when a page was last updated: when its file was last committed. The same commit gives the same dates
 * everywhere, and a checkout without the whole history (a tarball, a shallow clone) gives none, so that nothing is shown.
 *
 * @param siteDir absolute path of the project
 * @param sourceOf names the file in git that a page is made from, both relative to the project
 * @returns the site's `experimental_vcs`; it does the same in development, so that a writer sees what readers will see
 */
export function lastUpdated(siteDir: string, sourceOf: (page: string) => string): VcsConfig {
  let dates: Map<string, number> | undefined;
  return {
    initialize() {
      dates = undefined;
    },
    // Asked for posts without a date, which would otherwise get the one of the file on disk.
    getFileCreationInfo: async (filePath) => {
      throw teachingError({
        file: projectPath(siteDir, filePath),
        problem: 'the post has no date',
        expected: 'a name that begins with its date, for example 2026-01-31-welcome.mdx',
        found: path.basename(filePath),
        remedy: 'rename the file',
      });
    },
    async getFileLastUpdateInfo(filePath) {
      dates ??= commitDates(siteDir);
      const timestamp = dates.get(sourceOf(projectPath(siteDir, filePath)));
      return timestamp === undefined ? null : { timestamp, author: '' };
    },
  };
}
