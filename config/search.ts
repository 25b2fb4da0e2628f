import type { PluginConfig } from '@docusaurus/types';

import type { Site } from '../plugins/createSite';
import { localSearch } from '@api-docs/local-search';
import { EXCERPT_LENGTH, MAX_SUGGESTIONS } from '@api-docs/local-search/searchConstants';
import { AREAS } from '../src/shared/search/searchAreas';

/**
 * Returns the local search. The values are those of the specification: hashed English index, highlighting, explicit result
 * paths, at most 8 suggestions, 50 characters of context, Ctrl or Cmd plus K.
 */
export function search(site: Site): PluginConfig {
  return [
    localSearch(site),
    {
      hashed: 'filename',
      language: 'en',
      indexDocs: true,
      indexBlog: true,
      indexPages: true,
      docsRouteBasePath: ['docs/api', 'docs'],
      docsDir: ['docs', 'generated/api'],
      docsPluginIdForPreferredVersion: 'default',
      highlightSearchTermsOnTargetPage: true,
      explicitSearchResultPath: true,
      searchResultLimits: MAX_SUGGESTIONS,
      searchResultContextMaxLength: EXCERPT_LENGTH,
      searchBarShortcut: true,
      searchBarShortcutKeymap: 'mod+k',
      searchContextByPaths: [...AREAS],
      useAllContextsWithNoSearchContext: true,
      forceIgnoreNoIndex: true,
    },
  ];
}
