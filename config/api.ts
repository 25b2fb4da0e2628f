import type { PluginConfig } from '@docusaurus/types';

import { brand } from '../brand.config';
import { openApiPluginOptions, REFERENCE_FOLDER, referenceSource } from '../plugins/api/reference';
import { apiFiles, rehypePlugins, remarkPlugins, siteDir } from './content';

/** The reference: a docs instance of its own, unversioned, over the generated pages. */
export const apiDocsPlugin: PluginConfig = [
  '@docusaurus/plugin-content-docs',
  {
    id: 'api',
    path: REFERENCE_FOLDER,
    routeBasePath: 'docs/api',
    sidebarPath: './config/apiSidebars.ts',
    docItemComponent: '@theme/ApiItem',
    remarkPlugins,
    rehypePlugins,
    breadcrumbs: true,
    editUrl: ({ docPath }: { docPath: string }) =>
      `${brand.links.editBase}${referenceSource(`${REFERENCE_FOLDER}/${docPath}`)}`,
    showLastUpdateTime: true,
    versions: { current: { badge: false } },
  },
];

export const openApiPlugin: PluginConfig = [
  'docusaurus-plugin-openapi-docs',
  openApiPluginOptions(siteDir, apiFiles, brand.slug),
];
