import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Rewrites every page of a finished site.
 *
 * @param outDir the site's folder, absolute
 * @param rewrite takes a page's HTML and its file below the folder (`docs/intro/index.html`); returns the new HTML
 */
export function rewritePages(outDir: string, rewrite: (html: string, page: string) => string): void {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  for (const page of files.map((file) => file.replaceAll(path.sep, '/')).sort()) {
    const file = path.join(outDir, page);
    writeFileSync(file, rewrite(readFileSync(file, 'utf8'), page));
  }
}
