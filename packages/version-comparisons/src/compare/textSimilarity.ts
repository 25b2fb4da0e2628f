import { memoize } from '@api-docs/kit';

function wordCounts(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

/** Returns how similar two texts are, from 0 (no common word) to 1 (the same words). */
export type TextSimilarity = (older: string, newer: string) => number;

/**
 * Makes a function that returns the Sørensen–Dice coefficient of the words of two texts, ignoring their order and letter case:
 * https://en.wikipedia.org/wiki/Dice-Sørensen_coefficient. It counts the words of each text once, so make one for texts that
 * are all compared with each other.
 */
export function textSimilarity(): TextSimilarity {
  const countsOf = memoize(wordCounts);
  return (older, newer) => {
    const [before, after] = [countsOf(older), countsOf(newer)];
    const all = sum(before.values()) + sum(after.values());
    if (all === 0) return 0;
    const common = sum([...before].map(([word, count]) => Math.min(count, after.get(word) ?? 0)));
    return (2 * common) / all;
  };
}
