import type { PluginConfig } from '@docusaurus/types';

import { localSearch } from '@api-docs/local-search';

import type { Site } from '../plugins/lib/site';
import { blogDescription, searchHelp } from '..';

/** The parts of the site that a search can be limited to. */
const areas = [
  { label: 'Docs', path: 'docs' },
  { label: 'API reference', path: 'docs/api' },
  ...(blogDescription === undefined ? [] : [{ label: 'Blog', path: 'blog' }]),
];

const helpLinks = [...searchHelp, { label: 'API reference', path: '/docs/api/' }];

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
      indexBlog: blogDescription !== undefined,
      indexPages: true,
      docsRouteBasePath: ['docs/api', 'docs'],
      docsDir: ['docs', 'generated/api'],
      docsPluginIdForPreferredVersion: 'default',
      highlightSearchTermsOnTargetPage: true,
      explicitSearchResultPath: true,
      searchResultLimits: 8,
      searchResultContextMaxLength: 50,
      searchBarShortcut: true,
      searchBarShortcutKeymap: 'mod+k',
      searchContextByPaths: areas,
      useAllContextsWithNoSearchContext: true,
      forceIgnoreNoIndex: true,
    },
  ];
}
