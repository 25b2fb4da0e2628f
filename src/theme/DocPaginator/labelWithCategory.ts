import type { PropNavigationLink, PropSidebar } from '@docusaurus/plugin-content-docs';

interface Entry {
  label: string;
  href: string | undefined;
  /** Category that the entry stands in, or that it is the first page of. */
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
 * Words a link to the page before or after: "Introduction · Quickstart portal" where the sidebar has two introductions.
 *
 * @param link to the other page
 * @param items of the sidebar that both pages stand in
 * @returns the label, with the page's category when the label alone could mean another page or is not in the sidebar
 */
export function labelWithCategory({ title, permalink }: PropNavigationLink, items: PropSidebar): string {
  const entries = entriesOf(items);
  const own = entries.find(({ href }) => href === permalink);
  const isClear = own?.label === title && entries.every((entry) => entry === own || entry.label !== title);
  return isClear || own?.category === undefined || own.category === title ? title : `${title} · ${own.category}`;
}
