import type { BuildCost } from './measureBuild';

/** The time per page of the largest site may be this many times that of the smallest. */
const MAX_GROWTH = 1.5;

/** Returns processor seconds per page. */
export function secondsPerPage({ processorSeconds, pages }: BuildCost): number {
  return processorSeconds / pages;
}

/** Returns processor seconds for each page that the larger site has in addition; undefined if it has none. */
export function secondsPerAddedPage(smaller: BuildCost, larger: BuildCost): number | undefined {
  const added = larger.pages - smaller.pages;
  return added > 0 ? (larger.processorSeconds - smaller.processorSeconds) / added : undefined;
}

/**
 * Checks that build time grows linearly in one dimension.
 *
 * @param series costs of sites that differ in one dimension, the smallest first
 * @param dimension its name in the message
 * @returns an error if a page of the largest site takes over {@link MAX_GROWTH} times as long as one of the smallest
 */
export function growthError(series: readonly BuildCost[], dimension: string): Error | undefined {
  const [smallest, largest] = [series[0], series.at(-1)];
  if (smallest === undefined || largest === undefined) return undefined;
  const ratio = secondsPerPage(largest) / secondsPerPage(smallest);
  if (ratio <= MAX_GROWTH) return undefined;
  return new Error(
    `time grows faster than ${dimension}: with ${largest.pages} pages, a page takes ${ratio.toFixed(2)} times as long as ` +
      `with ${smallest.pages}, at most ${MAX_GROWTH} is allowed; DOCUSAURUS_PERF_LOGGER=true prints the time of each phase`,
  );
}
