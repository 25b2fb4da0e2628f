import { editDistance } from './editDistance';
import { formsOf, wordsWithPrefix, type InvertedIndex } from './invertedIndex';
import { isStopWord, joinedChains, wordsOf, type Word } from './words';

/** How well a word of the index fits a word of the query, from 1 (the same) down. */
export const FIT = {
  same: 1,
  joined: 0.95,
  stem: 0.92,
  meaning: 0.85,
  prefix: 0.8,
  oneSlip: 0.6,
  twoSlips: 0.45,
} as const;

/** A word of the query and the words of the index that fit it. */
export interface Term {
  asked: string;
  /** Word of the index → how well it fits. */
  fits: Map<string, number>;
  /** Whether only misspelt words fit. */
  isCorrected: boolean;
  /** Whether it is grammar: it counts in titles and names, and little. */
  isWeak: boolean;
}

/** A query as the index understands it. */
export interface ReadQuery {
  terms: Term[];
  /** Words that nothing in the index fits. */
  unknown: string[];
  /** Paths and identifiers of the query, each as one word: `chunk_id` is `chunkid`. */
  identifiers: string[];
}

/** Longest query that is read, in words: more would slow down every key. */
const MOST_WORDS = 16;

/** Scheme and host of an address; what a reader means is its path. */
const HOST = /\bhttps?:\/\/[^/\s]+(\/\S)/g;

/** How many slips a word of that length may have. */
function slipsAllowed(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Words of the index that differ from the asked one by a few slips, and as few as possible. */
export function misspellings(asked: string, { words }: InvertedIndex): { words: string[]; slips: number } {
  const limit = slipsAllowed(asked.length);
  for (let slips = 1; slips <= limit; slips += 1) {
    const found = words.filter(
      (word) =>
        Math.abs(word.length - asked.length) <= slips && word.length > 2 && editDistance(asked, word, slips) === slips,
    );
    const sameStart = found.filter((word) => word[0] === asked[0]);
    if (found.length > 0) return { words: sameStart.length > 0 ? sameStart : found, slips };
  }
  return { words: [], slips: 0 };
}

/** Letters that each half of a word has at least: shorter ones fit by chance. */
const SHORTEST_HALF = 4;

/** A word run together from two words of the index, such as `promptinjection`. */
function halves(asked: string, { postings }: InvertedIndex): [string, string] | undefined {
  for (let cut = SHORTEST_HALF; cut <= asked.length - SHORTEST_HALF; cut += 1) {
    const pair: [string, string] = [asked.slice(0, cut), asked.slice(cut)];
    if (pair.every((half) => postings.has(half))) return pair;
  }
  return undefined;
}

function fitsOf(asked: string, isLast: boolean, index: InvertedIndex): Term {
  const fits = new Map<string, number>();
  const offer = (word: string, fit: number) => {
    if ((fits.get(word) ?? 0) < fit) fits.set(word, fit);
  };
  if (index.postings.has(asked)) offer(asked, FIT.same);
  for (const word of formsOf(asked, index)) offer(word, FIT.stem);
  for (const word of index.sameMeaning.get(asked) ?? []) offer(word, FIT.meaning);
  // A reader who has not ended the word yet means any word that begins like it.
  if ((isLast && asked.length > 1) || fits.size === 0) {
    if (asked.length > 1) for (const word of wordsWithPrefix(index.words, asked)) offer(word, FIT.prefix);
  }
  if (fits.size > 0) return { asked, fits, isCorrected: false, isWeak: false };
  const { words, slips } = misspellings(asked, index);
  for (const word of words) {
    offer(word, slips === 1 ? FIT.oneSlip : FIT.twoSlips);
    for (const sibling of formsOf(word, index)) offer(sibling, (slips === 1 ? FIT.oneSlip : FIT.twoSlips) * FIT.stem);
  }
  return { asked, fits, isCorrected: fits.size > 0, isWeak: false };
}

/** Two words of the query may stand as one in the index: `block list`, `blocklist`. */
function offerJoined(terms: Term[], { postings }: InvertedIndex): void {
  terms.forEach((term, number) => {
    const next = terms[number + 1];
    if (!next) return;
    const joined = term.asked + next.asked;
    if (!postings.has(joined)) return;
    for (const side of [term, next]) side.fits.set(joined, Math.max(side.fits.get(joined) ?? 0, FIT.joined));
  });
}

/** Grammar is what a question is made of, unless it stands in quotes, in an identifier, or alone. */
function weakWords(words: readonly Word[], query: string): Set<Word> {
  const inChain = ({ chain }: Word) => words.filter((other) => other.chain === chain).length > 1;
  const isQuoted = ({ start, length }: Word) =>
    (query.slice(0, start).match(/["“”]/g) ?? []).length % 2 === 1 && /["”]/.test(query.slice(start + length));
  const weak = words.filter((word) => isStopWord(word.word) && !inChain(word) && !isQuoted(word));
  return new Set(weak.length < words.length ? weak : []);
}

/**
 * Reads a query: cuts it into words, tells grammar from subjects, and finds the words of the index that each of them fits:
 * itself, its other forms, what it begins, and, where nothing else fits, what it may be a slip of.
 *
 * @param query as the reader typed it
 * @param index to search
 */
export function readQuery(query: string, index: InvertedIndex): ReadQuery {
  const asked = query.replace(HOST, '$1');
  const words = wordsOf(asked).slice(0, MOST_WORDS);
  const weak = weakWords(words, asked);
  const last = words[words.length - 1];
  // A word with something behind it is complete.
  const isTyping = last !== undefined && last.start + last.length === asked.length;
  const terms: Term[] = [];
  const seen = new Set<string>();
  words.forEach((part, number) => {
    const { word } = part;
    if (seen.has(word)) return;
    seen.add(word);
    if (weak.has(part)) {
      terms.push({ asked: word, fits: new Map([[word, FIT.same]]), isCorrected: false, isWeak: true });
      return;
    }
    const isLast = isTyping && number === words.length - 1;
    const isKnown = index.postings.has(word) || wordsWithPrefix(index.words, word).length > 0;
    for (const half of (isKnown ? undefined : halves(word, index)) ?? [word]) {
      if (terms.every(({ asked: known }) => known !== half)) terms.push(fitsOf(half, isLast, index));
    }
  });
  offerJoined(terms, index);
  return {
    terms: terms.filter(({ fits }) => fits.size > 0),
    unknown: terms.filter(({ fits }) => fits.size === 0).map(({ asked }) => asked),
    identifiers: joinedChains(words),
  };
}
