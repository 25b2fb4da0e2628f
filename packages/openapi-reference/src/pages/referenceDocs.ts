import type { Plugin, PluginModule, RouteConfig } from '@docusaurus/types';
import docsPlugin, { validateOptions, type PluginOptions } from '@docusaurus/plugin-content-docs';

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

export default referenceDocs;
