import { isUnchanged } from './comparePages';
import type { ComparisonView } from './comparisonView';
import { comparisonPath, pagePath, type PagePair } from './pagePairs';
import type { SiteComparisons } from './siteComparisons';
import type { VersionPage } from './versionPages';

/** Of the same page in other versions, or of what stands at one of its addresses. */
function isRelated(one: PagePair, other: PagePair): boolean {
  const files = [one.older.file, one.newer.file];
  return one !== other && (files.includes(other.older.file) || files.includes(other.newer.file));
}

/**
 * Compares all pairs that differ, one at a time.
 *
 * @param site the pages of all docs versions
 * @returns what each comparison page shows
 * @throws when a page cannot be read
 */
export function* comparisonViews(site: SiteComparisons): Generator<ComparisonView> {
  const changed = site.pairs.filter((pair) => !isUnchanged({ counts: site.countsOf(pair) }));
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
      others: changed
        .filter((other) => isRelated(pair, other))
        .map((other) => ({
          words: `${titleOf(other.newer)}, ${other.older.version} to ${other.newer.version}`,
          path: comparisonPath(other),
        })),
    };
  }
}
