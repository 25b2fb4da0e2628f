/** Samples of the first part, while caches fill, do not count. */
const WARM_UP = 1 / 4;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Compares the median of the last quarter of samples with that of the second, when caches are full.
 *
 * @param samples at equal intervals, in any unit
 * @returns the growth as a share: 0.2 for 20 %; 0 for fewer than eight samples, of which nothing can be said
 */
export function memoryGrowth(samples: readonly number[]): number {
  if (samples.length < 8) return 0;
  const quarter = Math.floor(samples.length * WARM_UP);
  const before = median(samples.slice(quarter, 2 * quarter));
  const after = median(samples.slice(-quarter));
  return before === 0 ? 0 : after / before - 1;
}
