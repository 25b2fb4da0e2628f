import { readFileSync } from 'node:fs';
import path from 'node:path';

import { API_FILE, type ApiFiles } from '../api-facts/apiFiles';
import { metricDirection } from './metricDirection';
import { operationPage } from './operationPage';
import { LANDING_SOURCE } from './referenceSource';

/** Where the generated pages lie. Nothing in it is kept in git. */
export const REFERENCE_FOLDER = 'generated/api';

/** The OpenAPI file with the brand filled in, as the OpenAPI plugin reads it. */
export const BRANDED_API_FILE = 'generated/metrics-api.yaml';

interface PluginItem {
  api: { path: string };
}

/**
 * Configures docusaurus-plugin-openapi-docs to write the reference through our pages.
 *
 * @param siteDir absolute path of the project
 * @param files the project's OpenAPI files
 * @param slug the brand's slug
 * @returns the plugin's options
 */
export function openApiPluginOptions(siteDir: string, files: ApiFiles, slug: string) {
  // Relative, because the browser gets these options as part of the site's configuration.
  const template = 'plugins/api-reference/page.mustache';
  return {
    id: 'openapi',
    docsPluginId: 'api',
    config: {
      metrics: {
        specPath: BRANDED_API_FILE,
        outputDir: REFERENCE_FOLDER,
        template,
        infoTemplate: template,
        markdownGenerators: {
          createApiPageMD: (item: PluginItem) => {
            const operation = files.facts(API_FILE).operations.find(({ path: known }) => known === item.api.path);
            if (!operation) throw new Error(`${API_FILE}: no facts for ${item.api.path}`);
            return operationPage(operation, slug, metricDirection(siteDir, operation));
          },
          createInfoPageMD: () => readFileSync(path.join(siteDir, LANDING_SOURCE), 'utf8'),
        },
      },
    },
  };
}
