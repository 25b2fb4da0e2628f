import { remarkHeadingIdSyntax } from '@api-docs/kit/pages';
import { remarkApiFacts } from '@api-docs/openapi-reference/library';
import { remarkPageChanges } from '@api-docs/version-comparisons/changes';

import type { Site } from '../lib/site';
import { remarkExcerpt, remarkImportQuery } from './headings/importQuery';
import { remarkFootnoteIds } from './headings/remarkFootnoteIds';
import { rehypePartialIds, remarkHeadingIds } from './headings/remarkHeadingIds';
import { remarkPageAnchors } from './headings/remarkPageAnchors';
import { rehypeHighlight } from './highlighting/rehypeHighlight';
import { rehypeMedia } from './rehypeMedia';
import { rehypeNesting } from './rehypeNesting';
import { rehypeTaskLists } from './rehypeTaskLists';
import { remarkFileLinks, remarkPageLinks } from './links/jsxLinks';
import { remarkAddresses } from './links/remarkAddresses';
import { remarkReferences } from './links/remarkReferences';
import { remarkTextAttributes } from './remarkTextAttributes';

/**
 * Returns the transforms of every MDX file. They are functions without options, because Docusaurus ships the options of
 * plugins to the browser, and these contain the path of the project.
 */
export function mdxPlugins({ siteDir, brand, files }: Pick<Site, 'siteDir' | 'brand' | 'files'>) {
  const { basePath } = brand;
  return {
    beforeDefaultRemarkPlugins: [
      remarkTextAttributes,
      () => remarkFootnoteIds({ siteDir }),
      remarkHeadingIdSyntax,
      remarkImportQuery,
      remarkReferences,
      remarkAddresses,
      () => remarkPageLinks({ basePath }),
      remarkExcerpt,
      () => remarkHeadingIds({ siteDir, brand }),
    ],
    remarkPlugins: [remarkFileLinks, () => remarkApiFacts({ siteDir, files }), remarkPageChanges, remarkPageAnchors],
    rehypePlugins: [
      () => rehypeMedia({ siteDir, basePath }),
      rehypePartialIds,
      rehypeNesting,
      rehypeTaskLists,
      rehypeHighlight,
    ],
  };
}
