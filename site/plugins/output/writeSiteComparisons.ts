import type { ComparisonCache } from '@api-docs/version-comparisons/siteComparisons';
import { writeComparisons } from '@api-docs/version-comparisons/writeComparisons';

import type { FinishedInput } from '../lib/site';

/** Writes the comparisons of docs versions. */
export default function writeSiteComparisons({
  site,
  ...build
}: FinishedInput & { site: { comparisons: ComparisonCache } }): void {
  writeComparisons({ ...build, comparisons: site.comparisons });
}
