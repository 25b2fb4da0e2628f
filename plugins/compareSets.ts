/**
 * Compares two sets in both directions.
 *
 * @param expected what there must be
 * @param actual what there is
 * @returns what is missing and what is too much, each sorted
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
