import { memoize } from '@api-docs/kit/memoize';
import { latestVersion, readVersions, versionOrder } from '@api-docs/kit/docsVersions';

import { readMovedPages } from './moved-pages/movedPages';
import { comparePageContent } from './compare/comparePageContent';
import type { Comparison, Counts } from './compare/comparison';
import { pagePairs, versionPairs, type PagePair } from './pagePairs';
import type { ComparedPage } from './read/pageContent';
import { parseMdxPage } from './read/readMdx';
import { readVersionPage, versionPages, type ComparisonSources, type VersionPage } from './read/versionPages';

/** The pages of all docs versions, paired. */
export interface SiteComparisons {
  /** Names of all versions, the oldest first, `next` last. */
  order: readonly string[];
  /** Names of the versions that were removed from the site. */
  retired: readonly string[];
  /** Name of the latest version. */
  latest: string;
  pages: readonly VersionPage[];
  pairs: readonly PagePair[];
  pairsOf(page: VersionPage): readonly PagePair[];
  /** Compares a pair. The content of both pages is cached, the comparison is not. */
  compare(pair: PagePair): Comparison;
  /** Returns the cached numbers of changes. */
  countsOf(pair: PagePair): Counts;
  titleOf(page: VersionPage): string;
  /** Reads the content and the API facts of a page. */
  read(page: VersionPage): ComparedPage;
  /** Empties the cache of parsed pages, because a build needs the memory for its bundles. */
  clearTrees(): void;
}

/** Creates the comparisons of a project on first use, and again after `reset`. */
export interface ComparisonCache {
  /** @throws if `moved.yaml` is malformed */
  site(): SiteComparisons;
  /** Drops the comparisons, so that the next call of `site` reads the files again. */
  reset(): void;
}

/** Lists and pairs the pages of all docs versions, which are read when they are needed; throws if `moved.yaml` is malformed. */
export function siteComparisons(sources: ComparisonSources): SiteComparisons {
  const { siteDir, files } = sources;
  const versions = readVersions(siteDir);
  const order = versionOrder(versions);
  const pages = order.flatMap((version) => versionPages(sources, version));
  const { pages: moves, retired } = readMovedPages(siteDir, { ...sources.pages, versions });
  const pairs = versionPairs(order).flatMap((pair) => pagePairs(pages, pair, moves, order));

  const pairsByPage = new Map<VersionPage, PagePair[]>(pages.map((page) => [page, []]));
  for (const pair of pairs) [pair.older, pair.newer].forEach((page) => pairsByPage.get(page)?.push(pair));

  // Most pages are the same text in two versions, and parsing takes most of the time.
  let treeOf = memoize(parseMdxPage);
  const contentOf = memoize((page: VersionPage) => readVersionPage(sources, page, (text) => treeOf(text)));
  const compare = ({ older, newer }: PagePair) =>
    comparePageContent(contentOf(older), contentOf(newer), files?.successors() ?? { operations: {}, bodies: {} });
  const countsOf = memoize((pair: PagePair) => compare(pair).counts);
  return {
    order,
    retired: retired.map(({ version }) => version),
    latest: latestVersion(versions),
    pages,
    pairs,
    pairsOf: (page) => pairsByPage.get(page) ?? [],
    compare,
    countsOf,
    titleOf: (page) => contentOf(page).title,
    read: contentOf,
    clearTrees: () => {
      treeOf = memoize(parseMdxPage);
    },
  };
}

/** Creates a cache for the comparisons of a project. */
export function comparisonCache(sources: ComparisonSources): ComparisonCache {
  let site: SiteComparisons | undefined;
  return {
    site: () => (site ??= siteComparisons(sources)),
    reset: () => {
      site = undefined;
    },
  };
}
