import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { onlyFont, withPreload } from './withPreload';

/** Where the bundler puts fonts; their names carry a hash, so hosts may cache them for ever. */
const FOLDER = 'assets/fonts';

/** After the build: every page preloads the font of its headings, under the name that the bundler gave it. */
export default function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    postBuild({ outDir, siteConfig }) {
      const font = onlyFont(readdirSync(path.join(outDir, FOLDER)));
      const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
      for (const page of pages) {
        const file = path.join(outDir, page);
        writeFileSync(file, withPreload(readFileSync(file, 'utf8'), `${siteConfig.baseUrl}${FOLDER}/${font}`));
      }
    },
  };
}
