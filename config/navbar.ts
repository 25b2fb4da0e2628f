import type { Navbar } from '@docusaurus/theme-common';

import { brand } from '../brand.config';

export const navbar: Navbar = {
  title: brand.provider,
  logo: { src: 'img/mark.svg', srcDark: 'img/mark-dark.svg', alt: '', width: 28, height: 28 },
  hideOnScroll: true,
  items: [
    { type: 'doc', docId: 'intro', label: 'Home', position: 'left' },
    { to: '/docs/api', label: 'API reference', position: 'left' },
    { to: '/blog', label: 'Blog', position: 'left' },
    { href: brand.links.sdkDocs, label: 'SDK docs', position: 'left' },
    { href: brand.links.developerPortal, label: 'Developer portal', position: 'left' },
    { type: 'docsVersionDropdown', position: 'right' },
    { type: 'localeDropdown', position: 'right' },
  ],
} as Navbar;
