import { createRequire } from 'node:module';

import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';

import { checkEntries, isListed } from '@api-docs/kit/plugin';

import { createApiFiles, type ApiFiles } from './apiFiles';
import { apiCommands } from './cli/apiCommands';
import { downloadsRoot } from './downloads';
import { pageGenerators } from './pages/pageGenerators';
import { listedConfigs, OPENAPI_PLUGIN, openApiConfig } from './plugins/openApiConfig';
import { PACKAGE, readOptions, type Options } from './presetOptions';
import { referenceDocs } from './plugins/referenceDocs';
import { referenceTheme } from './plugins/referenceTheme';

export type { Options };
export { apiFacts } from './fact-components/apiFacts';

const OPENAPI_THEME = 'docusaurus-theme-openapi-docs';

const requireFile = createRequire(__filename);

/** Returns the OpenAPI plugin for a site that does not list it: `docusaurus gen-api-docs <id>` writes the pages of a reference. */
function openApiPlugin({ siteDir, siteConfig }: LoadContext, references: readonly ApiFiles[]): PluginConfig {
  const config = references.map((files) => [
    files.options.id,
    { ...openApiConfig(siteConfig, files), ...pageGenerators(siteDir, files) },
  ]);
  const options = {
    id: 'openapi',
    docsPluginId: references[0]?.options.id,
    config: Object.fromEntries(config) as object,
  };
  return [requireFile.resolve(OPENAPI_PLUGIN), options];
}

/**
 * Docusaurus preset with references made from OpenAPI files. It stands on `docusaurus-plugin-openapi-docs` and
 * `docusaurus-theme-openapi-docs`: a site that lists them keeps their options, otherwise they come along.
 *
 * @param given options of the only reference, or of several
 * @throws with all options that are wrong
 */
export default function openApiReference(context: LoadContext, given: Options = {}): Preset {
  const { siteDir, siteConfig } = context;
  checkEntries(siteConfig, PACKAGE, ['presets']);
  const options = readOptions(given, listedConfigs(siteConfig));
  const references = options.map((one) => createApiFiles(siteDir, one));
  for (const { id } of options) {
    const folder = downloadsRoot(id);
    if (!siteConfig.staticDirectories.includes(folder)) siteConfig.staticDirectories.push(folder);
  }
  const theme = (loaded: LoadContext) => referenceTheme(loaded, references);
  const docs = references.map((files, index) => referenceDocs(context, files, options[index]?.docs));
  const hasPlugin = siteConfig.plugins.some((entry) => isListed(entry, OPENAPI_PLUGIN));
  const own = [apiCommands(references), ...docs];
  const plugins = hasPlugin ? own : [openApiPlugin(context, references), ...own];
  const listed = siteConfig.themes.findIndex((entry) => isListed(entry, OPENAPI_THEME));
  if (listed === -1) return { plugins, themes: [requireFile.resolve(OPENAPI_THEME), theme] };
  // Themes of a site come after those of presets, and a later one replaces components of an earlier one.
  siteConfig.themes.splice(listed + 1, 0, theme);
  return { plugins };
}
