import type { PluginConfig } from '@docusaurus/types';

import { localSearch } from '@api-docs/local-search';
import { EXCERPT_LENGTH, MAX_SUGGESTIONS } from '@api-docs/local-search/searchConstants';

import { brand } from '../brand.config';
import type { Site } from '../plugins/createSite';

/** The parts of the site that a search can be limited to. */
const areas = [
  { label: 'Docs', path: 'docs' },
  { label: 'API reference', path: 'docs/api' },
  { label: 'Blog', path: 'blog' },
];

const helpLinks = [
  { label: 'All metrics', path: `understanding-${brand.slug}-metrics/` },
  { label: 'API reference', path: '/docs/api/' },
];

/**
 * Returns the local search. The values are those of the specification: hashed English index, highlighting, explicit result
 * paths, at most 8 suggestions, 50 characters of context, Ctrl or Cmd plus K.
 */
export function search(site: Site): PluginConfig {
  return [
    localSearch({ indexFiles: site.indexFiles, helpLinks }),
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
      searchContextByPaths: areas,
      useAllContextsWithNoSearchContext: true,
      forceIgnoreNoIndex: true,
    },
  ];
}
