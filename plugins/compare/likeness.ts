/** Words and numbers of a text, in lower case, with how often each stands there. */
function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

/**
 * Measures how much two texts have in common: the Sørensen–Dice coefficient of their words, each counted as often as it
 * stands there. https://en.wikipedia.org/wiki/Dice-Sørensen_coefficient
 *
 * @returns 0 for no common word, 1 for the same words, in whatever order; 0 where both have none
 */
export function likeness(older: string, newer: string): number {
  const [before, after] = [wordCounts(older), wordCounts(newer)];
  const all = sum(before.values()) + sum(after.values());
  if (all === 0) return 0;
  const common = sum([...before].map(([word, count]) => Math.min(count, after.get(word) ?? 0)));
  return (2 * common) / all;
}
