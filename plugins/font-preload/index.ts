import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { rewritePages } from '../rewritePages';
import { onlyFont, withPreload } from './withPreload';

/** Where the bundler puts fonts; their names carry a hash, so hosts may cache them for ever. */
const FOLDER = 'assets/fonts';

/** After the build: every page preloads the font of its headings, under the name that the bundler gave it. */
export default function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    postBuild({ outDir, siteConfig }) {
      const font = onlyFont(readdirSync(path.join(outDir, FOLDER)));
      rewritePages(outDir, (html) => withPreload(html, `${siteConfig.baseUrl}${FOLDER}/${font}`));
    },
  };
}
