import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PageChange } from '../../../src/shared/pageChange';
import type { SiteBase } from '../../lib/site';
import { pagePath } from './pagePairs';
import type { ComparisonCache } from './siteComparisons';
import type { ChangeLines } from './summaries/changeLines';

type ComparedSite = Pick<SiteBase, 'brand'> & { comparisons: ComparisonCache; changeLines: ChangeLines };

/** Returns the change lines of generated index pages by permalink. Unlike other pages, these have no front matter. */
function categoryLines({ comparisons, changeLines, brand }: ComparedSite): Record<string, PageChange[]> {
  const { pages, latest } = comparisons.site();
  const categories = pages.filter(({ file }) => file.endsWith('.json'));
  return Object.fromEntries(
    categories.map((page) => [brand.basePath + pagePath(page, latest).replace(/\/$/, ''), changeLines(page.file)]),
  );
}

/** Docusaurus plugin that gives generated index pages their change lines. `writeComparisons` writes the comparisons. */
export default function compare(_context: LoadContext, site: ComparedSite): Plugin {
  return {
    name: 'compare',
    async contentLoaded({ actions }) {
      await actions.createData('categories.json', categoryLines(site));
    },
    allContentLoaded() {
      site.comparisons.site().clearTrees();
      return Promise.resolve();
    },
  };
}
