import type { Navbar } from '@docusaurus/theme-common';

import { brand } from '../brand.config';

export const navbar: Navbar = {
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
    { type: 'localeDropdown', position: 'right', className: 'site-locale' },
  ],
} as Navbar;
