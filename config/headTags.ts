import type { HtmlTags } from '@docusaurus/types';

import { brand } from '../brand.config';
import { announcementReset } from '../plugins/head-scripts/announcementReset';
import { earlySearch } from '../plugins/head-scripts/earlySearch';
import { baseUrlBanner } from '../plugins/head-scripts/baseUrlBanner';
import { announcement } from './announcement';

function inlineScript(innerHTML: string) {
  return { tagName: 'script', attributes: {}, innerHTML };
}

/**
 * Without JavaScript nobody can switch tabs, so every panel is shown, each under the name of its tab. The scripts must
 * run before the first style of the page and before those of the theme.
 */
export const headTags = [
  {
    tagName: 'noscript',
    attributes: {},
    innerHTML: '<style>[role="tabpanel"][hidden],.without-js{display:block!important}</style>',
  },
  inlineScript(baseUrlBanner(brand.basePath)),
  inlineScript(announcementReset(announcement.id)),
  inlineScript(earlySearch(brand.basePath)),
] satisfies HtmlTags;
