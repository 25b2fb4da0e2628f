import type { LoadContext, Plugin } from '@docusaurus/types';

import { rewritePages } from '../rewritePages';
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
      const fillIn = earlySearchFiles({ siteDir, generatedFilesDir, outDir }, siteConfig.baseUrl);
      rewritePages(outDir, (html, page) => {
        const filled = fillIn(html, page);
        return withPolicy(page === NOT_FOUND ? withoutOwnAddress(filled, siteConfig.baseUrl) : filled, page);
      });
    },
  };
}
