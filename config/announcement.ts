import type { ThemeConfig } from '@docusaurus/theme-common';

import { brand } from '../brand.config';

/** The bar above the navbar. A new id brings it back to readers who dismissed the last one. */
export const announcement = {
  id: 'v4alpha',
  content: `The v4alpha metrics API is current, and the legacy API is soon to be deprecated. <a href="${brand.basePath}blog/long-blog-post/">Move your calls</a>`,
  isCloseable: true,
} satisfies Partial<ThemeConfig['announcementBar']>;
