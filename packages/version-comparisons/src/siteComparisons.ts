import { memoize } from '@api-docs/kit';
import { versionPairs, type VersionPair } from '@api-docs/kit/node';

import type { MovedPages } from './moved-pages/movedPages';
import { comparePageContent } from './compare/comparePageContent';
import { followMoves, type PageMove } from './pageMoves';
import { parseMdxPage } from './read/readMdx';
import { readVersionPage, type ComparisonSources, type VersionPage } from './read/versionPages';

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

export interface ComparedSite extends ComparisonSources {
  /** Names of all versions, the oldest first. */
  order: readonly string[];
  /** The pages of all versions, in this order. */
  pages: readonly VersionPage[];
  /** Default: no page has moved. */
  moved?: MovedPages | undefined;
}

/** The pages of all docs versions, paired. */
export type SiteComparisons = ReturnType<typeof siteComparisons>;

/** Pairs the pages of all docs versions, whose files are read when they are needed. */
export function siteComparisons(site: ComparedSite) {
  const { files, order, pages, moved } = site;
  const pairs = versionPairs(order).flatMap((pair) => pagePairs(pages, pair, moved?.pages ?? [], order));

  // Most pages are the same text in two versions, and parsing takes most of the time.
  let treeOf = memoize(parseMdxPage);
  const read = memoize((page: VersionPage) => readVersionPage(site, page, (text) => treeOf(text)));
  const compare = memoize(({ older, newer }: PagePair) =>
    comparePageContent(read(older), read(newer), files?.successors() ?? { operations: {}, bodies: {} }),
  );
  return {
    order,
    /** Returns the name of a version as readers see it. */
    labelOf: (version: string) => pages.find((page) => page.version === version)?.label ?? version,
    /** Names of the versions that were removed from the site. */
    retired: (moved?.retired ?? []).map(({ version }) => version),
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
