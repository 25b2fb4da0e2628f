import { distance } from 'fastest-levenshtein';

/** Returns the letters of a name in order. */
function lettersOf(name: string): string {
  return Array.from(name.toLowerCase()).sort().join('');
}

/**
 * Returns the maximum edit distance of a match: a third of the length, at least 1, or from four letters on 2 if they are only
 * swapped. With 2 for all, "nope" would be "tone".
 */
function maxDistance(name: string, candidate: string): number {
  const isLong = candidate.length >= 4 && candidate.length === name.length;
  const isSwapped = isLong && lettersOf(name) === lettersOf(candidate);
  const least = isSwapped ? 2 : 1;
  return Math.max(least, Math.floor(candidate.length / 3));
}

/**
 * Finds the known name that is spelled most similarly, ignoring case.
 *
 * @param name a possibly misspelled name
 * @param candidates all known names
 * @returns the candidate with the smallest Levenshtein distance; undefined if none is within {@link maxDistance}
 */
export function closestName(name: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, most: maxDistance(name, candidate) }))
    // Each letter more or less is an edit. A name that somebody pasted can be a whole text, whose distance would take long.
    .filter(({ candidate, most }) => Math.abs(name.length - candidate.length) <= most)
    .map(({ candidate, most }) => ({ candidate, most, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits, most }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate));
  return best?.candidate;
}
