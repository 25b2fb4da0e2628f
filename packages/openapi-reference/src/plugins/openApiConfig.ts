import path from 'node:path';

import type { Config } from '@docusaurus/types';

import { listedOptions } from '@api-docs/kit/plugin';

import type { ApiFiles } from '../apiFiles';

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
  const listed: { config?: OpenApiConfigs } = listedOptions(plugins, OPENAPI_PLUGIN) ?? {};
  return listed.config ?? {};
}

/** Finds the entry of the reference that is made from an OpenAPI file. */
export function configOf(configs: OpenApiConfigs, file: string | undefined): OpenApiConfig | undefined {
  const plain = (name: string) => path.posix.normalize(name);
  return Object.values(configs).find(({ specPath }) => file !== undefined && plain(specPath) === plain(file));
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
