import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { browserFolder } from '@api-docs/kit/browserFolder';

import { MOVED_FILE, type MovedPages } from './moved-pages/movedPages';
import type { PageMove } from './pageMoves';
import type { ComparisonCache } from './siteComparisons';

/**
 * Docusaurus plugin with the menu of versions, which leads to the same page in another one, also if it moved. `writeComparisons` and
 * `writeRedirects` write pages.
 */
export default function versionComparisons(
  _context: LoadContext,
  { comparisons, movedPages }: { comparisons: ComparisonCache; movedPages(): MovedPages },
): Plugin {
  return {
    name: 'version-comparisons',
    getThemePath: () => path.join(browserFolder(__dirname), 'theme'),
    getPathsToWatch: () => [MOVED_FILE],
    contentLoaded({ actions }) {
      // Without the reasons.
      actions.setGlobalData(movedPages().pages.map(({ since, from, to }): PageMove => ({ since, from, to })));
    },
    async allContentLoaded() {
      comparisons().clearTrees();
    },
  };
}
