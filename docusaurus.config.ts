import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

import { referenceSource } from '@api-docs/openapi-reference/apiFiles';

import { brand } from './brand.config';
import { assistants } from './site/config/assistants';
import { reference, referenceTheme } from './site/config/api';
import { blog, docs, markdown, pages, staticFolders } from './site/config/content';
import { plugins } from './site/config/output';
import { search } from './site/config/search';
import { clientModules, customCss, issueForm, themeConfig } from './site/config/theme';
import { lastUpdated } from './site/plugins/content/lastUpdated';
import { createSite } from './site/plugins/createSite';

export default function createConfig(): Config {
  const site = createSite({ siteDir: __dirname, brand, assistants });
  return {
    title: brand.provider,
    tagline: brand.tagline,
    url: brand.siteUrl,
    baseUrl: brand.basePath,
    favicon: 'img/favicon.svg',
    trailingSlash: true,
    staticDirectories: staticFolders,

    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',

    // `site/config/i18n/en/code.json` rewords labels of themes; pages are not translated.
    i18n: {
      path: 'site/config/i18n',
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: { en: { translate: false } },
    },

    future: {
      v4: true,
      experimental_vcs: lastUpdated(site.siteDir, (page) => referenceSource(site.files, page)),
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

    markdown: markdown(site),
    // The stock banner works on the home page only. Ours is @api-docs/finished-pages.
    baseUrlIssueBanner: false,
    clientModules,
    customFields: { issueForm },

    presets: [
      [
        'classic',
        {
          docs: docs(site),
          blog: blog(site),
          pages: pages(site),
          theme: { customCss },
          sitemap: { lastmod: 'date', ignorePatterns: [`${brand.basePath}search/**`] },
        } satisfies Preset.Options,
      ],
    ],
    plugins: [...reference(site), ...plugins(site)],
    themes: [...referenceTheme(site), search(site)],

    themeConfig,
  };
}
