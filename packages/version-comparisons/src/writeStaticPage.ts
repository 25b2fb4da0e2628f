import path from 'node:path';

import { writePage, type Sources } from '@api-docs/finished-pages/contentSecurityPolicy';
import { pageFile } from '@api-docs/kit/plugin';
import { writeFile } from '@api-docs/kit/node';

/** What all pages that are no routes have in common. */
export interface StaticPages {
  /** Sources that the content security policy of pages also allows; undefined if pages have no policy. */
  policy: Sources | undefined;
}

/**
 * Writes a page that is no route.
 *
 * @param page path below the base path with a slash at its end
 */
export function writeStaticPage(outDir: string, page: string, html: string, { policy }: StaticPages): void {
  if (policy) writePage(outDir, page, html, { sources: policy });
  else writeFile(path.join(outDir, pageFile(page)), html);
}
