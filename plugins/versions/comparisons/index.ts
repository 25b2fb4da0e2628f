import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PageChange } from '../../../shared/pageChange';
import type { Site } from '../../createSite';
import { pagePath } from './pagePairs';

/** Returns the change lines of generated index pages by permalink. Unlike other pages, these have no front matter. */
function categoryLines({ comparisons, changeLines, brand }: Site): Record<string, PageChange[]> {
  const { pages, latest } = comparisons.site();
  const categories = pages.filter(({ file }) => file.endsWith('.json'));
  return Object.fromEntries(
    categories.map((page) => [brand.basePath + pagePath(page, latest).replace(/\/$/, ''), changeLines(page.file)]),
  );
}

/** Docusaurus plugin that gives generated index pages their change lines. `writeComparisons` writes the comparisons. */
export default function compare(_context: LoadContext, site: Site): Plugin {
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
