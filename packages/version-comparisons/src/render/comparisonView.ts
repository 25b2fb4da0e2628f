import type { Comparison } from '../compare/comparison';
import { comparisonPath, pagePath, type PagePair } from '../pagePairs';
import type { VersionPage } from '../read/versionPages';
import type { SiteComparisons } from '../siteComparisons';

/** A page of a docs version that a comparison links to. */
interface LinkedPage {
  version: string;
  /** Below the base path, as all paths here. */
  path: string;
}

/** The data of a comparison page. */
export interface ComparisonView {
  comparison: Comparison;
  /** Title of the newer page. */
  pageTitle: string;
  path: string;
  older: LinkedPage;
  newer: LinkedPage;
}

/** Returns the title of a comparison, for example `PII: v3.3.0 to v3.4.0`. */
export function comparisonTitle({ pageTitle, older, newer }: Omit<ComparisonView, 'comparison'>): string {
  return `${pageTitle}: ${older.version} to ${newer.version}`;
}

/** Compares a pair; throws if a page is malformed. */
export function comparisonView(site: SiteComparisons, pair: PagePair): ComparisonView {
  const linked = (page: VersionPage): LinkedPage => ({ version: page.version, path: pagePath(page, site.latest) });
  return {
    comparison: site.compare(pair),
    pageTitle: site.titleOf(pair.newer),
    path: comparisonPath(pair),
    older: linked(pair.older),
    newer: linked(pair.newer),
  };
}
