import { isUnchanged } from './comparePages';
import type { ComparisonView } from './comparisonView';
import { comparisonPath, pagePath, type PagePair } from './pagePairs';
import type { SiteComparisons } from './siteComparisons';
import type { VersionPage } from './versionPages';

/**
 * Compares all pairs that differ, one at a time.
 *
 * @param site the pages of all docs versions
 * @returns what each comparison page shows
 * @throws when a page cannot be read
 */
export function* comparisonViews(site: SiteComparisons): Generator<ComparisonView> {
  const hasPage = (pair: PagePair) => !isUnchanged({ counts: site.countsOf(pair) });
  const changed = site.pairs.filter(hasPage);
  /** Of the same page in other versions, or of what stands at one of its addresses. */
  const relatedTo = (pair: PagePair) =>
    [...new Set([pair.older, pair.newer].flatMap(site.pairsOf))].filter((other) => other !== pair && hasPage(other));
  const { titleOf } = site;
  const viewed = (page: VersionPage) => ({
    version: page.version,
    title: titleOf(page),
    path: pagePath(page, site.latest),
  });
  for (const pair of changed) {
    const { older, newer } = pair;
    yield {
      comparison: site.compare(pair),
      path: comparisonPath(pair),
      older: viewed(older),
      newer: viewed(newer),
      others: relatedTo(pair).map((other) => ({
        words: `${titleOf(other.newer)}, ${other.older.version} to ${other.newer.version}`,
        path: comparisonPath(other),
      })),
    };
  }
}
