/** A word of a text. */
export interface Word {
  /** In lower case, without what its letters carry (`é` is `e`). */
  word: string;
  start: number;
  length: number;
  /**
   * Number of the chain it stands in. Words of one chain are joined by a hyphen, an underscore, a dot, a slash or a colon,
   * or by a capital letter in the middle: `chunk_id`, `/metrics/v4alpha/pii`, `correlationId`.
   */
  chain: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?/gu;

/** What may stand between two words of a chain. */
const JOINT = /^(?:[-_./]|:{1,2}|:\/\/)$/;

const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** Lower case, without accents and apostrophes. Keeps no positions. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
}

/** Cuts a text into its words. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let chain = -1;
  let end = -1;
  for (const match of text.matchAll(WORD)) {
    if (end < 0 || !JOINT.test(text.slice(end, match.index))) chain += 1;
    let start = match.index;
    for (const part of match[0].split(HUMP)) {
      words.push({ word: fold(part), start, length: part.length, chain });
      start += part.length;
    }
    end = start;
  }
  return words;
}

/**
 * Lists the chains of a text written as one word: `chunk_id` gives `chunkid`.
 *
 * @param words of the text, see {@link wordsOf}
 */
export function joinedChains(words: readonly Word[]): string[] {
  const joined: string[] = [];
  for (let from = 0; from < words.length;) {
    let to = from + 1;
    while (to < words.length && words[to]?.chain === words[from]?.chain) to += 1;
    if (to - from > 1)
      joined.push(
        words
          .slice(from, to)
          .map(({ word }) => word)
          .join(''),
      );
    from = to;
  }
  return joined;
}

/** Words that questions are made of and that say little about their subject. */
const STOP_WORDS = new Set(
  `a about an and any are as at be been being between but by can could did difference differences do does for from get had has have how http https
  i if in into is it its just may me mean means my need no not of on or our shall should since so some that the their them then there these they
  this to too us use used using versus vs want was we were what when where which who why will with without would www you your`.split(
    /\s+/,
  ),
);

/** Tells whether a word is grammar and no subject. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
