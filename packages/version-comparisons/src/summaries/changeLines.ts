import { isUnchanged } from '../compare/comparePageContent';
import type { VersionPage } from '../read/versionPages';
import { sharedComparisons, type PageChange } from '../sharedComparisons';
import { comparisonPath, isMovedPair, type PagePair, type SiteComparisons } from '../siteComparisons';

type Site = Pick<SiteComparisons, 'order' | 'labelOf' | 'pages' | 'pairsOf' | 'compare' | 'titleOf' | 'clearTrees'>;

/** Returns for example `since v3.3.0`; for a moved page with its other title, because its slug may be another page's. */
function formatOtherVersion({ titleOf }: Site, pair: PagePair, page: VersionPage): string {
  const { older, newer } = pair;
  const isNewer = page === newer;
  const version = isNewer ? `since ${older.label}` : `in ${newer.label}`;
  if (!isMovedPair(pair)) return version;
  return `${version} ${isNewer ? 'from' : 'to'} “${titleOf(isNewer ? older : newer)}”`;
}

function changeLine(site: Site, pair: PagePair, page: VersionPage): PageChange {
  const version = formatOtherVersion(site, pair, page);
  if (!isUnchanged(site.compare(pair).counts)) {
    const words = isMovedPair(pair) ? `Moved ${version}: see what changed` : `See what changed ${version}`;
    return { words, to: comparisonPath(pair) };
  }
  return { words: isMovedPair(pair) ? `Moved ${version}, unchanged` : `Unchanged ${version}` };
}

/**
 * Describes the changes of a page between its own version and each version that it is compared with: lines about the
 * preceding version, then about newer versions, then about older ones; a page with the same slug comes before one that moved.
 */
function linesOfPage(site: Site, page: VersionPage): PageChange[] {
  const at = site.order.indexOf(page.version);
  const pairs = [...site.pairsOf(page)].sort((a, b) => Number(isMovedPair(a)) - Number(isMovedPair(b)));
  const linesWith = (version: string | undefined) =>
    pairs
      .filter(({ older, newer }) => (older === page ? newer : older).version === version)
      .map((pair) => changeLine(site, pair, page));

  const [previous, following] = [site.order[at - 1], site.order[at + 1]];
  const since = linesWith(previous);
  const isNew = previous !== undefined && since.length === 0;
  const isRemoved = following !== undefined && linesWith(following).length === 0;
  return [
    ...(isNew ? [{ words: `New in ${page.label}` }] : since),
    ...(isRemoved ? [{ words: `Not in ${site.labelOf(following)}` }] : []),
    ...site.order.slice(at + 1).flatMap(linesWith),
    ...site.order
      .slice(0, Math.max(at - 1, 0))
      .reverse()
      .flatMap(linesWith),
  ];
}

/**
 * Returns the lines below the titles of all pages, by file: none for a page that is in one version only, and for a malformed
 * page, whose own build reports the error.
 */
export function allChangeLines(site: Site): Map<string, PageChange[]> {
  const linesOf = (page: VersionPage) => {
    try {
      return linesOfPage(site, page);
    } catch {
      return [];
    }
  };
  const lines = new Map(site.pages.map((page) => [page.file, linesOf(page)]));
  site.clearTrees();
  return lines;
}

/**
 * Returns the lines below the title of a page for a hook of Markdown files: none while Docusaurus still loads the pages.
 *
 * @param file relative to the project
 */
export function changeLines(file: string): PageChange[] {
  return sharedComparisons()?.lines().get(file) ?? [];
}
