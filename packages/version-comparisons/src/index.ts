import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PageChange } from './pageChange';
import { pagePath } from './pagePairs';
import type { ComparisonCache } from './siteComparisons';
import type { ChangeLines } from './summaries/changeLines';

interface ComparedSite {
  comparisons: ComparisonCache;
  changeLines: ChangeLines;
}

/** Returns the change lines of generated index pages by permalink. Unlike other pages, these have no front matter. */
function categoryLines({ comparisons, changeLines }: ComparedSite, basePath: string): Record<string, PageChange[]> {
  const { pages, latest } = comparisons();
  const categories = pages.filter(({ file }) => file.endsWith('.json'));
  return Object.fromEntries(
    categories.map((page) => [basePath + pagePath(page, latest).replace(/\/$/, ''), changeLines(page.file)]),
  );
}

/** Docusaurus plugin that gives generated index pages their change lines. `writeComparisons` writes the comparisons. */
export default function compare({ baseUrl }: LoadContext, site: ComparedSite): Plugin {
  return {
    name: 'compare',
    async contentLoaded({ actions }) {
      await actions.createData('categories.json', categoryLines(site, baseUrl));
    },
    allContentLoaded() {
      site.comparisons().clearTrees();
      return Promise.resolve();
    },
  };
}
