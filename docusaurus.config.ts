import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

import { brand } from './brand.config';
import { agentDocsPlugin } from './config/agentDocs';
import { apiDocsPlugin, openApiPlugin } from './config/api';
import { blog } from './config/blog';
import { changePlugins } from './config/changes';
import { outputPlugins } from './config/builtPages';
import { codeBlocks } from './config/codeBlocks';
import { clientModules } from './config/clientModules';
import { customCss } from './config/customCss';
import { docs } from './config/docs';
import { footer } from './config/footer';
import { announcement } from './config/announcement';
import { headTags } from './config/headTags';
import { history } from './config/history';
import { homePagePlugin } from './config/home';
import { markdown } from './config/markdown';
import { movedPages } from './config/movedPages';
import { navbar } from './config/navbar';
import { pages } from './config/pages';
import { notFoundPlugin, redirectsPlugin } from './config/redirects';
import { REPLACED_MODULES, UNUSED_MODULES } from './config/replacedModules';
import { searchTheme } from './config/search';
import { DOWNLOADS_ROOT } from './plugins/downloads';
import headScripts from './plugins/head-scripts';
import notices from './plugins/notices';
import replacedModules from './plugins/replaced-modules';
import routeList from './plugins/route-list';
import styles from './plugins/styles';

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

  i18n: { defaultLocale: 'en', locales: ['en'] },

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
      // Off: its cache does not know that pages depend on the OpenAPI files and would serve old facts.
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
    },
  },

  markdown,
  // The stock banner stands on the home page only; ours is in config/headTags.ts.
  baseUrlIssueBanner: false,
  clientModules,
  customFields: { ...movedPages, slug: brand.slug },

  presets: [
    [
      'classic',
      {
        docs,
        blog,
        pages,
        theme: { customCss },
        sitemap: { lastmod: null, ignorePatterns: [`${brand.basePath}search/**`] },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    headScripts(headTags),
    apiDocsPlugin,
    openApiPlugin,
    homePagePlugin,
    redirectsPlugin,
    notFoundPlugin,
    routeList,
    replacedModules(UNUSED_MODULES, REPLACED_MODULES),
    styles,
    notices,
    agentDocsPlugin,
    ...outputPlugins,
    ...changePlugins,
  ],
  themes: ['docusaurus-theme-openapi-docs', searchTheme],

  themeConfig: {
    announcementBar: announcement,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false }, versionPersistence: 'localStorage' },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    navbar,
    footer,
    prism: codeBlocks,
  } satisfies Preset.ThemeConfig,
};

export default config;
