/**
 * Finds the value that a share of some measurements does not exceed: the nearest rank, always one that was measured.
 *
 * @param values at least one
 * @param share for example 0.95
 * @throws when there are none
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('a percentile needs at least one value');
  return value;
}
