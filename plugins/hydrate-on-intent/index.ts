import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { rewritePages } from '../rewritePages';
import { pageChunks } from './pageChunks';
import { pageScripts, type ClientManifest } from './pageScripts';
import { withPageScripts } from './withPageScripts';

/** After the build: no page runs its scripts at once; `head-scripts/hydrateOnIntent` does at the first sign of a reader. */
export default function hydrateOnIntentPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  return {
    name: 'hydrate-on-intent',
    postBuild({ outDir, siteConfig }) {
      const manifest = JSON.parse(read('client-manifest.json')) as ClientManifest;
      const chunksOf = pageChunks({ routes: read('routes.js'), chunkNames: read('routesChunkNames.json') });
      rewritePages(outDir, (html, page) => {
        const address = siteConfig.baseUrl + page.replace(/index\.html$/, '');
        return withPageScripts(html, page, pageScripts(manifest, chunksOf(address)));
      });
    },
  };
}
