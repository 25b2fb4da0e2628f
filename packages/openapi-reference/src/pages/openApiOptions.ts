import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Config } from '@docusaurus/types';
import { stringify } from 'yaml';

import { projectPath } from '@api-docs/kit/node';
import { descriptionText, firstSentence, type ApiFacts } from '@api-docs/openapi-facts';

import type { ApiFiles } from '../apiFiles';
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

/** An entry of `config` in the options of docusaurus-plugin-openapi-docs: what a site says about its reference. */
export interface OpenApiConfig {
  /** OpenAPI file, relative to the project. */
  specPath: string;
  /** Folder of the generated pages, relative to the project. */
  outputDir: string;
  /** Without `groupPathsBy`, the sidebar is a list of all operations. */
  sidebarOptions?: { groupPathsBy?: 'tag' };
}

/** Name of the plugin that writes the pages. */
export const OPENAPI_PLUGIN = 'docusaurus-plugin-openapi-docs';

/** Entries of its option `config`, by the names with which `docusaurus gen-api-docs` takes them. */
export type OpenApiConfigs = Readonly<Record<string, OpenApiConfig>>;

/** Returns what a site says about its references in the options of the OpenAPI plugin; nothing if that is not among its plugins. */
export function listedConfigs({ plugins = [] }: Pick<Config, 'plugins'>): OpenApiConfigs {
  const entry = plugins.find((plugin) => Array.isArray(plugin) && plugin[0] === OPENAPI_PLUGIN);
  const [, listed] = (entry ?? []) as [name?: string, options?: { config?: OpenApiConfigs }];
  return listed?.config ?? {};
}

/** Finds the entry of the reference that is made from an OpenAPI file. */
export function configOf(configs: OpenApiConfigs, file: string | undefined): OpenApiConfig | undefined {
  return Object.values(configs).find(({ specPath }) => specPath === file);
}

/** Returns what a site says about a reference in the options of the OpenAPI plugin, or what fits any site. */
export function openApiConfig(
  siteConfig: Pick<Config, 'plugins'>,
  { options }: Pick<ApiFiles, 'options'>,
): OpenApiConfig {
  const { file, pagesFolder } = options;
  return (
    configOf(listedConfigs(siteConfig), file) ?? {
      specPath: file,
      outputDir: pagesFolder,
      sidebarOptions: { groupPathsBy: 'tag' },
    }
  );
}

/**
 * Returns the options with which docusaurus-plugin-openapi-docs writes our pages: `docusaurus gen-api-docs reference` runs it;
 * builds and `npm start` do if an input changed. The browser gets them as a part of the configuration, so they have no
 * absolute paths.
 *
 * @param made pages by the id of the operation, if they were made already
 */
export function pageGenerators(siteDir: string, files: ApiFiles, made?: Map<string, string>) {
  const template = projectPath(siteDir, path.join(__dirname, 'page.mustache'));
  // Read at the first page, because loading the configuration does no work.
  let pages = made;
  const pageOf = (id: string): string => (pages ??= operationPages(files)).get(id) ?? '';
  return {
    template,
    infoTemplate: template,
    markdownGenerators: {
      createApiPageMD: ({ api }: { api: { operationId: string } }) => pageOf(api.operationId),
      createInfoPageMD: () => landingPage(siteDir, files),
    },
  };
}
