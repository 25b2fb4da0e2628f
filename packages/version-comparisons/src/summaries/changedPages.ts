import type { VersionPair } from '@api-docs/kit/docsVersions';

import { isUnchanged, type Counts } from '../compare/comparison';
import { comparisonPath, isMovedPair, pagePath, type PagePair } from '../pagePairs';
import type { VersionPage } from '../read/versionPages';
import { formatCounts } from '../render/labels';
import type { SiteComparisons } from '../siteComparisons';

/** A page with its path. */
export interface NamedPage {
  title: string;
  /** Below the base path. */
  path: string;
}

/** A page that moved or changed. */
export interface ChangedPage extends NamedPage {
  /** Title in the older version, if the page moved. */
  from?: string;
  /** For example `3 passages, 2 API fields`; empty if the page only moved. */
  counts: string;
  /** Path of the comparison below the base path; undefined if the page only moved. */
  comparison?: string;
}

/** The pages of two docs versions by their changes. */
export interface ChangedPages {
  added: NamedPage[];
  removed: NamedPage[];
  moved: ChangedPage[];
  /** The page with the most changes first. */
  changed: ChangedPage[];
  /** Number of pages with the same content with the same slug. */
  unchanged: number;
}

/**
 * Lists the pages that differ between two docs versions.
 *
 * @param site pages of all versions
 * @param versions two versions that the site compares, see `versionPairs`
 * @param excluded slugs of pages to leave out
 */
export function changedPages(
  site: Pick<SiteComparisons, 'pages' | 'pairs' | 'countsOf' | 'titleOf' | 'latest'>,
  versions: VersionPair,
  excluded: readonly string[],
): ChangedPages {
  const isIncluded = (page: VersionPage) => !excluded.includes(page.slug);
  const named = (page: VersionPage): NamedPage => ({ title: site.titleOf(page), path: pagePath(page, site.latest) });
  const changedPage = ({ pair, counts }: { pair: PagePair; counts: Counts }): ChangedPage => ({
    ...named(pair.newer),
    ...(isMovedPair(pair) ? { from: site.titleOf(pair.older) } : {}),
    counts: formatCounts(counts),
    ...(isUnchanged(counts) ? {} : { comparison: comparisonPath(pair) }),
  });
  const compared = site.pairs
    .filter(
      ({ older, newer }) => older.version === versions.older && newer.version === versions.newer && isIncluded(newer),
    )
    .map((pair) => ({ pair, counts: site.countsOf(pair), isMoved: isMovedPair(pair) }));
  const unpaired = (side: keyof PagePair) => {
    const paired = new Set(compared.map(({ pair }) => pair[side]));
    return site.pages.filter((page) => page.version === versions[side] && isIncluded(page) && !paired.has(page));
  };
  const inPlace = compared.filter(({ isMoved }) => !isMoved);
  const changed = inPlace
    .filter(({ counts }) => !isUnchanged(counts))
    .sort((a, b) => b.counts.passages + b.counts.fields - a.counts.passages - a.counts.fields);
  return {
    added: unpaired('newer').map(named),
    removed: unpaired('older').map(named),
    moved: compared.filter(({ isMoved }) => isMoved).map(changedPage),
    changed: changed.map(changedPage),
    unchanged: inPlace.length - changed.length,
  };
}
