import type { PluginOptions } from '@docusaurus/plugin-content-docs';

import { tagLabel, tagTree, type ApiFacts, type Operation, type TagGroup } from '@api-docs/openapi-facts';

import type { OpenApiConfig } from './openApiConfig';

/** Operations that the sidebar shows without a click. Each page contains all visible items in its HTML. */
const MAX_VISIBLE = 100;

/** Operations of one sidebar category. */
const MAX_IN_CATEGORY = 50;

type Sidebar = Awaited<ReturnType<PluginOptions['sidebarItemsGenerator']>>;
type SidebarItem = Sidebar[number];

function category(label: string, collapsed: boolean, items: SidebarItem[]): SidebarItem {
  return { type: 'category', label, collapsed, collapsible: true, items };
}

/** Returns the items of a tag. Many operations are divided into categories named after their first and last one. */
function sidebarItems(operations: readonly Operation[]): SidebarItem[] {
  const docs = operations.map(({ id }): SidebarItem => ({ type: 'doc', id }));
  if (docs.length <= MAX_IN_CATEGORY) return docs;
  const starts = Array.from({ length: Math.ceil(docs.length / MAX_IN_CATEGORY) }, (_, part) => part * MAX_IN_CATEGORY);
  return starts.map((start) => {
    const end = Math.min(start + MAX_IN_CATEGORY, docs.length);
    const label = `${operations[start]?.summary} – ${operations[end - 1]?.summary}`;
    return category(label, true, docs.slice(start, end));
  });
}

/**
 * Returns the sidebar of the reference: the landing page, then a category per tag, in the order of the OpenAPI file. A tag
 * with a parent is a category inside of another one. If the file has many operations, the categories are collapsed, and
 * Docusaurus renders their items when a reader opens them.
 */
export function referenceSidebar(facts: ApiFacts, { groupPathsBy }: OpenApiConfig['sidebarOptions'] = {}): Sidebar {
  const isCollapsed = facts.operations.length > MAX_VISIBLE;
  const categoryOf = ({ tag, operations, groups }: TagGroup): SidebarItem =>
    category(tagLabel(tag), isCollapsed, [...sidebarItems(operations), ...groups.map(categoryOf)]);
  return [
    // Id of the landing page.
    { type: 'doc', id: 'overview' },
    ...(groupPathsBy === 'tag' ? tagTree(facts).map(categoryOf) : sidebarItems(facts.operations)),
  ];
}
