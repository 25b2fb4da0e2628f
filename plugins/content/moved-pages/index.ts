import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PageMove } from '../../../src/shared/pageMoves';
import { MOVED_FILE, type MovedPages } from './movedPages';

/** Docusaurus plugin that gives moved pages to all pages, for the version dropdown. `writeRedirects` writes the redirects. */
export default function movedPages(_context: LoadContext, site: { movedPages(): MovedPages }): Plugin {
  return {
    name: 'moved-pages',
    getPathsToWatch: () => [MOVED_FILE],
    // Without the reasons.
    contentLoaded: ({ actions }) =>
      actions.setGlobalData(site.movedPages().pages.map(({ since, from, to }): PageMove => ({ since, from, to }))),
  };
}
