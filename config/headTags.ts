import path from 'node:path';

import type { HtmlTags } from '@docusaurus/types';

import { brand } from '../brand.config';
import { browserslist } from '../package.json';
import { compileInline } from '../plugins/head-scripts/compileInline';
import { ICONS, MANIFEST } from '../plugins/site-icons/icons';
import { announcement } from './announcement';
import { siteDir } from './markdown';

const inlineScript = compileInline(
  path.join(siteDir, 'src/inline/index.ts'),
  { ANNOUNCEMENT_ID: announcement.id, BASE_PATH: brand.basePath },
  browserslist.production,
);

function link(rel: string, file: string, attributes: Record<string, string> = {}) {
  return { tagName: 'link', attributes: { rel, href: `${brand.basePath}${file}`, ...attributes } };
}

/**
 * The script must run before the first style of the page and before the scripts of the theme. Browsers that read SVG take
 * the favicon of `docusaurus.config.ts`, others the one named here.
 */
export const headTags = [
  { tagName: 'script', attributes: {}, innerHTML: inlineScript },
  link('icon', ICONS.favicon.file, { sizes: '32x32' }),
  link('apple-touch-icon', ICONS.appleTouch.file),
  link('manifest', MANIFEST),
] satisfies HtmlTags;
