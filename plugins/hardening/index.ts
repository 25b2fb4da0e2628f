import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { earlySearchFiles } from '../search/earlySearchFiles';
import { withPolicy } from './contentSecurityPolicy';

/** The page that hosts serve under every unknown address; it has none of its own. */
const NOT_FOUND = '404.html';

/** The not-found page is rendered at an address where nothing lies; its links to "this page" must lead home instead. */
function withoutOwnAddress(html: string, basePath: string): string {
  return html.replaceAll(new RegExp(`href="?${basePath}404/"?`, 'g'), `href="${basePath}"`);
}

/** After the build: fills the names of files into the inline scripts and gives every page its content security policy. */
export default function hardening({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'hardening',
    postBuild({ outDir, siteConfig }) {
      const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
      const fillIn = earlySearchFiles({ siteDir, generatedFilesDir, outDir }, siteConfig.baseUrl);
      for (const page of pages) {
        const file = path.join(outDir, page);
        const html = fillIn(readFileSync(file, 'utf8'), page);
        writeFileSync(file, withPolicy(page === NOT_FOUND ? withoutOwnAddress(html, siteConfig.baseUrl) : html, page));
      }
    },
  };
}
