import { createRequire } from 'node:module';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import {
  escapeFrontMatter,
  markdownRule,
  themeOf,
  withoutModules,
  withSteps,
  type LoadedFile,
} from '@api-docs/kit/plugin';
import { projectPath } from '@api-docs/kit/node';

import type { ApiFiles } from '../apiFiles';
import { apiValue } from '../apiValue';
import { factComponents } from '../fact-components/factComponents';
import { GENERATED } from '../options';
import { fileOfPage } from '../pageFiles';
import { SHARED } from '../validators/writeValidators';
import { checkPages, checkRoutes } from './checkRoutes';

/** Modules that the OpenAPI theme adds to every page, without an option, for components that the theme here replaces. */
const UNUSED_MODULES = [
  // 24 KB of styles, and a polyfill.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
  'process/browser',
];

/**
 * The validators that operations share have a script of their own, before Docusaurus puts a copy into that of each operation, or
 * all into one that every page loads.
 */
const SHARED_GROUP = { test: new RegExp(`[\\\\/]${SHARED}$`), chunks: 'async', priority: 50, enforce: true } as const;

/** A rule by which validators take the helpers of Ajv from the Ajv that wrote them. A site may have another one, or see none. */
const helpersOfAjv = (siteDir: string) => ({
  test: /\.mjs$/,
  include: path.join(siteDir, GENERATED),
  resolve: { alias: { 'ajv/dist/runtime': path.dirname(require.resolve('ajv/dist/runtime/equal')) } },
});

/** A rule by which the bundle that renders pages has only the names of validators, which run after a click. */
const onlyInBrowsers = (siteDir: string) => ({
  test: /\.mjs$/,
  include: path.join(siteDir, GENERATED),
  type: 'asset/resource',
  generator: { emit: false },
});

/**
 * Docusaurus plugin with the theme of all references. It comes after the theme of the OpenAPI plugin, whose components it replaces.
 */
export function referenceTheme(context: LoadContext, references: readonly ApiFiles[]): Plugin {
  const { siteDir } = context;
  const shown = references.map((files) => ({
    files,
    components: new RegExp(`<(?:${Object.keys(factComponents(files)).join('|')})\\b`),
  }));
  /**
   * Makes a page depend on the files of its facts, so that `docusaurus start` compiles it again after a change, also of an invalid
   * document, and a build with the cache of Rspack, too.
   */
  const load = (source: string, page: LoadedFile) => {
    for (const { files, components } of shown) {
      if (!components.test(source)) continue;
      const file = fileOfPage(files, projectPath(siteDir, page.resourcePath));
      for (const part of [...files.filesOf(file), files.options.successors]) {
        page.addDependency(path.resolve(siteDir, part));
      }
    }
    return source;
  };
  // Of several references, the first one is that of the docs.
  const [first] = references;
  const facts = { name: 'API facts', gives: ['api'], run: () => ({ api: first && apiValue(first) }) };
  // Not every package manager lets others see what the OpenAPI theme depends on.
  const ofTheme = createRequire(require.resolve('docusaurus-theme-openapi-docs'));
  escapeFrontMatter();
  const plugin: Plugin = {
    // The name with which `docusaurus swizzle` finds the theme.
    name: '@api-docs/openapi-reference',
    ...themeOf(path.dirname(__dirname), context, ['clientModules/scrollableRegions']),
    async allContentLoaded({ allContent }) {
      const ids = references.map(({ options }) => options.id);
      for (const { options } of references) checkPages(allContent, options);
      checkRoutes(allContent, ids);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          '@openapi-reference': path.join(siteDir, GENERATED),
          ...withoutModules(UNUSED_MODULES.map((name) => ofTheme.resolve(name))),
        },
      },
      module: { rules: [markdownRule(load), isServer ? onlyInBrowsers(siteDir) : helpersOfAjv(siteDir)] },
      ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: { sharedValidators: SHARED_GROUP } } } }),
    }),
  };
  return withSteps(plugin, [facts]);
}
