import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { markdownPath } from '@api-docs/kit';
import { writtenPage } from '@api-docs/kit/plugin';
import { writeFile } from '@api-docs/kit/node';

import { isUnchanged } from './compare/comparePageContent';
import { comparisonView, type ComparisonView } from './render/comparisonElements';
import { comparisonMarkdown } from './render/comparisonMarkdown';
import { comparisonPage } from './render/comparisonPage';
import { pageLayout } from './render/pageLayout';
import type { PagePair, SiteComparisons } from './siteComparisons';
import { writeStaticPage, type StaticPages } from './writeStaticPage';

interface ComparisonsInput extends StaticPages {
  compared: SiteComparisons;
  built: Pick<Props, 'outDir' | 'siteConfig' | 'siteStorage'>;
  /** Page whose layout the comparisons have: its path below the base path, with a slash at its end. */
  layoutPage: string;
  /** Sentence about an operation that the newer version deprecates. */
  deprecation?: string | undefined;
}

/** Writes the stylesheet of comparison pages with a hash in its name; returns its path below the base path. */
function writeStyles(outDir: string): string {
  const css = readFileSync(path.join(__dirname, 'compare.css'), 'utf8');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/compare.${hash}.css`;
  writeFile(path.join(outDir, file), css);
  return file;
}

/** Returns the comparison of a pair; undefined if its pages do not differ or cannot be read. */
function viewOf(compared: SiteComparisons, pair: PagePair, deprecation?: string): ComparisonView | undefined {
  try {
    return isUnchanged(compared.compare(pair).counts) ? undefined : comparisonView(compared, pair, deprecation);
  } catch (error) {
    process.emitWarning(`${pair.newer.file} is not compared with ${pair.older.file}: ${String(error)}`);
    return undefined;
  }
}

/**
 * Writes a static page and a Markdown version for every page that differs between two docs versions.
 *
 * They are no routes, because every route adds bytes to all pages, and they are not in the search index, the sitemap and
 * the lists of pages. See `versionPairs` for the versions that are compared.
 */
export function writeComparisons({ compared, built, policy, layoutPage, deprecation }: ComparisonsInput): void {
  const { outDir, siteConfig, siteStorage } = built;
  const { url: siteUrl, baseUrl: basePath } = siteConfig;
  const layout = pageLayout(writtenPage(outDir, layoutPage), siteStorage);
  const shared = { layout, siteUrl, basePath, siteTitle: siteConfig.title, styles: writeStyles(outDir) };
  for (const pair of compared.pairs) {
    const view = viewOf(compared, pair, deprecation);
    if (!view) continue;
    writeStaticPage(outDir, view.path, comparisonPage(view, shared), { policy });
    writeFile(path.join(outDir, markdownPath(view.path)), comparisonMarkdown(view, { siteUrl, basePath }));
  }
}
