import path from 'node:path';

import { writeFile } from '@api-docs/kit/node';

/** Names the page that is compiled. */
export const LAST_PAGE = '.cache/last-page.txt';

/** Writes down which page a build compiles, because a bundler that crashes says nothing. */
export function notePage(siteDir: string, file: string): void {
  if (process.env.NODE_ENV === 'production') writeFile(path.join(siteDir, LAST_PAGE), file);
}
