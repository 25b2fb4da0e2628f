import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { ThemeConfig as CommonThemeConfig } from '@docusaurus/theme-common';

import { brand } from '../../brand.config';
import { announcement, footerLinks, navbarItems } from '..';
import versions from '../../versions.json';

const navbar = {
  title: brand.provider,
  hideOnScroll: true,
  items: [
    ...(versions.length > 0 ? [{ type: 'docsVersionDropdown', position: 'left', className: 'site-version' }] : []),
    ...navbarItems.left.map((item) => ({ ...item, position: 'left' })),
    { type: 'search', position: 'left', className: 'site-search' },
    ...navbarItems.right.map((item) => ({ ...item, position: 'right' })),
  ],
} as CommonThemeConfig['navbar'];

const footer: CommonThemeConfig['footer'] = {
  style: 'light',
  links: footerLinks,
  copyright: `Copyright © ${brand.copyrightYear} ${brand.provider}`,
};

/** URL of the form for reports about a page; undefined if the brand has none. */
export const issueForm = (brand.links as { issues?: string }).issues;

export const themeConfig = {
  ...(announcement && { announcementBar: { ...announcement, isCloseable: true } }),
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  navbar,
  footer,
  // The build writes colors as classes (`site/plugins/content/highlighting`): a Prism theme would ship to the browser.
  prism: { theme: { plain: {}, styles: [] } },
} satisfies ThemeConfig;

/** Returns the path of a package's file in the project, because the browser gets the configuration, and not where the build ran. */
function packageFile(name: string): string {
  return `./${path.relative(path.join(__dirname, '../..'), require.resolve(name))}`;
}

/** The site's stylesheets. Later ones win. */
export const customCss = [
  './src/css/font.css',
  packageFile('@api-docs/ui/tokens.css'),
  './src/css/infima.css',
  './src/css/layout.css',
  './src/css/mark.css',
  './src/css/custom.css',
  './src/css/blog.css',
  './src/css/figures.css',
  './src/css/preferences.css',
  './src/css/print.css',
];

/** Modules that run on every page, in this order. */
export const clientModules = [
  // First, because it repairs the URL before the router reads it.
  './src/clientModules/repairUrl.ts',
  './src/clientModules/reducedMotionScroll.ts',
  './src/clientModules/showSidebarItem.ts',
  './src/clientModules/mobileSidebarFocus.ts',
  './src/clientModules/scrollableRegions.ts',
  './src/clientModules/tabKeys.ts',
  './src/clientModules/navigationFocus.ts',
  './src/clientModules/clientRenderNotFound.ts',
  // Two chunks of each docs page import it. As a client module it is in the main bundle once instead of in both.
  packageFile('@api-docs/version-comparisons/PageInVersion/usePageInVersion'),
];
