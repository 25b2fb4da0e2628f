import type { PluginOptions as DocsOptions } from '@docusaurus/plugin-content-docs';

import { escapeHtml } from '../../shared/code/codeHtml';

type GenerateItems = DocsOptions['sidebarItemsGenerator'];
type SidebarItem = Awaited<ReturnType<GenerateItems>>[number];

function groupOf(item: SidebarItem | undefined): unknown {
  return item?.type === 'doc' ? item.customProps?.group : undefined;
}

/** Puts a heading above the first of the pages of a group. */
function withHeadings(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item, index): SidebarItem[] => {
    if (item.type === 'category') return [{ ...item, items: withHeadings(item.items) }];
    const group = groupOf(item);
    if (typeof group !== 'string' || group === groupOf(items[index - 1])) return [item];
    const value = `<strong>${escapeHtml(group)}</strong>`;
    return [{ type: 'html', value, defaultStyle: false, className: 'menu__list-item menu__link' }, item];
  });
}

/**
 * Returns Docusaurus' items of a sidebar, with a heading above each group of pages. A page names its group in its front
 * matter: `sidebar_custom_props: {group: Safety}`.
 */
export const groupedSidebar: GenerateItems = async ({ defaultSidebarItemsGenerator, ...folder }) =>
  withHeadings(await defaultSidebarItemsGenerator(folder));
