import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import type { PageMove } from '../pageMoves';
import { MOVED_FILE, type MovedPages } from './movedPages';

/** Docusaurus plugin with the menu of versions, which leads to the same page in another one, also if it moved. `writeRedirects` writes the redirects. */
export default function movedPages(_context: LoadContext, site: { movedPages(): MovedPages }): Plugin {
  return {
    name: 'moved-pages',
    getThemePath: () => path.join(__dirname, '../theme'),
    getPathsToWatch: () => [MOVED_FILE],
    // Without the reasons.
    contentLoaded: ({ actions }) =>
      actions.setGlobalData(site.movedPages().pages.map(({ since, from, to }): PageMove => ({ since, from, to }))),
  };
}
