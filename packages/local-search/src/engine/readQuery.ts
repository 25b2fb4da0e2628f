import { stemmer } from 'stemmer';

import { editDistance } from './editDistance';
import { formsOf, splitWord, type InvertedIndex } from './invertedIndex';
import { isSign, isStopWord, joinCompounds, tokenize, type Token } from './tokenize';

/**
 * How well a word of the index matches a word of the query: it is the same, another form of it, or another word, such as a
 * synonym, a longer word, or the correction of a misspelled one.
 */
export const MATCH = { same: 1, form: 0.92, other: 0.85 } as const;

/** A word of the query and the words of the index that match it. */
export interface Term {
  asked: string;
  /** Word of the index → how well it matches, see {@link MATCH}. */
  matches: Map<string, number>;
  /** Whether the word is misspelled: only similar words match. */
  isCorrected: boolean;
  /** Whether it is a stop word: it counts in titles and names only, and little. */
  isWeak: boolean;
  /** The identifier that it is a part of, if the query has it nowhere else: `petid` for `id` of `petId`. Weak words are left out. */
  identifier?: string;
}

/** A query as the index understands it. */
export interface ReadQuery {
  terms: Term[];
  /** Words that no word of the index matches. */
  unknown: string[];
  /** Paths and identifiers of the query, each as one word: `chunk_id` is `chunkid`. */
  identifiers: string[];
  /** HTTP statuses of an error message. */
  statuses: string[];
  /** All words without signs, also those of a long query that are not searched for. */
  words: string[];
  /** What is searched for if the query is longer than that. */
  searched?: string;
}

/** Words of a query that are read: each one makes the search slower. */
const MAX_WORDS = 16;

/** Scheme and host of a URL, which are removed: readers search for the path. */
const ORIGIN = /\bhttps?:\/\/[^/\s]+(\/\S)/g;

/** What stands before a status in error messages, logs and responses: `HTTP/2 401`, `"status": 422`, `HTTPError: 500`. */
const BEFORE_STATUS =
  /(?:http|http\/[\d.]+|status(?: of)?|code|error|exception|response|returned)\W{0,5}([1-5]\d\d)\b/gi;

/** Reason phrases by their status, as messages and names of exceptions have them: `HttpClientErrorException$Unauthorized`. */
const REASONS: readonly (readonly [status: string, reason: string])[] = [
  ['400', 'bad ?request'],
  ['401', 'unauthori[sz]ed|unauthenticated|not authenticated|authentication ?error'],
  ['403', 'forbidden'],
  ['404', 'not ?found'],
  ['422', 'unprocessable ?(?:entity|content)?'],
  ['429', 'too ?many ?requests'],
  ['500', 'internal ?server ?error'],
  ['503', 'service ?unavailable'],
];

/** Finds a status with its reason phrase: `422 (Unprocessable Content)`, `401 Client Error`. */
const WITH_REASON = new RegExp(
  String.raw`\b([1-5]\d\d)\W{1,3}(?:client error|server error|${REASONS.map(([, reason]) => reason).join('|')})`,
  'gi',
);

/** Returns the HTTP statuses that an error message is about, which readers paste with the names and numbers around it. */
export function statusesIn(text: string): string[] {
  const numbers = [BEFORE_STATUS, WITH_REASON].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, status = '']) => status),
  );
  const byReason = REASONS.filter(([, reason]) => new RegExp(reason, 'i').test(text)).map(([status]) => status);
  return [...new Set(numbers.length > 0 ? numbers : byReason)];
}

/** Returns whether a word of the index matches any word of the query. */
export function matchesAny(word: string, terms: readonly Term[]): boolean {
  return terms.some(({ matches }) => matches.has(word));
}

/**
 * Returns the consonants of a word, which misspelled words keep: most errors are in vowels, doubled and swapped letters.
 * `s` and `z` count as one, because of British spelling.
 */
function consonants(word: string): string {
  const letters = word
    .replace(/[aeiouy]/g, '')
    .replaceAll('z', 's')
    .replace(/(.)\1+/g, '$1');
  return [...letters].sort().join('');
}

/** Minimum number of letters at the start that long words share if they are two edits apart: `authentification`. */
const MIN_SAME_START = 7;

function hasSameStart(word: string, other: string): boolean {
  return word.slice(0, MIN_SAME_START) === other.slice(0, MIN_SAME_START) && other.length > MIN_SAME_START + 2;
}

/**
 * Finds the words of the index that are the fewest edits away, preferring those with the same first letter. Words that are
 * two edits away need the same consonants or a long start, because `keyboard` is another word than `keyword`.
 */
function corrections(asked: string, { words }: InvertedIndex): string[] {
  const maxEdits = asked.length < 5 ? 0 : asked.length < 8 ? 1 : 2;
  for (let edits = 1; edits <= maxEdits; edits += 1) {
    const found = words.filter(
      (word) =>
        Math.abs(word.length - asked.length) <= edits &&
        word.length > 2 &&
        editDistance(asked, word, edits) === edits &&
        (edits === 1 || consonants(word) === consonants(asked) || hasSameStart(word, asked)),
    );
    const sameStart = found.filter((word) => word[0] === asked[0]);
    if (found.length > 0) return sameStart.length > 0 ? sameStart : found;
  }
  return [];
}

/** Adds a match to a term unless the word already matches it better. */
function addMatch({ matches }: Pick<Term, 'matches'>, word: string, match: number): void {
  if ((matches.get(word) ?? 0) < match) matches.set(word, match);
}

