import type * as Preset from '@docusaurus/preset-classic';
import type { PluginOptions as SearchOptions } from '@easyops-cn/docusaurus-search-local';
import type { Config } from '@docusaurus/types';
import type { PrismTheme } from 'prism-react-renderer';

import type { Options as FinishedPagesOptions } from '@api-docs/finished-pages';
import type { Options as LocalSearchOptions } from '@api-docs/local-search';
import type { Options as ReferenceOptions } from '@api-docs/openapi-reference';
import { pageGenerators, referenceSource } from '@api-docs/openapi-reference/library';
import { codeTheme } from '@api-docs/ui/code';
import type { Options as VersionOptions } from '@api-docs/version-comparisons';
import { changeLines } from '@api-docs/version-comparisons/changes';

import { brand } from './brand.config';
import { referenceOptions } from './plugins/api/referenceOptions';
import { brandFiller } from './plugins/content/brand';
import contentFiles from './plugins/content/contentFiles';
import { markdownHooks } from './plugins/content/front-matter/markdownHooks';
import { lastUpdated } from './plugins/content/lastUpdated';
import { mdxPlugins } from './plugins/content/mdxPlugins';
import { staticFolders } from './plugins/content/staticFiles';
import { sidebarWithHeadings } from './plugins/content/sidebarWithHeadings';
import { startErrors } from './plugins/content/startErrors';
import { createSite } from './plugins/createSite';
import { API_FILE, REFERENCE_FOLDER } from './plugins/lib/apiFile';
import { assistantOptions } from './plugins/output/assistantOptions';
import { buildCommit } from './plugins/compilation/buildCommit';
import { explainFailure } from './plugins/compilation/explainFailure';
import { blogFeedItems } from './plugins/output/feeds/feedContent';
import { missingExports } from './plugins/compilation/missingExports';
import { missingFiles } from './plugins/output/missingFiles';
import { notices } from './plugins/output/notices';
import { oneBuild } from './plugins/compilation/oneBuild';
import { styles } from './plugins/compilation/styles';
import { withoutUnusedModules } from './plugins/compilation/withoutUnusedModules';
import { latestChanges } from './plugins/pages/home/latestChanges';
import { searchOptions } from './plugins/search/searchOptions';
import { siteSteps } from './plugins/siteSteps';
import versions from './versions.json';

/** The bar above the navbar. Readers who dismissed it see it again when its id changes. */
const announcement = {
  id: 'v4alpha',
  content: `The v4alpha metrics API is current, and the legacy API is soon to be deprecated. <a href="${brand.basePath}docs/#you-move-from-the-legacy-api">Move your calls</a>`,
};

/** The last change of a page is that of its file in git. */
const updates = { showLastUpdateTime: true, showLastUpdateAuthor: true };

