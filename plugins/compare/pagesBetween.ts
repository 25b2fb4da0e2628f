import { isUnchanged } from './comparePages';
import { countWords } from './countWords';
import { comparisonPath, isMovedPair, pagePath } from './pagePairs';
import type { SiteComparisons } from './siteComparisons';
import type { VersionPage } from './versionPages';

/** A page and its address. */
export interface NamedPage {
  title: string;
  /** Below the base path. */
  path: string;
}

/** A page that differs. */
export interface ChangedPage extends NamedPage {
  /** What it was called where it stood, of a page that moved. */
  from?: string;
  /** For example `3 passages, 2 API fields`; empty for a page that only moved. */
  words: string;
  /** The comparison below the base path; none for a page that only moved. */
  comparison?: string;
}

/** What became of the pages between two docs versions. */
export interface PagesBetween {
  added: NamedPage[];
  removed: NamedPage[];
  moved: ChangedPage[];
  /** Those that changed most first. */
  changed: ChangedPage[];
  /** How many pages say the same at the same address. */
  unchanged: number;
}

/**
 * Tells what became of the pages between two docs versions.
 *
 * @param site the pages of all versions
 * @param versions the two, which must be compared: see `versionPairs`
 * @param left addresses of pages that are not told, such as the change-log itself
 */
export function pagesBetween(
  site: Pick<SiteComparisons, 'pages' | 'pairs' | 'countsOf' | 'titleOf' | 'latest'>,
  versions: { older: string; newer: string },
  left: readonly string[],
): PagesBetween {
  const told = (page: VersionPage) => !left.includes(page.address);
  const pairs = site.pairs.filter(
    ({ older, newer }) => older.version === versions.older && newer.version === versions.newer && told(newer),
  );
  const named = (page: VersionPage): NamedPage => ({
    title: site.titleOf(page),
    path: pagePath(page, site.latest),
  });
  const alone = (version: string, paired: readonly VersionPage[]) =>
    site.pages.filter((page) => page.version === version && told(page) && !paired.includes(page)).map(named);
  const compared = pairs.map((pair) => ({ pair, counts: site.countsOf(pair) }));
  const changed = compared
    .filter(({ counts }) => !isUnchanged({ counts }))
    .sort((a, b) => b.counts.passages + b.counts.fields - a.counts.passages - a.counts.fields);
  const toldChange = ({ pair, counts }: (typeof compared)[number]): ChangedPage => ({
    ...named(pair.newer),
    ...(isMovedPair(pair) ? { from: site.titleOf(pair.older) } : {}),
    words: countWords(counts),
    ...(isUnchanged({ counts }) ? {} : { comparison: comparisonPath(pair) }),
  });
  return {
    added: alone(
      versions.newer,
      pairs.map(({ newer }) => newer),
    ),
    removed: alone(
      versions.older,
      pairs.map(({ older }) => older),
    ),
    moved: compared.filter(({ pair }) => isMovedPair(pair)).map(toldChange),
    changed: changed.filter(({ pair }) => !isMovedPair(pair)).map(toldChange),
    unchanged: compared.filter(({ pair, counts }) => !isMovedPair(pair) && isUnchanged({ counts })).length,
  };
}
