import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { filesBelow } from './filesBelow';

/**
 * Rewrites every page of a finished site.
 *
 * @param outDir the site's folder, absolute
 * @param rewrite takes a page's HTML and its file below the folder (`docs/intro/index.html`); returns the new HTML
 */
export function rewritePages(outDir: string, rewrite: (html: string, page: string) => string): void {
  for (const page of filesBelow(outDir).filter((file) => file.endsWith('.html'))) {
    const file = path.join(outDir, page);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8'), page));
  }
}
