import { teachingError } from '../teachingError';
import type { PageMove } from './readMoved';
import { unmappedDisappearances, type VersionPages } from './unmappedDisappearances';

/** Pages that a message names; more would hide what to do. */
const MOST_NAMED = 5;

function checkEnds({ since, from, to }: PageMove, versions: readonly VersionPages[], file: string): void {
  const first = versions.findIndex(({ name }) => name === since);
  const [before, after] = [versions.slice(0, first), versions.slice(first)];
  const hasPage = (some: readonly VersionPages[], address: string) => some.some(({ pages }) => pages.includes(address));
  const lesson = { file, problem: `the page "${from}" of the entry since ${since} did not move` };
  if (!hasPage(before, from)) {
    throw teachingError({
      ...lesson,
      expected: `a page at \`from\` in a version before ${since}`,
      found: `none in ${before.map(({ name }) => name).join(', ') || 'any: no version before it is kept'}`,
      remedy: 'mend `since` or `from`, or remove the entry; if readers need the redirect, make it one of `addresses`',
    });
  }
  if (to !== null && !hasPage(after, to)) {
    throw teachingError({
      ...lesson,
      expected: `a page at \`to\` in ${since} or a newer version`,
      found: `to: ${to}`,
      remedy: 'mend the address in `to`, or write `to: null` when the page is gone for good',
    });
  }
}

/**
 * Checks that the moved pages fit the pages of the versions, and that no page disappears without an entry.
 *
 * @param moves entries of `pages` in moved.yaml
 * @param versions all docs versions with their pages, the oldest first
 * @param file name of the table in messages
 * @throws on an entry without a page at either end, and on a page that the next version lacks and no entry mentions
 */
export function checkPageMoves(moves: readonly PageMove[], versions: readonly VersionPages[], file: string): void {
  for (const move of moves) checkEnds(move, versions, file);
  const order = versions.map(({ name }) => name);
  const lost = unmappedDisappearances(versions, moves, order);
  const [first] = lost;
  if (!first) return;
  const { address, from, to, wanted } = first;
  const names = lost.slice(0, MOST_NAMED).map((page) => `${page.address} (${page.from})`);
  throw teachingError({
    file,
    problem: `docs ${to} has no page at "${address}", where docs ${from} has one, and no entry says where it went`,
    expected: 'each page of a version in the next one too, or an entry of `pages` for it',
    found:
      wanted === undefined
        ? `no entry for ${names.join(', ')}${lost.length > names.length ? ` and ${lost.length - names.length} more` : ''}`
        : `an entry that leads to ${wanted}, where docs ${to} has no page`,
    why: 'Readers come to the old address by links and bookmarks, and switch versions while they read.',
    remedy:
      `add to \`pages\`: since: ${to}, from: the address above (with %brand.slug% for the brand), ` +
      'to: the new address, or null when the page is gone for good, and why',
  });
}
