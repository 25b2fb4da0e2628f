/**
 * Compares two sets in both directions.
 *
 * @returns the items that only one of the sets has, each list sorted
 */
export function compareSets(
  expected: readonly string[],
  actual: readonly string[],
): { missing: string[]; extra: string[] } {
  return {
    missing: expected.filter((item) => !actual.includes(item)).sort(),
    extra: actual.filter((item) => !expected.includes(item)).sort(),
  };
}
