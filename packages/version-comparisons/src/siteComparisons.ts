import { memoize } from '@api-docs/kit/memoize';
import { readVersions, versionOrder, versionPairs } from '@api-docs/kit/docsVersions';

import { readMovedPages } from './moved-pages/movedPages';
import { comparePageContent } from './compare/comparePageContent';
import { pagePairs, type PagePair } from './pagePairs';
import { parseMdxPage } from './read/readMdx';
import { readVersionPage, versionPages, type ComparisonSources, type VersionPage } from './read/versionPages';

/** The pages of all docs versions, paired. */
export type SiteComparisons = ReturnType<typeof siteComparisons>;

export type ComparisonCache = () => SiteComparisons;

/** Lists and pairs the pages of all docs versions, which are read when they are needed; throws if `moved.yaml` is malformed. */
export function siteComparisons(sources: ComparisonSources) {
  const { siteDir, files } = sources;
  const versions = readVersions(siteDir);
  const order: readonly string[] = versionOrder(versions);
  const pages = order.flatMap((version) => versionPages(sources, version));
  const { pages: moves, retired } = readMovedPages(siteDir, { ...sources.pages, versions });
  const pairs = versionPairs(order).flatMap((pair) => pagePairs(pages, pair, moves, order));

  // Most pages are the same text in two versions, and parsing takes most of the time.
  let treeOf = memoize(parseMdxPage);
  const read = memoize((page: VersionPage) => readVersionPage(sources, page, (text) => treeOf(text)));
  const compare = memoize(({ older, newer }: PagePair) =>
    comparePageContent(read(older), read(newer), files?.successors() ?? { operations: {}, bodies: {} }),
  );
  return {
    /** Names of all versions, the oldest first, `next` last. */
    order,
    /** Names of the versions that were removed from the site. */
    retired: retired.map(({ version }) => version),
    pages,
    pairs,
    pairsOf: (page: VersionPage) => pairs.filter(({ older, newer }) => page === older || page === newer),
    /** Compares a pair, once. */
    compare,
    titleOf: (page: VersionPage) => read(page).title,
    /** Reads the content and the API facts of a page. */
    read,
    /** Empties the cache of parsed pages, because a build needs the memory for its bundles. */
    clearTrees: () => {
      treeOf = memoize(parseMdxPage);
    },
  };
}

/** Returns a function that creates the comparisons of a project at its first call. */
export function comparisonCache(sources: ComparisonSources): ComparisonCache {
  let site: SiteComparisons | undefined;
  return () => (site ??= siteComparisons(sources));
}
