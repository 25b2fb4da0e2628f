import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import logger from '@docusaurus/logger';
import docsPlugin, { type Options, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginConfig, PluginModule, RouteConfig } from '@docusaurus/types';

import { makeFolder } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';
import { remarkApiFacts } from '../fact-components/remarkApiFacts';
import { validateDocs } from './docsOptions';
import { openApiConfig } from './openApiConfig';
import { referenceSidebar } from './referenceSidebar';
import { watchedFiles } from './watchedFiles';

/** Empties the list of all docs pages, which the pages below a route read for cards of pages alone. */
function withoutPages(route: RouteConfig): RouteConfig {
  const { version } = (route.props ?? {}) as { version?: object };
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(withoutPages) }),
  };
}

/**
 * After a change of a file, the watcher of Docusaurus reports no other one for 50 ms. Editors empty a file and write it then, so that
 * what is read at once may be nothing.
 */
const WRITING_MS = 100;

/**
 * The docs plugin over pages that it writes before it reads them. They have no cards: otherwise each page would load the titles and
 * descriptions of all.
 */
async function generatedDocs(context: LoadContext, files: ApiFiles, options: PluginOptions): Promise<Plugin> {
  // The docs plugin stops without its folder.
  makeFolder(path.join(context.siteDir, options.path));
  const plugin = (await docsPlugin(context, options)) as Plugin;
  let isLoaded = false;
  return {
    ...plugin,
    getPathsToWatch: () => [...(plugin.getPathsToWatch?.() ?? []), ...watchedFiles(files)],
    async loadContent() {
      if (isLoaded) await setTimeout(WRITING_MS);
      isLoaded = true;
      // Imported now, because it takes a second, which commands without content need not wait.
      const { writeReference } = await import('./writeReference');
      const warnings = await writeReference(context.siteDir, files, openApiConfig(context.siteConfig, files));
      for (const warning of warnings) logger.warn(warning);
      return (await plugin.loadContent?.()) as unknown;
    },
    async contentLoaded({ actions, ...loaded }) {
      const addRoute = (route: RouteConfig) => actions.addRoute(withoutPages(route));
      await plugin.contentLoaded?.({ ...loaded, actions: { ...actions, addRoute } });
    },
  };
}

/**
 * Returns the docs plugin of a reference: an instance of its own, unversioned, over the pages that the OpenAPI plugin writes.
 *
 * @param docs further options of the docs plugin; the plugin that inserts facts comes after its remark plugins, if none of them does so
 */
export function referenceDocs(
  { siteDir, siteConfig }: LoadContext,
  files: ApiFiles,
  docs: Partial<Options> = {},
): PluginConfig {
  const { specPath, outputDir, sidebarOptions } = openApiConfig(siteConfig, files);
  const plugin: PluginModule<unknown> = (context, options) => {
    const sidebarItemsGenerator = () => referenceSidebar(files.facts(specPath), sidebarOptions);
    return generatedDocs(context, files, { ...(options as PluginOptions), sidebarItemsGenerator });
  };
  plugin.validateOptions = validateDocs as NonNullable<PluginModule['validateOptions']>;
  const pages: Options = {
    id: files.options.id,
    path: outputDir,
    routeBasePath: files.options.route || '/',
    docItemComponent: '@theme/ApiItem',
    breadcrumbs: true,
    versions: { current: { badge: false } },
    ...docs,
    remarkPlugins: [...(docs.remarkPlugins ?? []), () => remarkApiFacts({ siteDir, files })],
  };
  return [plugin as PluginModule, pages];
}
