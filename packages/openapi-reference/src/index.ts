import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';

import type { ApiFiles } from './apiFiles';
import { remarkApiFacts } from './props/remarkApiFacts';
import { REFERENCE_FOLDER } from './referenceFolder';
import { openApiOptions } from './pages/openApiOptions';
import referenceDocs from './pages/referenceDocs';
import { referencePlugin, type ReferencePluginOptions } from './pages/referencePlugin';
import { referenceSidebar } from './pages/referenceSidebar';

/** What the plugins of the reference take besides the OpenAPI files. */
export interface ReferencePluginsOptions extends Pick<ReferencePluginOptions, 'generate'> {
  /** Absolute path of the project. */
  siteDir: string;
  /** Further options of the docs plugin for the pages. Remark plugins replace the one that inserts facts. */
  docs?: Partial<DocsOptions>;
}

/**
 * Returns the plugins of the reference: a docs instance of its own, unversioned, over the generated pages; the OpenAPI plugin,
 * which writes these; and the theme.
 */
export function referencePlugins(
  files: ApiFiles,
  { siteDir, docs, generate }: ReferencePluginsOptions,
): PluginConfig[] {
  const { file, route } = files.options;
  const pages: DocsOptions = {
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
    (context) => referencePlugin(context, generate ? { files, generate } : { files }),
  ];
}
