import path from 'node:path';

import { pageFile } from '@api-docs/kit/sitePaths';
import { writeFile } from '@api-docs/kit/writeFile';

import { withPolicy } from './contentSecurityPolicy';

/**
 * Adds its content security policy to a page and writes it. Every page of the site is written here, and not changed again,
 * because the policy has the hashes of all its inline scripts and styles.
 *
 * @param page as in {@link pageFile}
 * @returns the written HTML
 */
export function writePage(outDir: string, page: string, html: string, options?: { flag: string }): string {
  const written = withPolicy(html, page);
  writeFile(path.join(outDir, pageFile(page)), written, options);
  return written;
}
