import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

import { sitePath } from '../route-list/sitePath';

/** Pages that belong together, in the order of the sidebar. */
export interface PageGroup {
  title: string;
  /** Paths below the base path, with a slash at their end. */
  pages: string[];
}

/** What is read of a docs version. */
export interface OrderedVersion {
  docs: Pick<LoadedVersion['docs'][number], 'id' | 'permalink'>[];
  sidebars: LoadedVersion['sidebars'];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, { type: 'category' }>;

/**
 * Lists the pages of a docs version as its sidebar does: a group for each category, nested ones behind the one that holds
 * them.
 *
 * @param version as the docs plugin loaded it
 * @param basePath of the site
 * @param rootTitle of the group of pages that stand in no category
 * @returns groups that have pages
 */
export function pageGroups({ docs, sidebars }: OrderedVersion, basePath: string, rootTitle: string): PageGroup[] {
  const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const pageAt = (permalink: string | undefined) =>
    permalink === undefined ? [] : [sitePath(permalink, basePath).slice(1)];

  const ownPages = (items: readonly SidebarItem[]) =>
    items.flatMap((item) => (item.type === 'doc' ? pageAt(permalinks.get(item.id)) : []));
  const linkedPage = ({ link }: Category) =>
    link ? pageAt(link.type === 'doc' ? permalinks.get(link.id) : link.permalink) : [];
  const groupsIn = (items: readonly SidebarItem[]): PageGroup[] =>
    items
      .filter((item) => item.type === 'category')
      .flatMap((category) => [
        { title: category.label, pages: [...new Set([...linkedPage(category), ...ownPages(category.items)])] },
        ...groupsIn(category.items),
      ]);

  return Object.values(sidebars)
    .flatMap((items) => [{ title: rootTitle, pages: ownPages(items) }, ...groupsIn(items)])
    .filter(({ pages }) => pages.length > 0);
}
