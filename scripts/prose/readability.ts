import { readPage } from './page';
import { CODE } from './inlineText';
import type { Passage } from './passages';
import { sentences, words } from './sentences';

/** Figures of a page's own prose: paragraphs, list items and cells; no headings, quotations, code or generated parts. */
export interface Readability {
  file: string;
  /** Words of paragraphs, list items and cells. */
  words: number;
  /** Words in a sentence, on average. Cells are no sentences and count in `words` only. */
  meanSentence: number;
  longestSentence: number;
  /** Share of sentences with more than 25 words, 0 to 1. */
  longShare: number;
  /** Share of sentences that look passive, 0 to 1; see {@link isPassive}. */
  passiveShare: number;
  /** Flesch reading ease: 206.835 − 1.015 × words per sentence − 84.6 × syllables per word. */
  ease: number;
}

/** Writers aim below this number of words. */
const LONG = 25;

/** Participles without "-ed" that technical prose uses. */
const IRREGULAR =
  'begun|bound|broken|brought|built|bought|caught|chosen|cut|done|drawn|driven|fed|felt|found|forgotten|frozen|given|gone|grown|heard|held|hidden|kept|known|laid|left|lent|lost|made|meant|met|paid|put|read|run|said|seen|sent|set|shown|shut|sold|spent|split|stood|struck|swept|taken|taught|thought|thrown|told|understood|won|worn|written';

/** A form of "to be", at most two adverbs, a participle. Examples: `is sent`, `are not yet published`, `was quickly found`. */
const PASSIVE = new RegExp(
  String.raw`\b(?:am|is|are|was|were|be|been|being|gets?|got)\s+(?:(?:not|never|also|only|often|always|still|then|yet|already|\w+ly)\s+){0,2}(?:\w{2,}ed|${IRREGULAR})\b`,
  'i',
);

/**
 * Guesses whether a sentence is in the passive voice. States such as "is tired" count too: the figure is for comparison.
 *
 * @param sentence a sentence without marks
 * @returns whether a form of "to be" stands before a participle
 */
export function isPassive(sentence: string): boolean {
  return PASSIVE.test(sentence);
}

/**
 * Counts the syllables of a word the usual way: groups of vowels, without a silent "e" at the end.
 *
 * @param word a word with the marks around it; a number or code counts as one syllable
 * @returns at least 1
 */
export function syllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const trimmed = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0));
  return Math.max(1, trimmed.match(/[aeiouy]+/g)?.length ?? 1);
}

function isOwnProse({ kind, quoted }: Passage): boolean {
  return !quoted && (kind === 'paragraph' || kind === 'cell');
}

/**
 * Measures how hard a page is to read.
 *
 * @param file path relative to the project, forward slashes
 * @param source the file's text
 * @returns the figures; a page without sentences has zeros and an ease of 100
 * @throws when the page cannot be read, see {@link readPage}
 */
export function readability(file: string, source: string): Readability {
  const own = readPage(file, source).passages.filter(isOwnProse);
  const all = own.filter(({ kind }) => kind === 'paragraph').flatMap(({ text }) => sentences(text));
  const lengths = all.map(({ text }) => words(text).length);
  const spoken = all.flatMap(({ text }) => words(text)).filter((word) => !word.includes(CODE));
  const count = Math.max(1, all.length);
  const meanSentence = lengths.reduce((sum, length) => sum + length, 0) / count;
  const perWord = spoken.reduce((sum, word) => sum + syllables(word), 0) / Math.max(1, spoken.length);
  return {
    file,
    words: own.reduce((sum, { text }) => sum + words(text).length, 0),
    meanSentence,
    longestSentence: Math.max(0, ...lengths),
    longShare: lengths.filter((length) => length > LONG).length / count,
    passiveShare: all.filter(({ text }) => isPassive(text)).length / count,
    ease: all.length === 0 ? 100 : 206.835 - 1.015 * meanSentence - 84.6 * perWord,
  };
}
