import { existsSync } from 'node:fs';

import type * as Preset from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';

import type { Options as AssistantsOptions } from '@api-docs/assistants';
import type { Options as SearchOptions } from '@api-docs/local-search';
import { apiFacts, type Options as ReferenceOptions } from '@api-docs/openapi-reference';
import { codeTheme } from '@api-docs/ui/code';

import { brand } from './brand.config';

// Each package has its options in its README, for example node_modules/@api-docs/openapi-reference/README.md.
const reference = { file: {{apiFile}}, route: 'docs/api' } satisfies ReferenceOptions;

/** Once a version is cut, `docs/` is the next one. */
const hasVersions = existsSync('versions.json');

export default {
  title: brand.provider,
  tagline: brand.tagline,
  url: brand.siteUrl,
  baseUrl: brand.basePath,
  favicon: 'img/favicon.svg',
  trailingSlash: true,

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },

  future: { v4: true, faster: true },

  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          // Facts of the OpenAPI file in written pages: <ApiSample>, <ApiFields>, <ApiReply>.
          remarkPlugins: [[apiFacts, reference]],
          ...(brand.editBase && { editUrl: brand.editBase }),
        },
        // With posts in blog/, remove this line and add { to: '/blog', label: 'Blog' } to the navbar.
        blog: false,
        theme: { customCss: './src/css/custom.css' },
      } satisfies Preset.Options,
    ],
    ['@api-docs/openapi-reference', reference],
  ],

  plugins: [
    '@api-docs/finished-pages',
    [
      '@api-docs/assistants',
      { titles: { api: 'API reference' }, server: { name: brand.serverName } } satisfies AssistantsOptions,
    ],
    '@api-docs/version-comparisons',
  ],

  themes: [
    [
      '@api-docs/local-search',
      { helpLinks: [{ label: 'API reference', path: '/docs/api/' }] } satisfies SearchOptions,
    ],
  ],

  themeConfig: {
    navbar: {
      title: brand.provider,
      logo: { src: 'img/logo.svg', alt: '' },
      items: [
        { type: 'doc', docId: 'intro', label: 'Docs' },
        { to: '/docs/api', label: 'API reference' },
        ...(hasVersions ? [{ type: 'docsVersionDropdown', position: 'right' as const }] : []),
        { type: 'search', position: 'right' },
      ],
    },
    // HTML, in which a name may have no signs of HTML.
    footer: { copyright: `Copyright © ${new Date().getFullYear()} ${brand.provider.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}` },
    // Its colors have enough contrast in both modes: they are variables of CSS.
    prism: { theme: codeTheme },
  } satisfies Preset.ThemeConfig,
} satisfies Config;
