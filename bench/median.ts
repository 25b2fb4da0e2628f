/**
 * Finds the middle of some measurements, which a single slow run does not move.
 *
 * @param values at least one
 * @returns the middle one, or the mean of the two in the middle
 * @throws when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('a median needs at least one value');
  return (lower + upper) / 2;
}
