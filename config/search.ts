import type { PluginConfig } from '@docusaurus/types';

/**
 * Local search. The values are those of the specification: hashed English index, highlighting, explicit result paths, at
 * most 8 suggestions, 50 characters of context, Ctrl or Cmd plus K.
 */
export const searchTheme: PluginConfig = [
  '@easyops-cn/docusaurus-search-local',
  {
    // In the file name, not the query: hosts may cache it for ever, and `docusaurus serve` answers a file with a query wrongly.
    hashed: 'filename',
    language: 'en',
    indexDocs: true,
    indexBlog: true,
    indexPages: true,
    docsRouteBasePath: ['docs/api', 'docs'],
    docsDir: ['docs', 'generated/api', 'generated/search-digest'],
    docsPluginIdForPreferredVersion: 'default',
    highlightSearchTermsOnTargetPage: true,
    explicitSearchResultPath: true,
    searchResultLimits: 8,
    searchResultContextMaxLength: 50,
    searchBarShortcut: true,
    searchBarShortcutKeymap: 'mod+k',
    searchContextByPaths: [
      { label: 'Docs', path: 'docs' },
      { label: 'API reference', path: 'docs/api' },
      { label: 'Blog', path: 'blog' },
    ],
    useAllContextsWithNoSearchContext: true,
    forceIgnoreNoIndex: true,
  },
];
