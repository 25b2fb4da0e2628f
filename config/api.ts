import type { PluginConfig } from '@docusaurus/types';

import { brand } from '../brand.config';
import { openApiPluginOptions, REFERENCE_FOLDER } from '../plugins/api-reference';
import { apiFiles, remarkPlugins, siteDir } from './markdown';

/** The reference: a docs instance of its own, unversioned, over the generated pages. */
export const apiDocsPlugin: PluginConfig = [
  '@docusaurus/plugin-content-docs',
  {
    id: 'api',
    path: REFERENCE_FOLDER,
    routeBasePath: 'docs/api',
    sidebarPath: './config/apiSidebar.ts',
    remarkPlugins,
    breadcrumbs: true,
  },
];

export const openApiPlugin: PluginConfig = [
  'docusaurus-plugin-openapi-docs',
  openApiPluginOptions(siteDir, apiFiles, brand.slug),
];
