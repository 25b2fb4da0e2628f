import type { Plugin } from '@docusaurus/types';

import { rewritePages } from '../rewritePages';
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
      rewritePages(outDir, withClosedTags);
    },
  };
}
