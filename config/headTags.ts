import type { HtmlTags } from '@docusaurus/types';

import { brand } from '../brand.config';
import { announcementReset } from '../plugins/head-scripts/announcementReset';
import { earlySearch } from '../plugins/head-scripts/earlySearch';
import { baseUrlBanner } from '../plugins/head-scripts/baseUrlBanner';
import { hydrateOnIntent } from '../plugins/head-scripts/hydrateOnIntent';
import { ICONS, MANIFEST } from '../plugins/site-icons/icons';
import { announcement } from './announcement';

function inlineScript(innerHTML: string) {
  return { tagName: 'script', attributes: {}, innerHTML };
}

function link(rel: string, file: string, attributes: Record<string, string> = {}) {
  return { tagName: 'link', attributes: { rel, href: `${brand.basePath}${file}`, ...attributes } };
}

/**
 * The scripts must run before the first style of the page and before those of the theme. Browsers that read SVG take the
 * favicon of `docusaurus.config.ts`, others the one named here.
 */
export const headTags = [
  inlineScript(baseUrlBanner(brand.basePath)),
  inlineScript(announcementReset(announcement.id)),
  inlineScript(earlySearch(brand.basePath)),
  inlineScript(hydrateOnIntent()),
  link('icon', ICONS.favicon.file, { sizes: '32x32' }),
  link('apple-touch-icon', ICONS.appleTouch.file),
  link('manifest', MANIFEST),
] satisfies HtmlTags;
