import type { PluginOptions } from '@docusaurus/plugin-content-docs';

import { escapeHtml } from '@api-docs/kit';

type GenerateItems = PluginOptions['sidebarItemsGenerator'];
type SidebarItem = Awaited<ReturnType<GenerateItems>>[number];

/** Returns whether a sidebar shows an item: Docusaurus hides unlisted pages, except the one that is open. */
function isShown(item: SidebarItem, unlisted: ReadonlySet<string>): boolean {
  if (item.type === 'doc' || item.type === 'ref') return !unlisted.has(item.id);
  return item.type !== 'html';
}

/** Puts a heading above each page that has one, and pages in the place of a category that would be shown and empty. */
function prepare(items: readonly SidebarItem[], unlisted: ReadonlySet<string>): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'category') {
      const inside = prepare(item.items, unlisted);
      if (inside.some((child) => isShown(child, unlisted))) return [{ ...item, items: inside }];
      const { label, link } = item;
      return link?.type === 'doc' ? [{ type: 'doc', id: link.id, label }, ...inside] : inside;
    }
    const heading = item.type === 'doc' && !unlisted.has(item.id) && item.customProps?.heading;
    if (typeof heading !== 'string') return [item];
    const value = `<strong>${escapeHtml(heading)}</strong>`;
    return [{ type: 'html', value, defaultStyle: false, className: 'menu__list-item menu__link margin-top--sm' }, item];
  });
}

/**
 * Returns Docusaurus' items of a sidebar, with headings between pages, and without categories whose pages are all unlisted. The page
 * below a heading has it in its front matter: `sidebar_custom_props: {heading: Safety}`.
 */
export const sidebarWithHeadings: GenerateItems = async ({ defaultSidebarItemsGenerator, ...folder }) => {
  const unlisted = folder.docs.filter(({ frontMatter }) => frontMatter.unlisted === true).map(({ id }) => id);
  return prepare(await defaultSidebarItemsGenerator(folder), new Set(unlisted));
};