export default function createConfig(): Config {
  const site = createSite({
    siteDir: __dirname,
    brand,
    // The envelope that replies of all current operations share: a field that only it has, and its heading in the reference.
    envelope: { field: 'data', anchor: 'envelope' },
    isLegacyPage: (page) => page.includes('/v3-metrics-soon-to-be-deprecated/'),
    // Fields of replies whose values readers see in their logs and search for.
    searchedValues: ['label', 'category'],
    cardAlt: ' A plumb line hangs beside the words.',
  });
  const { files } = site;
  const transforms = mdxPlugins(site);

  return {
    title: brand.provider,
    tagline: brand.tagline,
    url: brand.siteUrl,
    baseUrl: brand.basePath,
    favicon: 'img/favicon.svg',
    trailingSlash: true,
    staticDirectories: staticFolders,

    // The first paint waits for the whole navbar, whose search would move while the items after it arrive.
    headTags: [
      {
        tagName: 'link',
        attributes: { rel: 'expect', href: '#__docusaurus_skipToContent_fallback', blocking: 'render' },
      },
    ],

    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'warn',

    // `i18n/en/code.json` rewords labels of themes; pages are not translated.
    i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { translate: false } } },

    future: {
      v4: true,
      experimental_vcs: lastUpdated(site.siteDir, (page) => referenceSource(files, page)),
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

    markdown: {
      // Notations that `future.v4` turns off: `<!-- a comment -->` and `:::note A title`.
      mdx1Compat: { comments: true, admonitions: true },
      // Identifiers such as `urn:id:1` are no emoji.
      emoji: false,
      // `rehypeMedia` stops at all images of a page that do not exist.
      hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: () => undefined },
      ...markdownHooks({ siteDir: site.siteDir, brand, changesOf: changeLines }),
    },

    customFields: { issueForm: brand.links.issues },

    // They run on every page, in this order.
    clientModules: [
      // First, because it repairs the URL before the router reads it.
      './src/clientModules/repairUrl.ts',
      './src/clientModules/reducedMotionScroll.ts',
      './src/clientModules/showSidebarItem.ts',
      './src/clientModules/mobileSidebarFocus.ts',
      './src/clientModules/tabKeys.ts',
      './src/clientModules/navigationFocus.ts',
      // After it, because it also scrolls.
      './src/clientModules/scrollPosition.ts',
      './src/clientModules/clientRenderNotFound.ts',
    ],

    presets: [
      [
        'classic',
        {
          docs: {
            ...transforms,
            ...updates,
            routeBasePath: 'docs',
            sidebarPath: './sidebars.ts',
            sidebarItemsGenerator: sidebarWithHeadings,
            editUrl: ({ versionDocsDirPath, docPath }) => `${brand.links.editBase}${versionDocsDirPath}/${docPath}`,
            // `docs/` is next, the first entry of versions.json is the latest version, and the others are frozen. The line below
            // the title names the version, so there is no badge: src/components/TitleLine.
            versions: {
              current: { label: 'next', noIndex: versions.length > 0, badge: false },
              ...Object.fromEntries(versions.map((name, age) => [name, { noIndex: age > 0, badge: false }])),
            },
          },
          blog: {
            ...transforms,
            ...updates,
            blogDescription: `Notes from the documentation team of ${brand.product}: how these docs work and how to move to the current API.`,
            blogSidebarTitle: 'All posts',
            blogSidebarCount: 'ALL',
            onInlineAuthors: 'ignore',
            onUntruncatedBlogPosts: 'ignore',
            editUrl: ({ blogDirPath, blogPath }) => `${brand.links.editBase}${blogDirPath}/${blogPath}`,
            feedOptions: {
              type: ['rss', 'atom'],
              copyright: `© ${brand.copyrightYear} ${brand.provider}`,
              createFeedItems: blogFeedItems,
            },
          },
          pages: {
            ...transforms,
            ...updates,
            remarkPlugins: [...transforms.remarkPlugins, () => latestChanges(site.siteDir, brand)],
          },
          // Later ones win.
          theme: {
            customCss: [
              './src/css/font.css',
              './src/css/infima.css',
              './src/css/layout.css',
              './src/css/mark.css',
              './src/css/custom.css',
              './src/css/blog.css',
              './src/css/figures.css',
              './src/css/preferences.css',
              './src/css/print.css',
            ],
          },
          sitemap: { lastmod: 'date', ignorePatterns: [`${brand.basePath}search/**`] },
        } satisfies Preset.Options,
      ],
      [
        '@api-docs/openapi-reference',
        {
          ...referenceOptions(site.siteDir, brand),
          docs: {
            ...transforms,
            editUrl: ({ docPath }) =>
              `${brand.links.editBase}${referenceSource(files, `${REFERENCE_FOLDER}/${docPath}`)}`,
            showLastUpdateTime: true,
          },
        } satisfies ReferenceOptions,
      ],
    ],

    // Ours are functions that have the site, because Docusaurus ships the options of plugins to the browser.
    plugins: [
      oneBuild,
      missingExports,
      missingFiles,
      (context) => explainFailure(context, site),
      // `docusaurus gen-api-docs reference`, which each build and `npm start` run, writes a page for each operation.
      [
        'docusaurus-plugin-openapi-docs',
        {
          id: 'openapi',
          docsPluginId: 'api',
          config: {
            reference: {
              specPath: API_FILE,
              outputDir: REFERENCE_FOLDER,
              sidebarOptions: { groupPathsBy: 'tag' },
              ...pageGenerators(site.siteDir, files),
            },
          },
        },
      ],
      [
        '@api-docs/finished-pages',
        {
          preloads: ['.woff'],
          unreadConfig: ['clientModules', 'markdown', 'plugins', 'presets', 'staticDirectories', 'themes'],
          // Browsers without SVG favicons use the icon that is named here.
          headTags: [
            { tagName: 'link', attributes: { rel: 'icon', href: `${brand.basePath}favicon.ico`, sizes: '32x32' } },
            { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: `${brand.basePath}apple-touch-icon.png` } },
          ],
        } satisfies FinishedPagesOptions,
      ],
      ['@api-docs/assistants', { ...assistantOptions(site) }],
      contentFiles,
      (context) => startErrors(context, site),
      [
        '@api-docs/version-comparisons',
        {
          fillIn: brandFiller(brand),
          files: () => files,
          deprecation: 'This operation is now marked as soon to be deprecated.',
        } satisfies VersionOptions,
      ],
      (context) => notices(context, site),
      // What happens after the compilation.
      (context) => siteSteps(context, site),
      buildCommit,
      withoutUnusedModules,
      styles,
    ],

    themes: [
      // Its components that run in the browser only are replaced by those of @api-docs/openapi-reference, which come after it.
      'docusaurus-theme-openapi-docs',
      // It has the options, the route and the labels of the search; index, box and page are those of @api-docs/local-search.
      [
        '@easyops-cn/docusaurus-search-local',
        {
          hashed: true,
          language: 'en',
          indexPages: true,
          forceIgnoreNoIndex: true,
          highlightSearchTermsOnTargetPage: true,
          explicitSearchResultPath: true,
          searchResultLimits: 8,
          searchResultContextMaxLength: 50,
          searchBarShortcut: true,
          searchBarShortcutKeymap: 'mod+k',
          // The parts of the site that a search can be limited to.
          searchContextByPaths: [
            { label: 'Docs', path: 'docs' },
            { label: 'API reference', path: 'docs/api' },
            { label: 'Blog', path: 'blog' },
          ],
        } satisfies SearchOptions,
      ],
      [
        '@api-docs/local-search',
        {
          ...searchOptions(site),
          // Pages that a search without results offers: their paths inside a docs version, or on the site.
          helpLinks: [
            { label: 'All metrics', path: `understanding-${brand.slug}-metrics/` },
            { label: 'API reference', path: '/docs/api/' },
          ],
        } satisfies LocalSearchOptions,
      ],
    ],

    themeConfig: {
      announcementBar: { ...announcement, isCloseable: true },
      colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
      navbar: {
        title: brand.provider,
        hideOnScroll: true,
        items: [
          { type: 'docsVersionDropdown', position: 'left', className: 'site-version' },
          { type: 'doc', docId: 'intro', label: 'Home', position: 'left' },
          { to: '/docs/api', label: 'API reference', position: 'left' },
          { to: '/blog', label: 'Blog', position: 'left' },
          { type: 'search', position: 'left', className: 'site-search' },
          { href: brand.links.sdkDocs, label: 'SDK docs', position: 'right' },
          { href: brand.links.developerPortal, label: 'Developer portal', position: 'right' },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
      footer: {
        style: 'light',
        links: [
          { title: 'Docs', items: [{ label: 'Tutorial', href: brand.links.tutorial }] },
          {
            title: 'Social',
            items: [
              { label: 'Website', href: brand.links.website },
              { label: 'LinkedIn', href: brand.links.linkedin },
              { label: 'Twitter', href: brand.links.twitter },
              { label: 'YouTube', href: brand.links.youtube },
            ],
          },
          {
            title: 'More',
            items: [
              { label: 'GitHub', href: brand.links.github },
              { label: 'Hugging Face', href: brand.links.huggingFace },
            ],
          },
        ],
        copyright: `Copyright © ${brand.copyrightYear} ${brand.provider}`,
      },
      // The build colors code with Prism of `prism-react-renderer`, so that no page loads a highlighter: plugins/content/highlighting.
      prism: { theme: codeTheme satisfies PrismTheme },
    } satisfies Preset.ThemeConfig,
  };
}
