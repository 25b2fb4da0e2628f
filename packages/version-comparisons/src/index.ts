import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { MOVED_FILE, type MovedPages } from './moved-pages/movedPages';
import type { PageMove } from './pageMoves';
import type { ComparisonCache } from './siteComparisons';
import { changeLines, type PageChange } from './summaries/changeLines';

/** Returns the change lines of generated index pages by permalink. Unlike other pages, these have no front matter. */
function categoryLines(comparisons: ComparisonCache, basePath: string): Record<string, PageChange[]> {
  const categories = comparisons().pages.filter(({ file }) => file.endsWith('.json'));
  return Object.fromEntries(
    categories.map(({ path: page, file }) => [basePath + page.replace(/\/$/, ''), changeLines(comparisons, file)]),
  );
}

/**
 * Docusaurus plugin with the menu of versions, which leads to the same page in another one, also if it moved, and with the change
 * lines of generated index pages. `writeComparisons` and `writeRedirects` write pages.
 */
export default function versionComparisons(
  { baseUrl }: LoadContext,
  { comparisons, movedPages }: { comparisons: ComparisonCache; movedPages(): MovedPages },
): Plugin {
  return {
    name: 'version-comparisons',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [MOVED_FILE],
    async contentLoaded({ actions }) {
      // Without the reasons.
      actions.setGlobalData(movedPages().pages.map(({ since, from, to }): PageMove => ({ since, from, to })));
      await actions.createData('categories.json', categoryLines(comparisons, baseUrl));
    },
    async allContentLoaded() {
      comparisons().clearTrees();
    },
  };
}
