import { readMovedFile } from '../redirects/movedFile';
import { comparePages, type ComparedPage } from './comparePages';
import type { Comparison } from './comparison';
import { pagePairs, type PagePair } from './pagePairs';
import { readVersionPage, type ContentSources } from './readVersionPage';
import { versionPages, type VersionPage } from './versionPages';
import { versionPairs } from './versionPairs';

/** What comparisons are made from. */
export interface ComparisonSources extends ContentSources {
  brand: ContentSources['brand'] & { slug: string; basePath: string };
}

/** The pages of all docs versions, paired. */
export interface SiteComparisons {
  /** Names of all versions, the oldest first, `next` at the end. */
  order: readonly string[];
  /** Name of the latest version. */
  latest: string;
  pages: readonly VersionPage[];
  pairs: readonly PagePair[];
  /** Compares a pair; contents are read once, comparisons are made anew each time. */
  compare(pair: PagePair): Comparison;
  /** Title, sections and facts of a page. */
  read(page: VersionPage): ComparedPage;
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
  const order = [...versions].reverse().concat('next');
  const pages = order.flatMap((version) => versionPages({ siteDir, slug: brand.slug }, version));
  const { pages: moves } = readMovedFile(siteDir, { brand, versions });
  const pairs = versionPairs(order).flatMap((pair) => pagePairs(pages, pair, moves, order));
  const contents = new Map<VersionPage, ComparedPage>();
  const read = (page: VersionPage): ComparedPage => {
    const content = contents.get(page) ?? readVersionPage(sources, page);
    contents.set(page, content);
    return content;
  };
  return {
    order,
    latest: versions[0] ?? 'next',
    pages,
    pairs,
    read,
    compare: ({ older, newer }) => comparePages(read(older), read(newer), files.successors()),
  };
}
