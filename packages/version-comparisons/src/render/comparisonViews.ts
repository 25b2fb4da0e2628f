import { isUnchanged, type Comparison } from '../compare/comparison';
import { comparisonPath, pagePath, type PagePair } from '../pagePairs';
import type { VersionPage } from '../read/versionPages';
import type { SiteComparisons } from '../siteComparisons';

/** A page of a docs version that a comparison links to. */
export interface LinkedPage {
  version: string;
  title: string;
  /** Below the base path, as all paths here. */
  path: string;
}

/** The data of a comparison page. */
export interface ComparisonView {
  comparison: Comparison;
  path: string;
  older: LinkedPage;
  newer: LinkedPage;
  /** Other comparisons of the same page. */
  others: { label: string; path: string }[];
}

/** Returns the title of a comparison, for example `PII: v3.3.0 to v3.4.0`. */
export function comparisonTitle({ older, newer }: Pick<ComparisonView, 'older' | 'newer'>): string {
  return `${newer.title}: ${older.version} to ${newer.version}`;
}

/** Compares all pairs that differ, one at a time; throws if a page is malformed. */
export function* comparisonViews(site: SiteComparisons): Generator<ComparisonView> {
  const isChanged = (pair: PagePair) => !isUnchanged(site.countsOf(pair));
  const linked = (page: VersionPage): LinkedPage => {
    return { version: page.version, title: site.titleOf(page), path: pagePath(page, site.latest) };
  };
  /** Comparisons of either page with other versions, and with pages that have one of its slugs. */
  const othersOf = (pair: PagePair) =>
    [...new Set([pair.older, pair.newer].flatMap(site.pairsOf))]
      .filter((other) => other !== pair && isChanged(other))
      .map((other) => ({
        label: `${site.titleOf(other.newer)}, ${other.older.version} to ${other.newer.version}`,
        path: comparisonPath(other),
      }));
  for (const pair of site.pairs.filter(isChanged)) {
    const [older, newer] = [linked(pair.older), linked(pair.newer)];
    yield { comparison: site.compare(pair), path: comparisonPath(pair), older, newer, others: othersOf(pair) };
  }
}
