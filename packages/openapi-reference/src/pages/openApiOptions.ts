import path from 'node:path';

import type { ApiFiles } from '../apiFiles';
import { REFERENCE_FOLDER } from '../referenceFolder';
import { landingPage } from './landingPage';
import { operationPages } from './operationPage';

/** The outline of the OpenAPI file that the plugin reads, see `writePages.ts`. */
const OUTLINE = 'generated/outline.json';

/** What the OpenAPI plugin knows of a page. */
interface PluginItem {
  api: { operationId: string };
}

/**
 * Returns the options of docusaurus-plugin-openapi-docs: it writes a page for each operation, with the content that our
 * templates make from the facts. `docusaurus gen-api-docs reference` runs it; builds and `npm start` do if an input changed.
 *
 * @param folder where `generated/` is; empty for the project itself, because these options are sent to the browser as part
 *   of the site's configuration, and may not contain absolute paths
 * @param made pages by the id of the operation, if they were made already
 */
export function openApiOptions(siteDir: string, files: ApiFiles, folder = '', made?: Map<string, string>) {
  const template = path.join(folder ? __dirname : path.relative(siteDir, __dirname), 'page.mustache');
  // Read at the first page, because loading the configuration does no work.
  let pages = made;
  const pageOf = (id: string): string => (pages ??= operationPages(files)).get(id) ?? '';
  return {
    id: 'openapi',
    docsPluginId: 'api',
    config: {
      reference: {
        specPath: path.join(folder, OUTLINE),
        outputDir: path.join(folder, REFERENCE_FOLDER),
        template,
        infoTemplate: template,
        markdownGenerators: {
          createApiPageMD: ({ api }: PluginItem) => pageOf(api.operationId),
          createInfoPageMD: () => landingPage(siteDir, files),
        },
      },
    },
  };
}
