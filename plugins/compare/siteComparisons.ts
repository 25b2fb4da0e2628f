import { readMovedFile } from '../redirects/movedFile';
import { comparePages, type ComparedPage } from './comparePages';
import type { Comparison, Counts } from './comparison';
import { pagePairs, type PagePair } from './pagePairs';
import { parsePage } from './readContent';
import { readVersionPage, type ContentSources } from './readVersionPage';
import { versionPages, type VersionPage } from './versionPages';
import { versionOrder } from './versionOrder';
import { versionPairs } from './versionPairs';

/** What comparisons are made from. */
export interface ComparisonSources extends ContentSources {
  brand: ContentSources['brand'] & { slug: string };
}

/** The pages of all docs versions, paired. */
export interface SiteComparisons {
  /** Names of all versions, the oldest first, `next` at the end. */
  order: readonly string[];
  /** Name of the latest version. */
  latest: string;
  pages: readonly VersionPage[];
  pairs: readonly PagePair[];
  /** Those that a page is part of. */
  pairsOf(page: VersionPage): readonly PagePair[];
  /** Compares a pair. The contents of both pages are kept, the comparison is not. */
  compare(pair: PagePair): Comparison;
  /** How much changed between a pair. It is kept. */
  countsOf(pair: PagePair): Counts;
  titleOf(page: VersionPage): string;
  /** Sections and facts of a page. */
  read(page: VersionPage): ComparedPage;
  /** Lets go of the trees that pages were read from: a build needs the memory for its bundles. */
  forgetTrees(): void;
}

/** Keeps what was made of each key. */
function kept<Key, Value>(make: (key: Key) => Value): { get(key: Key): Value; forget(): void } {
  const values = new Map<Key, Value>();
  return {
    get: (key) => {
      const value = values.get(key) ?? make(key);
      values.set(key, value);
      return value;
    },
    forget: () => values.clear(),
  };
}

/**
 * Pairs the pages of all docs versions.
 *
 * @param sources the project
 * @throws when `moved.yaml` is wrong
 */
export function siteComparisons(sources: ComparisonSources): SiteComparisons {
  const { siteDir, brand, files } = sources;
  const versions = files.versions();
  const order = versionOrder(versions);
  const pages = order.flatMap((version) => versionPages({ siteDir, slug: brand.slug }, version));
  const { pages: moves } = readMovedFile(siteDir, { brand, versions });
  const pairs = versionPairs(order).flatMap((pair) => pagePairs(pages, pair, moves, order));

  const pairsByPage = new Map<VersionPage, PagePair[]>(pages.map((page) => [page, []]));
  for (const pair of pairs) [pair.older, pair.newer].forEach((page) => pairsByPage.get(page)?.push(pair));

  // Parsing takes most of the time, and most pages of two versions are the same text.
  const trees = kept(parsePage);
  const contents = kept((page: VersionPage) => readVersionPage(sources, page, trees.get));
  const titles = kept((page: VersionPage) => contents.get(page).content.title);
  const compare = ({ older, newer }: PagePair) =>
    comparePages(contents.get(older), contents.get(newer), files.successors());
  const counts = kept((pair: PagePair) => compare(pair).counts);
  return {
    order,
    latest: versions[0] ?? 'next',
    pages,
    pairs,
    pairsOf: (page) => pairsByPage.get(page) ?? [],
    compare,
    countsOf: counts.get,
    titleOf: titles.get,
    read: contents.get,
    forgetTrees: trees.forget,
  };
}
