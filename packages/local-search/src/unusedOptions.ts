/** Options of the stock theme that this theme follows. */
const FOLLOWED = [
  'searchContextByPaths',
  'searchResultLimits',
  'searchResultContextMaxLength',
  'highlightSearchTermsOnTargetPage',
];

/** Options that say where pages are. This theme finds all pages by their routes. */
const PLACES = ['docsRouteBasePath', 'blogRouteBasePath', 'docsDir', 'blogDir'];

/** Values of further options that ask for what this theme does anyway. */
const DONE_ANYWAY: Readonly<Record<string, readonly unknown[]>> = {
  hashed: [true, 'filename', 'query'],
  language: ['en'],
  indexDocs: [true],
  indexBlog: [true],
  indexPages: [true],
  forceIgnoreNoIndex: [true],
  explicitSearchResultPath: [true],
  searchBarShortcut: [true],
  searchBarShortcutHint: [true],
  searchBarShortcutKeymap: ['mod+k'],
  searchBarPosition: ['auto'],
  docsPluginIdForPreferredVersion: ['default'],
  removeDefaultStemmer: [false],
  removeDefaultStopWordFilter: [false],
  hideSearchBarWithNoSearchContext: [false],
  useAllContextsWithNoSearchContext: [false],
};

/**
 * Lists options of the stock theme that a site has set and that change nothing here, although their reader would expect it.
 *
 * @param options as the site has them, without defaults
 */
export function unusedOptions(options: object): string[] {
  return Object.entries(options)
    .filter(([name]) => ![...FOLLOWED, ...PLACES].includes(name))
    .filter(([name, value]) => [value].flat().some((one) => !DONE_ANYWAY[name]?.includes(one)))
    .map(([name]) => name);
}
