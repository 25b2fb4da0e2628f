import { writeComparisons } from '@api-docs/version-comparisons/writeComparisons';

import type { Build } from '../lib/site';

/** Writes the comparisons of docs versions. */
export default function writeSiteComparisons({ site: { comparisons }, built, pages }: Build): void {
  writeComparisons({ comparisons, built, pages });
}
