import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { markdownPath } from '../../../shared/markdownPath';
import type { PageChange } from '../../../shared/pageChange';
import type { FinishedPages } from '../../output/finished-pages';
import { withPolicy } from '../../output/finished-pages/contentSecurityPolicy';
import { LATEST_PATH } from '../docsVersions';
import { pagePath } from './pagePairs';
import { comparisonMarkdown } from './render/comparisonMarkdown';
import { comparisonPage, pageLayout } from './render/comparisonPage';
import { comparisonViews } from './render/comparisonViews';
import type { ComparisonCache, SiteComparisons } from './siteComparisons';
import type { ChangeLines } from './summaries/changeLines';

/** Options of the plugin. */
export interface CompareOptions {
  comparisons: ComparisonCache;
  lines: ChangeLines;
  pages: FinishedPages;
}

/** Writes the stylesheet of comparison pages with a hash in its name; returns its path below the base path. */
function writeStyles(outDir: string): string {
  const css = readFileSync(path.join(__dirname, 'compare.css'), 'utf8');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/compare.${hash}.css`;
  writeFileSync(path.join(outDir, file), css);
  return file;
}

/** Returns the change lines of generated index pages by permalink. Unlike other pages, these have no front matter. */
function categoryLines(
  { pages, latest }: SiteComparisons,
  linesOf: ChangeLines,
  basePath: string,
): Record<string, PageChange[]> {
  const categories = pages.filter(({ file }) => file.endsWith('.json'));
  return Object.fromEntries(
    categories.map((page) => [basePath + pagePath(page, latest).replace(/\/$/, ''), linesOf(page.file)]),
  );
}

/**
 * Docusaurus plugin that writes a static page and a Markdown version for every page that differs between two docs versions.
 *
 * They are no routes, because every route adds bytes to all pages, and they are not in the search index, the sitemap and
 * the lists of pages. See `versionPairs` for the versions that are compared.
 */
export default function compare({ siteConfig }: LoadContext, { comparisons, lines, pages }: CompareOptions): Plugin {
  return {
    name: 'compare',
    async contentLoaded({ actions }) {
      await actions.createData('categories.json', categoryLines(comparisons.site(), lines, siteConfig.baseUrl));
    },
    allContentLoaded() {
      comparisons.site().clearTrees();
      return Promise.resolve();
    },
    postBuild(site) {
      const { outDir } = site;
      const { url: siteUrl, baseUrl: basePath, title: siteTitle } = siteConfig;
      const layout = pageLayout(pages.read(site).get(LATEST_PATH) ?? '');
      const shared = { layout, siteUrl, basePath, siteTitle, styles: writeStyles(outDir) };
      for (const view of comparisonViews(comparisons.site())) {
        const folder = path.join(outDir, view.path);
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'index.html'), withPolicy(comparisonPage(view, shared), view.path));
        writeFileSync(path.join(outDir, markdownPath(view.path)), comparisonMarkdown(view, siteUrl + basePath));
      }
    },
  };
}
