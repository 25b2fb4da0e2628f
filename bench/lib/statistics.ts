/**
 * Returns the median, which one slow run does not move.
 *
 * @throws if there are no values
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('a median needs at least one value');
  return (lower + upper) / 2;
}

/** The numeric fields of a measurement. */
type NumericFields<Run> = { [Key in keyof Run as Run[Key] extends number ? Key : never]: number };

/**
 * Returns the median of each numeric field. Other fields are left out.
 *
 * @throws if there are no runs
 */
export function medians<Run extends object>(runs: readonly Run[]): NumericFields<Run> {
  const [first] = runs;
  if (!first) throw new Error('medians need at least one run');
  const names = Object.entries(first).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(
    names.map(([name]) => [name, median(runs.map((run) => (run as Record<string, number>)[name] ?? NaN))]),
  ) as NumericFields<Run>;
}

/**
 * Returns a percentile by nearest rank, so it is always one of the values.
 *
 * @param share for example 0.95
 * @throws if there are no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('a percentile needs at least one value');
  return value;
}
