import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import type { Brand } from '../../brand.config';
import { tokenColors } from '../lib/tokenColors';

/** Path of the web app manifest below the base path. */
export const MANIFEST = 'site.webmanifest';

/** Sides in pixels of the icons for home screens, `static/img/icon-<side>.png`: the mark of `static/img/mark.svg`. */
const ICON_SIDES = [192, 512];

/**
 * After the build, writes the web app manifest (https://www.w3.org/TR/appmanifest/), which has the name of the brand. It
 * names the icons for home screens and keeps the site in the browser instead of offering it as an app.
 */
export default function webManifest({ siteDir }: LoadContext, { product, provider, basePath }: Brand): Plugin {
  const { page: background } = tokenColors(siteDir, 'light', ['page']);
  const manifest = {
    name: `${product} docs`,
    short_name: provider,
    lang: 'en',
    start_url: basePath,
    scope: basePath,
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: ICON_SIDES.map((side) => ({
      src: `${basePath}img/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  return {
    name: 'web-manifest',
    postBuild: ({ outDir }) => writeFileSync(path.join(outDir, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`),
  };
}
