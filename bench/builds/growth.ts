import type { BuildCost } from './measureBuild';

/** A site of some size and what its cold build took. */
export interface SizedCost extends BuildCost {
  versions: number;
  operations: number;
}

/** How many times the time per page of the smallest site that of the largest may be. */
export const MOST_GROWTH = 1.5;

/** @returns processor seconds for each page */
export function secondsPerPage({ processorSeconds, pages }: BuildCost): number {
  return processorSeconds / pages;
}

/**
 * Computes what each page that a site has more than another one costs: in linear growth, the same everywhere.
 *
 * @returns processor seconds; undefined when it has no more pages
 */
export function secondsPerAddedPage(smaller: BuildCost, larger: BuildCost): number | undefined {
  const added = larger.pages - smaller.pages;
  return added > 0 ? (larger.processorSeconds - smaller.processorSeconds) / added : undefined;
}

/**
 * Holds the growth of one dimension against {@link MOST_GROWTH}.
 *
 * @param series costs of sites that differ in one dimension, the smallest first
 * @param dimension its name in the message
 * @returns an error when a page of the largest site takes too much longer than one of the smallest
 */
export function growthError(series: readonly BuildCost[], dimension: string): Error | undefined {
  const [smallest, largest] = [series[0], series.at(-1)];
  if (smallest === undefined || largest === undefined) return undefined;
  const ratio = secondsPerPage(largest) / secondsPerPage(smallest);
  if (ratio <= MOST_GROWTH) return undefined;
  return new Error(
    `time grows faster than ${dimension}: a page of ${largest.pages} takes ${ratio.toFixed(2)} times as long as one of ` +
      `${smallest.pages}, at most ${MOST_GROWTH} is allowed; DOCUSAURUS_PERF_LOGGER=true shows which step it is`,
  );
}
