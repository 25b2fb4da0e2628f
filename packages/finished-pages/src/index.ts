import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

import { browserFolder, checkEntries, optionError, themeOf, withSteps, type BuildStep } from '@api-docs/kit/plugin';
import { SEARCH_FIELD_ID } from '@api-docs/kit';

import { bundling } from './bundling';
import type { TagsOf } from './finishPage';
import { DEFAULT_BROWSERS, PACKAGE, projectBrowsers, type Options } from './options';
import { skipMinification } from './skipMinification';

export type { Options, TagsOf };
export { validateOptions } from './options';

/**
 * Bundles and minifies the inline script. `constants` are values of its `declare const` names. Throws if browsers are too old
 * for it.
 */
function compileInline(browsers: readonly string[], constants: Record<string, string>): string {
  try {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(browserFolder(__dirname), 'inline')],
      bundle: true,
      minify: true,
      write: false,
      logLevel: 'silent',
      format: 'iife',
      // Without what the nearest tsconfig says, such as a "use strict".
      tsconfigRaw: '{}',
      target: browsers.map((browser) => browser.replace(' >= ', '')),
      define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    });
    return outputFiles[0]?.text.trim() ?? '';
  } catch (error) {
    throw optionError(PACKAGE, 'browsers', {
      problem: 'has a browser that is too old for the inline script',
      expected: `browsers that know its syntax, for example ${DEFAULT_BROWSERS.join(', ')}`,
      found: `${browsers.join(', ')} (${String((error as Error).message)
        .split('\n')[1]
        ?.trim()})`,
      remedy: 'name newer versions',
    });
  }
}

function readManifest(siteDir: string): unknown {
  const file = path.join(siteDir, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Docusaurus plugin that starts the scripts of a page when the browser is idle or the reader does something, and finishes each
 * page after the compilation: its tags, its minification and its content security policy.
 */
export default function finishedPages(context: LoadContext, options: Options): Plugin {
  const { siteDir, baseUrl, siteConfig } = context;
  checkEntries(siteConfig, PACKAGE, ['plugins', 'themes']);
  const { announcementBar } = siteConfig.themeConfig as { announcementBar?: { id?: string } };
  const { browsers = projectBrowsers(readManifest(siteDir)), headTags = [], preBodyTags = [], preloads = [] } = options;
  const { searchField, inlineStyles = true, unreadConfig = [], policy = {} } = options;
  const constants = {
    ANNOUNCEMENT_ID: announcementBar?.id ?? '',
    BASE_PATH: baseUrl,
    SEARCH_FIELD_ID: searchField ?? SEARCH_FIELD_ID,
  };
  const modules = ['layout', 'pageLoading', 'prefetching', 'loading.css'].map((name) => `client/${name}`);
  const { getPathsToWatch, getClientModules, getDefaultCodeTranslationMessages } = themeOf(__dirname, context, modules);
  skipMinification();
  // Its styles are inline, which the policy forbids, and it works on the home page only. `inline/baseUrlBanner` is on all pages.
  siteConfig.baseUrlIssueBanner = false;
  const plugin: Plugin = {
    name: 'finished-pages',
    loadContent: () => compileInline(browsers, constants),
    getPathsToWatch,
    getClientModules,
    getDefaultCodeTranslationMessages,
    configureWebpack: bundling(context, unreadConfig),
    injectHtmlTags: ({ content }) => ({
      // Before the first stylesheet and before the scripts of the theme.
      headTags: [{ tagName: 'script', attributes: {}, innerHTML: content as string }, ...headTags],
      preBodyTags,
    }),
  };
  const finish: BuildStep = {
    name: 'finish pages',
    takes: ['tags'],
    gives: ['pages', 'policy'],
    run: async (built, { tags }) => {
      const { finishPages } = await import('./finishPages');
      finishPages({
        built,
        tags: tags as TagsOf | undefined,
        preloads,
        searchField,
        areStylesInline: inlineStyles,
        policy,
      });
      return { pages: true, policy };
    },
  };
  return withSteps(plugin, [finish]);
}
