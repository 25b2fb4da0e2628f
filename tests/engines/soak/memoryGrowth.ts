/** Share of the samples that make up a part. Those of the first part, while caches fill, do not count. */
const PART = 1 / 4;

/** Fewer samples say nothing. */
const MIN_SAMPLES = 8;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Compares the median of the last quarter of samples with that of the second quarter. Between the middles of the two lies half
 * of the run.
 *
 * @param samples at equal intervals, in any unit
 * @returns the growth as a share: 0.2 for 20 %; undefined if there are fewer than eight samples, or if memory could not be read
 */
export function memoryGrowth(samples: readonly number[]): number | undefined {
  if (samples.length < MIN_SAMPLES || samples.includes(0)) return undefined;
  const part = Math.floor(samples.length * PART);
  return median(samples.slice(-part)) / median(samples.slice(part, 2 * part)) - 1;
}

/**
 * Returns the largest growth of several windows, of which each has memory of its own.
 *
 * @param windows samples of each window
 * @returns undefined if no window has enough samples
 */
export function largestGrowth(windows: readonly (readonly number[])[]): number | undefined {
  const measured = windows.map(memoryGrowth).filter((growth) => growth !== undefined);
  return measured.length > 0 ? Math.max(...measured) : undefined;
}
