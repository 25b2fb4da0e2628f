import type { PageChange } from '../../shared/pageChange';
import { isUnchanged } from './comparePages';
import { countWords } from './countWords';
import { comparisonPath, isMovedPair, type PagePair } from './pagePairs';
import type { SiteComparisons } from './siteComparisons';
import type { VersionPage } from './versionPages';

type Site = Pick<SiteComparisons, 'order' | 'pairsOf' | 'countsOf' | 'titleOf'>;

/** Where a page stands elsewhere, its title there is told: its own address may hold another page. */
function placeWords({ titleOf }: Site, pair: PagePair, page: VersionPage): string {
  const { older, newer } = pair;
  const isNewer = page === newer;
  const version = isNewer ? `since ${older.version}` : `in ${newer.version}`;
  if (!isMovedPair(pair)) return version;
  return `${version} ${isNewer ? 'from' : 'to'} “${titleOf(isNewer ? older : newer)}”`;
}

function changeBetween(site: Site, pair: PagePair, page: VersionPage): PageChange {
  const counts = site.countsOf(pair);
  const place = placeWords(site, pair, page);
  const verb = isMovedPair(pair) ? 'Moved' : 'Changed';
  if (isUnchanged({ counts })) return { words: isMovedPair(pair) ? `Moved ${place}, unchanged` : `Unchanged ${place}` };
  return { words: `${verb} ${place}: ${countWords(counts)}`, to: comparisonPath(pair) };
}

/** Whether the pair shows what the one with the version before shows: what stands there is the same page. */
function isRepetition(site: Site, pair: PagePair, told: readonly PagePair[]): boolean {
  return told.some(({ older, newer }) => {
    if (older !== pair.older || newer.address !== pair.newer.address) return false;
    const between = site.pairsOf(newer).find((other) => other.older === newer && other.newer === pair.newer);
    return between !== undefined && isUnchanged({ counts: site.countsOf(between) });
  });
}

/**
 * Says what became of a page since its version's predecessor, and between its version and each other one that it is
 * compared with.
 *
 * @param site all pages
 * @param page one of them
 * @returns statements about the predecessor, then about newer versions, then about older ones; the page at the same
 *   address before one that moved
 */
export function pageChanges(site: Site, page: VersionPage): PageChange[] {
  const at = site.order.indexOf(page.version);
  const own = [...site.pairsOf(page)].sort((a, b) => Number(isMovedPair(a)) - Number(isMovedPair(b)));
  const withVersion = (version: string | undefined) =>
    own.filter(({ older, newer }) => (older === page ? newer : older).version === version);

  const [predecessor, successor] = [site.order[at - 1], site.order[at + 1]];
  const since = withVersion(predecessor).map((pair) => changeBetween(site, pair, page));
  const isNew = predecessor !== undefined && since.length === 0;
  const isGone = successor !== undefined && withVersion(successor).length === 0;

  const newer = site.order.slice(at + 1).flatMap(withVersion);
  const first = newer.filter((pair, index) => !isRepetition(site, pair, newer.slice(0, index)));
  const later = first.flatMap((pair) => {
    const change = changeBetween(site, pair, page);
    const repetitions = newer.filter((other) => other !== pair && isRepetition(site, other, [pair]));
    const versions = repetitions.map((other) => other.newer.version);
    if (change.to === undefined)
      return isMovedPair(pair) ? [change] : [{ words: [change.words, ...versions].join(' and ') }];
    return [
      change,
      ...repetitions.map((other) => ({ words: `Same changes in ${other.newer.version}`, to: comparisonPath(other) })),
    ];
  });
  const earlier = site.order
    .slice(0, Math.max(at - 1, 0))
    .reverse()
    .flatMap(withVersion);
  return [
    ...(isNew ? [{ words: `New in ${page.version}` }] : since),
    ...(isGone ? [{ words: `Not in ${successor}` }] : []),
    ...later,
    ...earlier.map((pair) => changeBetween(site, pair, page)),
  ];
}
