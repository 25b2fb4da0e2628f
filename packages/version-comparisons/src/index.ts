import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PageChange } from './pageChange';
import { pagePath } from './pagePairs';
import type { VersionPage } from './read/versionPages';
import type { ComparisonCache } from './siteComparisons';
import { changeLines } from './summaries/changeLines';

/** Returns the change lines of generated index pages by permalink. Unlike other pages, these have no front matter. */
function categoryLines(comparisons: ComparisonCache, basePath: string): Record<string, PageChange[]> {
  const { pages, latest } = comparisons();
  const categories = pages.filter(({ file }) => file.endsWith('.json'));
  const permalink = (page: VersionPage) => basePath + pagePath(page, latest).replace(/\/$/, '');
  return Object.fromEntries(categories.map((page) => [permalink(page), changeLines(comparisons, page.file)]));
}

/** Docusaurus plugin that gives generated index pages their change lines. `writeComparisons` writes the comparisons. */
export default function compare({ baseUrl }: LoadContext, { comparisons }: { comparisons: ComparisonCache }): Plugin {
  return {
    name: 'compare',
    async contentLoaded({ actions }) {
      await actions.createData('categories.json', categoryLines(comparisons, baseUrl));
    },
    allContentLoaded() {
      comparisons().clearTrees();
      return Promise.resolve();
    },
  };
}
