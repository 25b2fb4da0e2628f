import { UNSPACED } from '@api-docs/kit';

/** A word of a text. */
export interface Token {
  /** In lower case, without accents and apostrophes (`é` is `e`). */
  word: string;
  /** Position in the text and length there, in UTF-16 units. */
  start: number;
  length: number;
  /**
   * Number of the compound that the word belongs to. The words of a compound are joined by a hyphen, an underscore, a dot,
   * a slash or a colon, or by a capital letter in the middle: `chunk_id`, `/metrics/v4alpha/pii`, `correlationId`.
   */
  compound: number;
}

/**
 * Letters and digits, with the end of an English word behind an apostrophe (`isn’t`, but not `l’API`); the name of a language (`C#`,
 * `F#`, `C++`), or signs: `50%` has one, `->` is one, and so is the dot of `.NET`.
 */
const WORD =
  /(?<![\p{L}\p{N}])\p{L}(?:#|\+\+)(?![\p{L}\p{N}#+])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’](?:[dmstDMST]|ll|LL|re|RE|ve|VE)(?!\p{L}))?|(?<!-)-+>|[%#+$@&=<>^~*|]+|(?<![^\s([{"'`“])\.(?=\p{L})/gu;

/** Characters between two words of a compound. */
const JOINT = /^(?:[-_./]|:{1,2}|:\/\/)$/;

// Each such character is a word of its own, so that any part of a sentence is found.
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, 'u');

const CAMEL_CASE_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** Source of a pattern of the places around each {@link UNSPACED} character with its marks. */
export const UNSPACED_BOUNDARY = `(?!\\p{M})(?:(?=${UNSPACED})|(?<=${UNSPACED}\\p{M}*))`;

const ANY_BOUNDARY = new RegExp(`${CAMEL_CASE_BOUNDARY.source}|${UNSPACED_BOUNDARY}`, 'u');

/** A word that may have {@link UNSPACED} characters, which are after those of Sinhala. Most words need no slow expressions. */
const MAY_BE_UNSPACED = /[^\0-\u{dff}]/u;

/** A word that is neither split nor folded, as most are: it needs no slow expressions. */
const PLAIN_WORD = /^[a-z\d]+$/;

function partsOf(word: string): string[] {
  if (PLAIN_WORD.test(word)) return [word];
  return word.split(MAY_BE_UNSPACED.test(word) ? ANY_BOUNDARY : CAMEL_CASE_BOUNDARY);
}

/** Returns whether a text starts with a character of a script without spaces between words. */
export function isUnspaced(text: string): boolean {
  return STARTS_UNSPACED.test(text);
}

/** Letters that no normalization takes apart, and how keyboards without them write them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

const UNUSUAL_LETTER = /[ßæœøłđı]/g;

/** Converts a word to lower case without accents and apostrophes; its length may change. */
function foldCase(word: string): string {
  if (PLAIN_WORD.test(word)) return word;
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(UNUSUAL_LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** Splits a text into its words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let compound = -1;
  let end = -1;
  for (const match of text.matchAll(WORD)) {
    if (end < 0 || !JOINT.test(text.slice(end, match.index))) compound += 1;
    let start = match.index;
    const [word] = match;
    for (const part of partsOf(word)) {
      if (start > match.index && isUnspaced(part)) compound += 1;
      const folded = foldCase(part);
      // A mark alone, such as the one for voiced sounds in half-width letters, is no word.
      if (folded !== '') tokens.push({ word: folded, start, length: part.length, compound });
      start += part.length;
    }
    end = start;
  }
  return tokens;
}

/** Returns the compounds of a text, each as one word: `chunk_id` gives `chunkid`. */
export function joinCompounds(tokens: readonly Token[]): string[] {
  const joined: string[] = [];
  let last = -1;
  tokens.forEach(({ word, compound }, index) => {
    const previous = tokens[index - 1];
    if (previous?.compound !== compound) return;
    if (compound === last) joined[joined.length - 1] += word;
    else joined.push(previous.word + word);
    last = compound;
  });
  return joined;
}

const SIGN = /^[^\p{L}\p{N}]/u;

/** Returns whether a word consists of signs. */
export function isSign(word: string): boolean {
  return SIGN.test(word);
}

/** Words that questions consist of and that say little about their subject. */
const STOP_WORDS = new Set(
  `a about after against also am an and any are as at be because been before being between but by can could did
  difference differences do does doing during for from get had has have here how http https i if in into is it its
  just know let like many may me mean means more most much must my need no not now of on only onto or our over per
  please shall should since so some such than that the their them then there these they this through to too under
  until us use used using versus very via vs want was we were what whatever when whenever where whether which while
  who whose why will with within without would www yet you your`.split(/\s+/),
);

/** Returns whether a word says little about the subject of a query, for example `the`, `how` or `%`. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word) || isSign(word);
}
