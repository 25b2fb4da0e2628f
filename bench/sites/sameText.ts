import { teachingError } from '../../plugins/teachingError';
import { wordsOf } from './words';

/** Share of words by which a peer's page may differ from ours. */
const TOLERANCE = 0.02;

/** A page as a site has it. */
export interface BuiltPage {
  site: string;
  html: string;
  additions: readonly string[];
}

/**
 * Holds the words of each site's page against those of ours.
 *
 * @returns how many words each has, in the order given
 * @throws when a page has over 2 % more or fewer
 */
export function sameText(page: string, ours: string, others: readonly BuiltPage[]): number[] {
  const words = wordsOf(ours, []);
  return others.map(({ site, html, additions }) => {
    const found = wordsOf(html, additions);
    if (Math.abs(found - words) <= words * TOLERANCE) return found;
    throw teachingError({
      file: page,
      problem: `the page of ${site} has not the same text as ours`,
      expected: `${words} words, 2 % more or fewer`,
      found: `${found} words`,
      remedy: 'bench/sites/content.ts makes the text, `additions` in bench/sites/peer.ts names what a generator adds',
    });
  });
}
