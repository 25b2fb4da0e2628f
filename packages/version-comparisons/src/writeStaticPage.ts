import path from 'node:path';

import { writePage } from '@api-docs/finished-pages/contentSecurityPolicy';
import { pageFile } from '@api-docs/kit/plugin';
import { writeFile } from '@api-docs/kit/node';

/**
 * Writes a page that is no route.
 *
 * @param page path below the base path with a slash at its end
 */
export function writeStaticPage(
  outDir: string,
  page: string,
  html: string,
  { hasPolicy }: { hasPolicy: boolean },
): void {
  if (hasPolicy) writePage(outDir, page, html);
  else writeFile(path.join(outDir, pageFile(page)), html);
}
