import { distance } from 'fastest-levenshtein';

/** Returns the maximum edit distance of a match: a third of the length, at least 1. With more, "nope" would be "tone". */
function maxDistance({ length }: string): number {
  return Math.max(1, Math.floor(length / 3));
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
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate));
  return best && best.edits <= maxDistance(best.candidate) ? best.candidate : undefined;
}