function readTerm(asked: string, isTyping: boolean, isMessage: boolean, index: InvertedIndex): Term {
  const term: Term = { asked, matches: new Map(), isCorrected: false, isWeak: false };
  if (index.postings.has(asked)) addMatch(term, asked, MATCH.same);
  for (const word of formsOf(asked, index)) addMatch(term, word, MATCH.form);
  for (const word of index.compounds.get(asked) ?? []) addMatch(term, word, MATCH.other);
  for (const word of index.sameMeaning.get(stemmer(asked)) ?? []) {
    addMatch(term, word, MATCH.other);
    for (const form of formsOf(word, index)) addMatch(term, form, MATCH.other * MATCH.form);
  }
  // An unfinished word may become any word with this prefix.
  if (asked.length > 1 && (isTyping || term.matches.size === 0))
    for (const word of index.words) if (word.startsWith(asked)) addMatch(term, word, MATCH.other);
  // The names in an error message are right as they are.
  if (term.matches.size > 0 || isMessage || index.english.has(stemmer(asked))) return term;
  for (const word of corrections(asked, index)) {
    addMatch(term, word, MATCH.other);
    for (const form of formsOf(word, index)) addMatch(term, form, MATCH.other * MATCH.form);
  }
  return { ...term, isCorrected: term.matches.size > 0 };
}

/** Matches pairs of neighbors in the query with the word that they form in the index: `block list` with `blocklist`. */
function matchJoinedPairs(terms: readonly Term[], { postings }: InvertedIndex): void {
  terms.forEach((term, number) => {
    const next = terms[number + 1];
    if (!next || !postings.has(term.asked + next.asked)) return;
    for (const side of [term, next]) addMatch(side, term.asked + next.asked, MATCH.same);
  });
}

/**
 * Returns the stop words of a query, except those in quotes or compounds, and single letters of compounds, such as the first of
 * `X-API-Key`, which few pages have. Returns none if the query has no other words.
 */
function weakTokens(tokens: readonly Token[], query: string): Set<Token> {
  const inCompound = ({ compound }: Token) => tokens.filter((other) => other.compound === compound).length > 1;
  const isQuoted = ({ start, length }: Token) =>
    (query.slice(0, start).match(/["“”]/g) ?? []).length % 2 === 1 && /["”]/.test(query.slice(start + length));
  const isLetter = ({ word }: Token) => /^[a-z]$/.test(word);
  const weak = tokens.filter((token) =>
    inCompound(token) ? isLetter(token) : isStopWord(token.word) && !isQuoted(token),
  );
  return new Set(weak.length < tokens.length ? weak : []);
}

/** Returns the identifier of a query that has a word, as one word; undefined if the query also has the word outside of it. */
function identifierWith(word: string, tokens: readonly Token[]): string | undefined {
  const compounds = tokens.filter((token) => token.word === word).map(({ compound }) => compound);
  const [first, ...others] = compounds.map(
    (one) => joinCompounds(tokens.filter(({ compound }) => compound === one))[0],
  );
  return others.every((other) => other === first) ? first : undefined;
}

/** Splits a word run together from two words of the index, or from one and a number: `rfc7807`. */
function splitKnown(word: string, { postings }: InvertedIndex): string[] | undefined {
  const [, letters = '', digits = ''] = /^(\D{2,})(\d+)$/.exec(word) ?? [];
  return postings.has(letters) && postings.has(digits) ? [letters, digits] : splitWord(word, postings);
}

/**
 * Splits a query into words and finds the words of the index that match each one: the word itself, its other forms,
 * synonyms, words that begin with it, and, if nothing else matches, similar words.
 */
export function readQuery(query: string, index: InvertedIndex): ReadQuery {
  const text = query.replace(ORIGIN, '$1');
  const given = tokenize(text);
  const all = given.filter(({ word }) => !isSign(word));
  // The signs of a pasted message would take the place of words.
  const tokens = given.length > MAX_WORDS ? all.slice(0, MAX_WORDS) : given;
  const last = tokens.at(-1);
  const statuses = statusesIn(text);
  const weak = weakTokens(tokens, text);
  const terms: Term[] = [];
  const seen = new Set<string>();
  for (const token of tokens) {
    const { word, start, length } = token;
    if (seen.has(word)) continue;
    seen.add(word);
    if (weak.has(token)) {
      terms.push({ asked: word, matches: new Map([[word, MATCH.same]]), isCorrected: false, isWeak: true });
      continue;
    }
    // A word with anything behind it is complete.
    const isTyping = start + length === text.length;
    const isKnown =
      index.postings.has(word) ||
      index.sameMeaning.has(stemmer(word)) ||
      index.english.has(stemmer(word)) ||
      index.words.some((other) => other.startsWith(word));
    for (const part of (isKnown ? undefined : splitKnown(word, index)) ?? [word]) {
      if (terms.every(({ asked }) => asked !== part)) terms.push(readTerm(part, isTyping, statuses.length > 0, index));
    }
  }
  matchJoinedPairs(terms, index);
  const strong = tokens.filter((token) => !weak.has(token));
  for (const term of terms) term.identifier = identifierWith(term.asked, strong);
  for (const status of statuses) if (!seen.has(status)) terms.push(readTerm(status, false, true, index));
  const searched = [text.slice(0, last && last.start + last.length), ...statuses.filter((status) => !seen.has(status))];
  return {
    terms: terms.filter(({ matches }) => matches.size > 0),
    unknown: terms.filter(({ matches }) => matches.size === 0).map(({ asked }) => asked),
    identifiers: joinCompounds(tokens),
    statuses,
    words: all.map(({ word }) => word),
    ...(all.length > MAX_WORDS ? { searched: searched.join(' ') } : {}),
  };
}
