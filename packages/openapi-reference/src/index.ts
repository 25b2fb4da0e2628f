import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { PluginConfig } from '@docusaurus/types';

import type { ApiFiles } from './apiFiles';
import { remarkApiFacts } from './props/remarkApiFacts';
import { REFERENCE_FOLDER } from './referenceFolder';
import { openApiOptions } from './pages/openApiOptions';
import referenceDocs from './pages/referenceDocs';
import { referencePlugin, type ReferencePluginOptions } from './pages/referencePlugin';
import { referenceSidebar } from './pages/referenceSidebar';

/**
 * Returns the plugins of the reference: a docs instance of its own, unversioned, over the generated pages; and the OpenAPI
 * plugin, which writes these.
 *
 * @param docs further options of the docs plugin; its remark plugins replace the one that inserts facts
 */
export function referencePlugins(siteDir: string, files: ApiFiles, docs: Partial<DocsOptions> = {}): PluginConfig[] {
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
  ];
}

/** Returns the themes of the reference: that of the OpenAPI plugin, and the one that replaces its components. */
export function referenceThemes(files: ApiFiles, generate?: ReferencePluginOptions['generate']): PluginConfig[] {
  return [
    'docusaurus-theme-openapi-docs',
    (context) => referencePlugin(context, generate ? { files, generate } : { files }),
  ];
}
