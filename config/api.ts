import type { PluginConfig } from '@docusaurus/types';

import { brand } from '../brand.config';
import { API_FILE } from '../plugins/api/facts/apiFiles';
import { REFERENCE_FOLDER, referenceSource } from '../plugins/api/reference';
import { openApiOptions } from '../plugins/api/reference/openApiOptions';
import { referenceSidebar } from '../plugins/api/reference/referenceSidebar';
import type { Site } from '../plugins/createSite';
import { mdxPlugins } from './content';

/** Returns the plugins of the reference. */
export function reference(site: Site): PluginConfig[] {
  return [
    // A docs instance of its own, unversioned, over the generated pages.
    [
      './plugins/api/reference/referenceDocs.ts',
      {
        ...mdxPlugins(site),
        id: 'api',
        path: REFERENCE_FOLDER,
        routeBasePath: 'docs/api',
        sidebarItemsGenerator: () => referenceSidebar(site.files.facts(API_FILE)),
        docItemComponent: '@theme/ApiItem',
        breadcrumbs: true,
        editUrl: ({ docPath }: { docPath: string }) =>
          `${brand.links.editBase}${referenceSource(`${REFERENCE_FOLDER}/${docPath}`)}`,
        showLastUpdateTime: true,
        versions: { current: { badge: false } },
      },
    ],
    // Writes the pages from the OpenAPI file: `docusaurus gen-api-docs reference`.
    ['docusaurus-plugin-openapi-docs', openApiOptions({ ...site, slug: brand.slug })],
  ];
}
