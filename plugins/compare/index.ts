import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { twinPath } from '../../shared/markdownTwin';
import type { PageChange } from '../../shared/pageChange';
import type { BuiltPages } from '../built-pages';
import { withPolicy } from '../built-pages/contentSecurityPolicy';
import type { ChangeLines } from './changeLines';
import { comparisonMarkdown } from './comparisonMarkdown';
import { comparisonPage } from './comparisonPage';
import { comparisonViews } from './comparisonViews';
import { pagePath } from './pagePairs';
import { pageShell } from './pageShell';
import type { OpenComparisons } from './openComparisons';
import type { SiteComparisons } from './siteComparisons';
import type { VersionPage } from './versionPages';

const STYLES = 'compare.css';

/** The page whose frame comparisons have. */
const FRAME = 'docs/';

/** What the plugin works with. */
export interface CompareOptions {
  comparisons: OpenComparisons;
  lines: ChangeLines;
  pages: BuiltPages;
}

/** Puts the style sheet beside the others, with a hash in its name. */
function writeStyles(outDir: string): string {
  const css = readFileSync(path.join(__dirname, STYLES), 'utf8');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/compare.${hash}.css`;
  writeFileSync(path.join(outDir, file), css);
  return file;
}

/** The lines of pages that Docusaurus makes of categories, by their address: they have no front matter. */
function categoryLines(
  { pages, latest }: SiteComparisons,
  lineOf: ChangeLines,
  basePath: string,
): Record<string, PageChange[]> {
  const categories = pages.filter(({ file }) => file.endsWith('.json'));
  const address = (page: VersionPage) => basePath + pagePath(page, latest).replace(/\/$/, '');
  return Object.fromEntries(categories.map((page) => [address(page), lineOf(page.file)]));
}

/**
 * After the build: writes for every page that stands in several docs versions what changed between them, as static pages
 * with Markdown twins. They are no routes of the app, because every route costs every page bytes, and no search index, no
 * site map and no list of pages has them.
 *
 * Each version is compared with its predecessor, the latest and the unreleased one (see `versionPairs`), so the number of
 * pages grows with the number of versions and not with its square. A pair without any difference gets no page.
 */
export default function compare({ siteConfig }: LoadContext, { comparisons, lines, pages }: CompareOptions): Plugin {
  return {
    name: 'compare',
    async contentLoaded({ actions }) {
      await actions.createData('categories.json', categoryLines(comparisons.site(), lines, siteConfig.baseUrl));
    },
    allContentLoaded() {
      comparisons.site().forgetTrees();
      return Promise.resolve();
    },
    postBuild(site) {
      const { outDir } = site;
      const { url: siteUrl, baseUrl: basePath, title: siteTitle } = siteConfig;
      const shell = pageShell(pages.read(site).get(FRAME) ?? '');
      const frame = { shell, siteUrl, basePath, siteTitle, styles: writeStyles(outDir) };
      for (const view of comparisonViews(comparisons.site())) {
        const folder = path.join(outDir, view.path);
        mkdirSync(folder, { recursive: true });
        writeFileSync(path.join(folder, 'index.html'), withPolicy(comparisonPage(view, frame), view.path));
        writeFileSync(path.join(outDir, twinPath(view.path)), comparisonMarkdown(view, siteUrl + basePath));
      }
    },
  };
}
