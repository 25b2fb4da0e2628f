import type { Footer } from '@docusaurus/theme-common';

import { brand } from '../brand.config';

export const footer: Footer = {
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [{ label: 'Tutorial', href: brand.links.tutorial }],
    },
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
};
