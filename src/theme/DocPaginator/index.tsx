// Change: an ambiguous label also names the page's category.
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { PropNavigationLink, PropSidebar } from '@docusaurus/plugin-content-docs';
import DocPaginator from '@theme-original/DocPaginator';
import type { Props } from '@theme/DocPaginator';
import type { ReactNode } from 'react';

interface Entry {
  label: string;
  href: string | undefined;
  /** The category that contains the entry, or the entry itself if it is a category. */
  category: string | undefined;
}

function entriesOf(items: PropSidebar, category?: string): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (item.type === 'link') return [{ label: item.label, href: item.href, category }];
    if (item.type !== 'category') return [];
    return [{ label: item.label, href: item.href, category: item.label }, ...entriesOf(item.items, item.label)];
  });
}

/**
 * Returns the label of a link to the previous or next page. The page's category is added if the title is ambiguous in
 * the sidebar or differs from the page's entry: "Introduction · Quickstart portal" if there are two introductions.
 */
function labelWithCategory({ title, permalink }: PropNavigationLink, items: PropSidebar): string {
  const entries = entriesOf(items);
  const own = entries.find(({ href }) => href === permalink);
  const isClear = own?.label === title && entries.every((entry) => entry === own || entry.label !== title);
  return isClear || own?.category === undefined || own.category === title ? title : `${title} · ${own.category}`;
}

export default function DocPaginatorWrapper(props: Props): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const disambiguate = (link: PropNavigationLink | undefined) =>
    link && { ...link, title: labelWithCategory(link, items) };
  return <DocPaginator {...props} previous={disambiguate(props.previous)} next={disambiguate(props.next)} />;
}
