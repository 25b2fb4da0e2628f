import path from 'node:path';

import docsPlugin, { validateOptions, type Options, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginConfig, PluginModule, RouteConfig } from '@docusaurus/types';

import { escapeFrontMatter } from '@api-docs/kit/escapeFrontMatter';
import { markdownRule, type LoadedFile } from '@api-docs/kit/markdownRule';
import { projectPath } from '@api-docs/kit/paths';
import { tagLabel, tagTree, type TagGroup } from '@api-docs/openapi-facts/tagTree';
import type { ApiFacts, Operation } from '@api-docs/openapi-facts/types';

import { fileOfPage, REFERENCE_FOLDER, type ApiFiles } from './apiFiles';
import { openApiOptions } from './pages/openApiOptions';
import { factComponents } from './props/factComponents';
import { remarkApiFacts } from './props/remarkApiFacts';

/** Empties the list of all docs pages, which the pages below a route read for cards of pages alone. */
function withoutPages(route: RouteConfig): RouteConfig {
  const { version } = (route.props ?? {}) as { version?: object };
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(withoutPages) }),
  };
}

/** The docs plugin for pages that have no cards. Otherwise each page would load the titles and descriptions of all. */
const referenceDocs: PluginModule<unknown> = async (context, options) => {
  const plugin = (await docsPlugin(context, options as PluginOptions)) as Plugin;
  return {
    ...plugin,
    async contentLoaded({ actions, ...loaded }) {
      const addRoute = (route: RouteConfig) => actions.addRoute(withoutPages(route));
      await plugin.contentLoaded?.({ ...loaded, actions: { ...actions, addRoute } });
    },
  };
};

referenceDocs.validateOptions = validateOptions as NonNullable<PluginModule['validateOptions']>;

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
export function referenceSidebar(facts: ApiFacts): Sidebar {
  const isCollapsed = facts.operations.length > MAX_VISIBLE;
  const categoryOf = ({ tag, operations, groups }: TagGroup): SidebarItem =>
    category(tagLabel(tag), isCollapsed, [...sidebarItems(operations), ...groups.map(categoryOf)]);
  return [
    // Id of the landing page.
    { type: 'doc', id: 'overview' },
    ...tagTree(facts).map(categoryOf),
  ];
}

/**
 * Returns the plugins of the reference: a docs instance of its own, unversioned, over the generated pages; and the OpenAPI
 * plugin, which writes these.
 *
 * @param docs further options of the docs plugin; its remark plugins replace the one that inserts facts
 */
export function referencePlugins(siteDir: string, files: ApiFiles, docs: Partial<Options> = {}): PluginConfig[] {
  const { file, route } = files.options;
  const pages: Options = {
    remarkPlugins: [() => remarkApiFacts({ siteDir, files })],
    id: 'api',
    path: REFERENCE_FOLDER,
    routeBasePath: route.slice(1),
    sidebarItemsGenerator: () => referenceSidebar(files.facts(file)),
    docItemComponent: '@theme/ApiItem',
    breadcrumbs: true,
    versions: { current: { badge: false } },
    ...docs,
  };
  return [
    [referenceDocs, pages],
    // Writes the pages from the OpenAPI file: `docusaurus gen-api-docs reference`.
    ['docusaurus-plugin-openapi-docs', openApiOptions(siteDir, files)],
  ];
}

/**
 * Docusaurus plugin with the theme of the reference. In `docusaurus start` it shows changed API facts: the bundler compiles the
 * pages with facts again, and then the changed pages of the reference are written.
 */
function referencePlugin({ siteDir }: LoadContext, files: ApiFiles, generate?: () => Promise<void>): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const { file, versionsFolder, successors, landing } = files.options;
  const components = new RegExp(`<(?:${Object.keys(factComponents(files)).join('|')})\\b`);
  /** Makes a page depend on the files of its facts. Those of released versions never change. */
  const load = (source: string, page: LoadedFile) => {
    if (components.test(source) && fileOfPage(files, projectPath(siteDir, page.resourcePath)) === file) {
      const parts = [...files.document(file).files, successors];
      for (const part of parts) page.addDependency(path.join(siteDir, part));
    }
    return source;
  };
  let isStarted = false;
  escapeFrontMatter();
  return {
    name: 'openapi-reference',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [
      `${path.posix.dirname(file)}/**/*.yaml`,
      `${versionsFolder}/**/*.yaml`,
      successors,
      ...(landing === undefined ? [] : [landing]),
    ],
    async contentLoaded() {
      if (!isDevelopment) return;
      // Imported now, because it takes a second, and builds do not need it.
      const write = generate ?? (async () => (await import('./writeReference')).writeReference(siteDir, files));
      if (isStarted) await write();
      isStarted = true;
    },
    configureWebpack: () => ({
      resolve: { alias: { '@openapi-reference': path.join(siteDir, 'generated') } },
      ...(isDevelopment ? { module: { rules: [markdownRule(load)] } } : {}),
    }),
  };
}

/**
 * Returns the themes of the reference: that of the OpenAPI plugin, and the one that replaces its components.
 *
 * @param generate writes the changed pages during `docusaurus start`; by default `writeReference`, in the same process
 */
export function referenceThemes(files: ApiFiles, generate?: () => Promise<void>): PluginConfig[] {
  return ['docusaurus-theme-openapi-docs', (context) => referencePlugin(context, files, generate)];
}
