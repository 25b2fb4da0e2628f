import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

import { brand } from './brand.config';
import { apiDocsPlugin, openApiPlugin } from './config/api';
import { apiFiles, blog, docs, history, markdown, movedPages, pages } from './config/content';
import { plugins } from './config/output';
import { searchTheme } from './config/search';
import { clientModules, customCss, issueForm, themeConfig } from './config/theme';
import { DOWNLOADS_ROOT } from './plugins/api/downloads';
import apiReload from './plugins/api/reference/reload';

const config: Config = {
  title: brand.provider,
  tagline: brand.tagline,
  url: brand.siteUrl,
  baseUrl: brand.basePath,
  favicon: 'img/favicon.svg',
  trailingSlash: true,
  staticDirectories: ['static', DOWNLOADS_ROOT],

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',

  // `config/i18n/en/code.json` rewords two labels of the theme; pages are not translated.
  i18n: { path: 'config/i18n', defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { translate: false } } },

  future: {
    v4: true,
    experimental_vcs: history,
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      // Off, because the cache ignores the OpenAPI files and would serve outdated facts.
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
    },
  },

  markdown,
  // The stock banner works on the home page only. Ours is src/inline/baseUrlBanner.ts.
  baseUrlIssueBanner: false,
  clientModules,
  customFields: { ...movedPages, slug: brand.slug, issueForm },

  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages,
        theme: { customCss },
        sitemap: { lastmod: 'date', ignorePatterns: [`${brand.basePath}search/**`] },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [apiDocsPlugin, openApiPlugin, (context) => apiReload(context, apiFiles), ...plugins],
  themes: ['docusaurus-theme-openapi-docs', searchTheme],

  themeConfig,
};

export default config;
