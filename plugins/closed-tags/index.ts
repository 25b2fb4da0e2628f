import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from '@docusaurus/types';

import { withClosedTags } from './withClosedTags';

/**
 * After the build: every element of every page is closed. Browsers do not need it, but the simple parsers that assistants
 * read pages with do: one of them found no content in a page whose table cells were left open. It costs a page some
 * 50 bytes of brotli; Docusaurus does not let its minifier be told so.
 */
export default function closedTags(): Plugin {
  return {
    name: 'closed-tags',
    postBuild({ outDir }) {
      const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
      for (const page of pages) {
        const file = path.join(outDir, page);
        writeFileSync(file, withClosedTags(readFileSync(file, 'utf8')));
      }
    },
  };
}
