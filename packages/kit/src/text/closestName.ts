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
  const isSwapped = candidate.length >= 4 && lettersOf(name) === lettersOf(candidate);
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
  // Each letter more or less is an edit. A name that somebody pasted can be a whole text, whose distance would take long.
  const isNear = ({ length }: string) => Math.abs(name.length - length) <= Math.max(2, length / 3);
  const [best] = candidates
    .filter(isNear)
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= maxDistance(name, candidate))
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate));
  return best?.candidate;
}
