import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { LATEST_PATH } from '@api-docs/kit/docsVersions';
import { writeFile } from '@api-docs/kit/writeFile';
import { markdownPath } from '@api-docs/kit/markdownPath';
import { writePage } from '@api-docs/finished-pages/writePage';

import { isUnchanged } from './compare/comparison';
import { comparisonPage, pageLayout } from './render/comparisonPage';
import { comparisonView } from './render/comparisonView';
import type { ComparisonCache } from './siteComparisons';
import { comparisonMarkdown } from './render/comparisonMarkdown';

interface ComparisonsInput {
  site: { comparisons: ComparisonCache };
  built: Pick<Props, 'outDir' | 'siteConfig'>;
  /** HTML of the finished pages, by page path. */
  pages: ReadonlyMap<string, string>;
}

/** Writes the stylesheet of comparison pages with a hash in its name; returns its path below the base path. */
function writeStyles(outDir: string): string {
  const css = readFileSync(path.join(__dirname, 'compare.css'), 'utf8');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/compare.${hash}.css`;
  writeFile(path.join(outDir, file), css);
  return file;
}

/**
 * Writes a static page and a Markdown version for every page that differs between two docs versions, in the layout of the
 * landing page of the docs.
 *
 * They are no routes, because every route adds bytes to all pages, and they are not in the search index, the sitemap and
 * the lists of pages. See `versionPairs` for the versions that are compared.
 */
export default function writeComparisons({ site, built, pages }: ComparisonsInput): void {
  const { outDir, siteConfig } = built;
  const { url: siteUrl, baseUrl: basePath } = siteConfig;
  const layout = pageLayout(pages.get(LATEST_PATH) ?? '');
  const shared = { layout, siteUrl, basePath, siteTitle: siteConfig.title, styles: writeStyles(outDir) };
  const compared = site.comparisons();
  for (const pair of compared.pairs) {
    if (isUnchanged(compared.compare(pair).counts)) continue;
    const view = comparisonView(compared, pair);
    writePage(outDir, view.path, comparisonPage(view, shared));
    writeFile(path.join(outDir, markdownPath(view.path)), comparisonMarkdown(view, { siteUrl, basePath }));
  }
}
