import type { PluginOptions } from '@docusaurus/plugin-content-docs';

import { tagLabel, tagTree, type ApiFacts, type Operation, type TagGroup } from '@api-docs/openapi-facts';

import { furtherPages, type FurtherPage } from '../model/furtherPages';
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

/** Lists operations by the part of their paths at a position, in the order of the file. */
function groupedByPath(operations: readonly Operation[], position: number): [part: string, operations: Operation[]][] {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const part = operation.path.split('/').filter(Boolean)[position] ?? '';
    groups.set(part, [...(groups.get(part) ?? []), operation]);
  }
  return [...groups];
}

/**
 * Returns the items of a tag. Many operations are divided by the first part in which their paths differ: those with a part in common
 * are a category with its name.
 */
function operationItems(
  operations: readonly Operation[],
  toItem: (operation: Operation) => SidebarItem,
): SidebarItem[] {
  if (operations.length <= MAX_IN_CATEGORY) return operations.map(toItem);
  const depth = Math.max(...operations.map(({ path }) => path.split('/').filter(Boolean).length));
  const divided = Array.from({ length: depth }, (_item, position) => groupedByPath(operations, position));
  const groups = divided.find((candidate) => candidate.length > 1) ?? [];
  if (groups.length === 0) return operations.map(toItem);
  return groups.flatMap(([part, own]) =>
    own.length === 1 || part === '' ? own.map(toItem) : [category(part, true, operationItems(own, toItem))],
  );
}

const pageItem = ({ id }: FurtherPage): SidebarItem => ({ type: 'doc', id });

function pageCategory(label: string, pages: readonly FurtherPage[], collapsed: boolean): SidebarItem[] {
  return pages.length === 0 ? [] : [category(label, collapsed, pages.map(pageItem))];
}

/**
 * Returns the sidebar of the reference: the landing page and topics, then a category per tag, in the order of the OpenAPI file, then
 * webhooks and schemas. A tag with a parent is a category inside of another one. If the file has many operations, the categories are collapsed,
 * and Docusaurus renders their items when a reader opens them. If there are several methods, operations have theirs.
 */
export function referenceSidebar(facts: ApiFacts, { groupPathsBy }: OpenApiConfig['sidebarOptions'] = {}): Sidebar {
  const { operations } = facts;
  const isCollapsed = operations.length > MAX_VISIBLE;
  const hasMethods = operations.some(({ method }) => method !== operations[0]?.method);
  const toItem = ({ id, method }: Operation): SidebarItem => {
    const item = { type: 'doc' as const, id };
    return hasMethods ? { ...item, className: `sidebar-method sidebar-method--${method.toLowerCase()}` } : item;
  };
  const categoryOf = ({ tag, operations: own, groups }: TagGroup): SidebarItem =>
    category(tagLabel(tag), isCollapsed, [...operationItems(own, toItem), ...groups.map(categoryOf)]);
  const { topics, webhooks, schemas } = furtherPages(facts);
  return [
    // Id of the landing page.
    { type: 'doc', id: 'overview' },
    ...topics.map(pageItem),
    ...(groupPathsBy === 'tag' ? tagTree(facts).map(categoryOf) : operationItems(operations, toItem)),
    ...pageCategory('Webhooks', webhooks, isCollapsed),
    ...pageCategory('Schemas', schemas, true),
  ];
}
