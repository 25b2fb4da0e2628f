import { distance } from 'fastest-levenshtein';

/** Returns the maximum edit distance of a match: a third of the length, at least 1. With more, "nope" would be "tone". */
function maxDistance({ length }: string): number {
  return Math.max(1, Math.floor(length / 3));
}

/** Two letters in each other's place are two edits, but one mistake of a person: "prot" means "port". */
function hasSwappedLetters(name: string, candidate: string, edits: number): boolean {
  const letters = (text: string) => [...text.toLowerCase()].sort().join('');
  return edits === 2 && letters(name) === letters(candidate);
}

/**
 * Finds the known name that is spelled most similarly, ignoring case.
 *
 * @param name a possibly misspelled name
 * @param candidates all known names
 * @returns the candidate with the smallest Levenshtein distance; undefined if it is neither within {@link maxDistance} nor made of
 * the same letters
 */
export function closestName(name: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate));
  if (best === undefined) return undefined;
  const { candidate, edits } = best;
  return edits <= maxDistance(candidate) || hasSwappedLetters(name, candidate, edits) ? candidate : undefined;
}
