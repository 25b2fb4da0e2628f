import { memoize } from '@api-docs/kit/memoize';
import { readVersions, versionOrder, versionPairs, type VersionPair } from '@api-docs/kit/docsVersions';

import { readMovedPages } from './moved-pages/movedPages';
import { comparePageContent } from './compare/comparePageContent';
import { followMoves, type PageMove } from './pageMoves';
import { parseMdxPage } from './read/readMdx';
import { readVersionPage, versionPages, type ComparisonSources, type VersionPage } from './read/versionPages';

/** A page in two docs versions. */
export interface PagePair {
  older: VersionPage;
  newer: VersionPage;
}

/** Returns whether a page has another slug in the newer version. */
export function isMovedPair({ older, newer }: PagePair): boolean {
  return older.slug !== newer.slug;
}

/** Returns the path of a comparison page below the base path, for example `compare/v3.3.0...v3.4.0/intro/`. */
export function comparisonPath({ older, newer }: PagePair): string {
  return `compare/${older.version}...${newer.version}/${newer.slug && `${newer.slug}/`}`;
}

/**
 * Pairs the pages of two versions by the moves in `moved.yaml`, otherwise by their slug. Each page of the newer version is in at
 * most one pair; one of the older version can be in two: with the page that it became, and with another that has its slug now.
 */
function pagePairs(
  pages: readonly VersionPage[],
  versions: VersionPair,
  moves: readonly PageMove[],
  order: readonly string[],
): PagePair[] {
  const between = order.slice(order.indexOf(versions.older) + 1, order.indexOf(versions.newer) + 1);
  // Another page may have its slug now.
  const isDeleted = ({ slug }: VersionPage) =>
    moves.some(({ since, from, to }) => to === null && from === slug && between.includes(since));
  const pagesOf = (name: string) => pages.filter(({ version }) => version === name);
  const olderPages = new Map(pagesOf(versions.older).map((page) => [page.slug, page]));
  return pagesOf(versions.newer).flatMap((newer) => {
    const moved = followMoves(newer.slug, { from: versions.newer, to: versions.older }, moves, order);
    const older = (moved === undefined ? undefined : olderPages.get(moved)) ?? olderPages.get(newer.slug);
    return older && !isDeleted(older) ? [{ older, newer }] : [];
  });
}

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
