import path from 'node:path';

import docsPlugin, { validateOptions, type Options, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginConfig, PluginModule, RouteConfig } from '@docusaurus/types';

import { browserFolder } from '@api-docs/kit/browserFolder';
import { escapeFrontMatter } from '@api-docs/kit/escapeFrontMatter';
import { markdownRule, type LoadedFile } from '@api-docs/kit/markdownRule';
import { projectPath } from '@api-docs/kit/paths';
import { tagLabel, tagTree, type TagGroup } from '@api-docs/openapi-facts/tagTree';
import type { ApiFacts, Operation } from '@api-docs/openapi-facts/types';

import { fileOfPage, REFERENCE_FOLDER, type ApiFiles } from './apiFiles';
import { openApiConfig, type OpenApiConfig } from './pages/openApiOptions';
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
async function docsWithoutCards(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const plugin = (await docsPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async contentLoaded({ actions, ...loaded }) {
      const addRoute = (route: RouteConfig) => actions.addRoute(withoutPages(route));
      await plugin.contentLoaded?.({ ...loaded, actions: { ...actions, addRoute } });
    },
  };
}

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

/**
 * Returns the docs plugin of the reference: an instance of its own, unversioned, over the pages that the OpenAPI plugin writes.
 *
 * @param docs further options of the docs plugin; its remark plugins replace the one that inserts facts
 */
export function referenceDocs(siteDir: string, files: ApiFiles, docs: Partial<Options> = {}): PluginConfig {
  const plugin: PluginModule<unknown> = (context, options) => {
    const { specPath, sidebarOptions } = openApiConfig(context.siteConfig, files);
    const sidebarItemsGenerator = () => referenceSidebar(files.facts(specPath), sidebarOptions);
    return docsWithoutCards(context, { ...(options as PluginOptions), sidebarItemsGenerator });
  };
  plugin.validateOptions = validateOptions as NonNullable<PluginModule['validateOptions']>;
  const pages: Options = {
    remarkPlugins: [() => remarkApiFacts({ siteDir, files })],
    id: 'api',
    path: REFERENCE_FOLDER,
    routeBasePath: files.options.route.slice(1),
    docItemComponent: '@theme/ApiItem',
    breadcrumbs: true,
    versions: { current: { badge: false } },
    ...docs,
  };
  return [plugin as PluginModule, pages];
}

/**
 * Docusaurus plugin with the theme of the reference. In `docusaurus start` it shows changed API facts: the bundler compiles the
 * pages with facts again, and then the changed pages of the reference are written. It comes after the theme of the OpenAPI
 * plugin, whose components it replaces.
 *
 * @param generate writes the changed pages during `docusaurus start`; by default `writeReference`, in the same process
 */
export function referenceTheme(
  { siteDir, siteConfig }: LoadContext,
  files: ApiFiles,
  generate?: () => Promise<void>,
): Plugin {
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
    getThemePath: () => path.join(browserFolder(__dirname), 'theme'),
    getPathsToWatch: () => [
      `${path.posix.dirname(file)}/**/*.yaml`,
      `${versionsFolder}/**/*.yaml`,
      successors,
      ...(landing === undefined ? [] : [landing]),
    ],
    async contentLoaded() {
      if (!isDevelopment) return;
      // Imported now, because it takes a second, and builds do not need it.
      const write =
        generate ??
        (async () =>
          (await import('./writeReference')).writeReference(siteDir, files, openApiConfig(siteConfig, files)));
      if (isStarted) await write();
      isStarted = true;
    },
    configureWebpack: () => ({
      resolve: { alias: { '@openapi-reference': path.join(siteDir, 'generated') } },
      ...(isDevelopment ? { module: { rules: [markdownRule(load)] } } : {}),
    }),
  };
}
