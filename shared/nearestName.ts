import { distance } from 'fastest-levenshtein';

/** Steps that a misspelt name may be away: one in a short name, else two or a third of its length. */
function tolerance({ length }: string): number {
  return length < 4 ? 1 : Math.max(2, Math.floor(length / 3));
}

/**
 * Finds the known name that a misspelt one most likely stands for.
 *
 * @param name what was written
 * @param candidates the names that exist
 * @returns the nearest candidate by Levenshtein distance, or undefined when none is near (see {@link tolerance})
 */
export function nearestName(name: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((candidate) => ({ candidate, steps: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps || a.candidate.localeCompare(b.candidate));
  return best && best.steps <= tolerance(best.candidate) ? best.candidate : undefined;
}
