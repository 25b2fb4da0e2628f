import { readFileSync } from 'node:fs';
import path from 'node:path';

import { stringify } from 'yaml';

import { descriptionText } from '@api-docs/openapi-facts/markdownToHtml';
import { firstSentence } from '@api-docs/openapi-facts/parseDescription';
import type { ApiFacts } from '@api-docs/openapi-facts/types';

import { REFERENCE_FOLDER, type ApiFiles } from '../apiFiles';
import { authenticationSection, serversSection } from './authentication';
import { operationPages, webhooksSection } from './operationPage';
import { blocks, safeMdx, safeMdxText } from './safeMdx';

/** Returns a landing page that says what the OpenAPI file says about the API as a whole. */
function generatedLanding({ title, description, servers, securitySchemes }: ApiFacts): string {
  const name = title || 'API';
  const frontMatter = stringify(
    {
      id: 'overview',
      title: `${name} reference`,
      sidebar_label: 'Overview',
      description: descriptionText(firstSentence(description)) || `${name} reference.`,
      slug: '/',
    },
    { lineWidth: 0 },
  );
  const content = blocks(
    `# ${safeMdxText(`${name} reference`)}`,
    safeMdx(description),
    serversSection(servers),
    securitySchemes.length > 0 && authenticationSection(securitySchemes),
    '## Operations',
    '<ApiOperations />',
    '## Downloads',
    '<ApiDownloads />',
  );
  return `---\n${frontMatter}---\n\n${content}\n`;
}

/** Returns the landing page of the reference, with the webhooks of the OpenAPI file. */
function landingPage(siteDir: string, files: ApiFiles): string {
  const { file, landing } = files.options;
  const facts = files.facts(file);
  const text = landing === undefined ? generatedLanding(facts) : readFileSync(path.join(siteDir, landing), 'utf8');
  const webhooks = webhooksSection(facts.webhooks);
  return webhooks ? `${text}\n${webhooks}\n` : text;
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
        // An outline of the OpenAPI file, see `writePages`.
        specPath: path.join(folder, 'generated/outline.json'),
        outputDir: path.join(folder, REFERENCE_FOLDER),
        template,
        infoTemplate: template,
        markdownGenerators: {
          createApiPageMD: ({ api }: { api: { operationId: string } }) => pageOf(api.operationId),
          createInfoPageMD: () => landingPage(siteDir, files),
        },
      },
    },
  };
}
