import type { PluginConfig } from '@docusaurus/types';

import { brand } from '../brand.config';
import { API_FILE } from '../plugins/api/facts/apiFiles';
import { REFERENCE_FOLDER, referenceSource } from '../plugins/api/reference';
import { openApiOptions } from '../plugins/api/reference/openApiOptions';
import { referenceSidebar } from '../plugins/api/reference/referenceSidebar';
import { apiFiles, beforeDefaultRemarkPlugins, rehypePlugins, remarkPlugins, siteDir } from './content';

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

/** Writes the pages of {@link apiDocsPlugin} from the OpenAPI file: `docusaurus gen-api-docs reference`. */
export const openApiPlugin: PluginConfig = [
  'docusaurus-plugin-openapi-docs',
  openApiOptions({ siteDir, files: apiFiles, slug: brand.slug }),
];
