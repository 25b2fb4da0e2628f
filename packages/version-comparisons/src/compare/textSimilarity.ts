import { memoize, UNSPACED } from '@api-docs/kit';

const WORD = new RegExp(String.raw`${UNSPACED}\p{M}*|(?:(?!${UNSPACED})[\p{L}\p{M}\p{N}_])+`, 'gu');

function countWords(text: string) {
  const counts = new Map<string, number>();
  const words = text.toLowerCase().match(WORD) ?? [];
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length };
}

/** Returns how similar the texts of two items are, from 0 (no common word) to 1 (the same words). */
export type TextSimilarity<Item> = (older: Item, newer: Item) => number;

/**
 * Makes a function that returns the Sørensen–Dice coefficient of the words of two texts, ignoring their order and letter case:
 * https://en.wikipedia.org/wiki/Dice-Sørensen_coefficient. It counts the words of each item once, so make one for items that
 * are all compared with each other.
 */
export function textSimilarity<Item>(textOf: (item: Item) => string): TextSimilarity<Item> {
  const wordsOf = memoize((item: Item) => countWords(textOf(item)));
  return (older, newer) => {
    const [before, after] = [wordsOf(older), wordsOf(newer)];
    let common = 0;
    for (const [word, count] of before.counts) common += Math.min(count, after.counts.get(word) ?? 0);
    return common === 0 ? 0 : (2 * common) / (before.total + after.total);
  };
}
