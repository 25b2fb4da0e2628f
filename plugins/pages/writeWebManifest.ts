import path from 'node:path';

import type { StepInput } from '../lib/site';
import { tokenColors } from '../lib/tokenColors';
import { writeFile } from '../lib/writeFile';

/**
 * Writes the web app manifest (https://www.w3.org/TR/appmanifest/), which has the name of the brand. It names the icons for
 * home screens and keeps the site in the browser instead of offering it as an app.
 */
export default function writeWebManifest({ site, built }: StepInput): void {
  const { product, provider, basePath } = site.brand;
  // Behind the mark in the icons.
  const { page: color } = tokenColors(site.siteDir, ['page']);
  const icon = (sizes: string, file: string) => {
    return { src: `${basePath}img/${file}`, sizes, type: 'image/png', purpose: 'any maskable' };
  };
  const manifest = {
    name: `${product} docs`,
    short_name: provider,
    lang: 'en',
    start_url: basePath,
    scope: basePath,
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [icon('192x192', 'icon-192.png'), icon('512x512', 'icon-512.png')],
  };
  writeFile(path.join(built.outDir, 'site.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
