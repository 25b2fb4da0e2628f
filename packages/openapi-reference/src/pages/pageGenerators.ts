import path from 'node:path';

import { projectPath } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';
import { landingPage } from './landingPage';
import { referencePages } from './referencePages';

/**
 * Returns the options with which docusaurus-plugin-openapi-docs writes our pages: `docusaurus gen-api-docs reference` runs it;
 * builds and `npm start` do if an input changed. The browser gets them as a part of the configuration, so they have no
 * absolute paths.
 *
 * @param made pages by their ids, if they were made already
 */
export function pageGenerators(siteDir: string, files: ApiFiles, made?: Map<string, string>) {
  const template = projectPath(siteDir, path.join(__dirname, 'page.mustache'));
  // Read at the first page, because loading the configuration does no work.
  let pages = made;
  const pageOf = (id: string): string => (pages ??= referencePages(files)).get(id) ?? '';
  return {
    template,
    infoTemplate: template,
    markdownGenerators: {
      createApiPageMD: ({ api }: { api: { operationId: string } }) => pageOf(api.operationId),
      createInfoPageMD: () => landingPage(siteDir, files),
    },
  };
}
