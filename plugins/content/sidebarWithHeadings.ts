import type { PluginOptions } from '@docusaurus/plugin-content-docs';

import { escapeHtml } from '@api-docs/kit';

type GenerateItems = PluginOptions['sidebarItemsGenerator'];
type SidebarItem = Awaited<ReturnType<GenerateItems>>[number];

/** Puts a heading above each page that has one. */
function withHeadings(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'category') return [{ ...item, items: withHeadings(item.items) }];
    const heading = item.type === 'doc' && item.customProps?.heading;
    if (typeof heading !== 'string') return [item];
    const value = `<strong>${escapeHtml(heading)}</strong>`;
    return [{ type: 'html', value, defaultStyle: false, className: 'menu__list-item menu__link margin-top--sm' }, item];
  });
}

/**
 * Returns Docusaurus' items of a sidebar, with headings between pages. The page below a heading has it in its front matter:
 * `sidebar_custom_props: {heading: Safety}`.
 */
export const sidebarWithHeadings: GenerateItems = async ({ defaultSidebarItemsGenerator, ...folder }) =>
  withHeadings(await defaultSidebarItemsGenerator(folder));
