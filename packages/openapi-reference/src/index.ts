import { createRequire } from 'node:module';

import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';

import { checkEntries, CLASSIC_THEME, indexAfter, isListed } from '@api-docs/kit/plugin';

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
  const hasTheme = indexAfter(siteConfig.themes, [OPENAPI_THEME]) > 0;
  // Among the themes of the site, which come after those of all presets, whatever their order.
  siteConfig.themes.splice(indexAfter(siteConfig.themes, [OPENAPI_THEME, CLASSIC_THEME]), 0, theme);
  return hasTheme ? { plugins } : { plugins, themes: [requireFile.resolve(OPENAPI_THEME)] };
}
