import { siteComparisons, type ComparisonSources, type SiteComparisons } from './siteComparisons';

/** The comparisons of a project, made when they are first asked for, and once for all who ask. */
export interface OpenComparisons {
  /** @throws when `moved.yaml` is wrong */
  site(): SiteComparisons;
  /** Lets the next one who asks see what changed on disk. */
  renew(): void;
}

/** @param sources the project */
export function openComparisons(sources: ComparisonSources): OpenComparisons {
  let site: SiteComparisons | undefined;
  return {
    site: () => (site ??= siteComparisons(sources)),
    renew: () => {
      site = undefined;
    },
  };
}
