import { writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import type { Brand } from '../../brand.config';

/**
 * After the build, writes the web app manifest (https://www.w3.org/TR/appmanifest/), which has the name of the brand. It
 * names the icons for home screens and keeps the site in the browser instead of offering it as an app.
 *
 * @param color behind the mark in the icons
 */
export default function webManifest({ product, provider, basePath }: Brand, color: string): Plugin {
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
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  return {
    name: 'web-manifest',
    postBuild: ({ outDir }) => writeFileSync(path.join(outDir, 'site.webmanifest'), text),
  };
}
