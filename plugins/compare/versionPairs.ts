/** Two docs versions that are compared. */
export interface VersionPair {
  older: string;
  newer: string;
}

/**
 * Pairs the docs versions whose pages are compared: each version with its predecessor, with the latest and with the
 * unreleased one. With three versions these are all pairs; with ten they are 24 of 45, for their number grows with the
 * number of versions (three for each) and not with its square.
 *
 * @param order names of all versions, the oldest first, `next` at the end
 * @returns each pair once
 */
export function versionPairs(order: readonly string[]): VersionPair[] {
  const latest = order.length - 2;
  const next = order.length - 1;
  return order.flatMap((newer, at) =>
    order
      .slice(0, at)
      .flatMap((older, before) => (before === at - 1 || at === latest || at === next ? [{ older, newer }] : [])),
  );
}
