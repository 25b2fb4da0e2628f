import type { PluginConfig } from '@docusaurus/types';

import { brand } from '../brand.config';
import { API_FILE } from '../plugins/api/facts/apiFiles';
import { openApiPluginOptions, REFERENCE_FOLDER, referenceSidebar, referenceSource } from '../plugins/api/reference';
import devServer, { isDevServer } from '../plugins/dev-server';
import { apiFiles, beforeDefaultRemarkPlugins, contentChecks, rehypePlugins, remarkPlugins, siteDir } from './content';

/** The reference: a docs instance of its own, unversioned, over the generated pages. */
export const apiDocsPlugin: PluginConfig = [
  '@docusaurus/plugin-content-docs',
  {
    id: 'api',
    path: REFERENCE_FOLDER,
    routeBasePath: 'docs/api',
    sidebarItemsGenerator: () => referenceSidebar(apiFiles.facts(API_FILE)),
    docItemComponent: '@theme/ApiItem',
    beforeDefaultRemarkPlugins,
    remarkPlugins,
    rehypePlugins,
    breadcrumbs: true,
    editUrl: ({ docPath }: { docPath: string }) =>
      `${brand.links.editBase}${referenceSource(`${REFERENCE_FOLDER}/${docPath}`)}`,
    showLastUpdateTime: true,
    versions: { current: { badge: false } },
  },
];

const openApiPlugin: PluginConfig = ['docusaurus-plugin-openapi-docs', openApiPluginOptions()];

/** Writes the pages of the reference. The OpenAPI plugin takes seconds to load, so `npm start` does without it. */
export const referenceWriter = isDevServer
  ? devServer(siteDir, { files: apiFiles, slug: brand.slug, checks: contentChecks })
  : openApiPlugin;
