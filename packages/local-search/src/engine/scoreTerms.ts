import { ENTRY_PART, type EntryOnPage, type InvertedIndex } from './invertedIndex';
import { MATCH, type Term } from './readQuery';
import { ownTitle, titleCoverage } from './titles';

/**
 * Score of a word by where it occurs. The distances keep titles above headings (`Which metric should I use?`), headings above
 * fields (`cannot open scan summary`) and text (`scoring`), and keywords below text (`launchpad`).
 */
const FIELD_WEIGHTS = { title: 10, heading: 7, field: 6, text: 2.5, keyword: 1 } as const;

/** Lowest factor for a title match. It rises to 1 as the query covers more of the title's words: `chunk_id`. */
const MIN_TITLE_FACTOR = 0.65;

/**
 * Factor for texts of more than `times` the average length, which contain many words by chance:
 * `how do I know whether a high number is good`.
 */
const LONG_TEXT = { times: 4, factor: 0.75 } as const;

/**
 * Factor for the text between a page's title and its first heading, which only introduces the sections:
 * `is a lower score better?`.
 */
const LEAD_FACTOR = 0.9;

/**
 * Factor for the page title's score in the page's other entries: `toxicity severity` means the severity of toxicity, but
 * `migrate from v3 to v4alpha` the page.
 */
const INHERITED_FACTOR = 0.95;

/**
 * Factor for the best score among a page's entries in the page itself, which is a hit for the words of its sections. It moves no rank
 * of the queries, but without it the page of an operation is no hit for `correlation_id`, whose equal rows are one hit.
 */
const SPREAD_FACTOR = 0.25;

/** Exponent of the rarity, which keeps a rare word that says little from outweighing the subject: `is a lower score better?`. */
const RARITY_EXPONENT = 0.75;

/** Factor for the rarity of stop words: high in `score a summary`, and none in `migrate from v3 to v4alpha`, find other pages. */
const STOP_WORD_FACTOR = 0.15;

function titleScore(entry: EntryOnPage, terms: readonly Term[]): number {
  const { title, heading, field } = FIELD_WEIGHTS;
  const weight = { page: title, section: heading, field }[entry.kind];
  return weight * (MIN_TITLE_FACTOR + (1 - MIN_TITLE_FACTOR) * titleCoverage(ownTitle(entry), terms));
}

function matchScore(entry: EntryOnPage, part: number, count: number, terms: readonly Term[]): number {
  if (part === ENTRY_PART.title) return titleScore(entry, terms);
  if (part === ENTRY_PART.keywords) return FIELD_WEIGHTS.keyword;
  // Approaches 1, because a tenth occurrence adds little to a third: `find the missing part of an answer`.
  const frequency = 0.5 + (0.5 * count) / (count + 2);
  const length = entry.relativeLength > LONG_TEXT.times ? LONG_TEXT.factor : 1;
  return FIELD_WEIGHTS.text * frequency * length * (entry.kind === 'page' ? LEAD_FACTOR : 1);
}

/** Returns the term that a word matches best. */
function bestMatch(word: string, terms: readonly Term[]): { term: number; match: number } {
  const found = terms.map(({ matches }) => matches.get(word) ?? 0);
  const match = Math.max(...found);
  return { term: found.indexOf(match), match };
}

/** Returns the best score of each term in each entry that contains any: index of the entry → scores. */
function scoreMatches({ entries, names, postings }: InvertedIndex, terms: readonly Term[]): Map<number, number[]> {
  const table = new Map<number, number[]>();
  const raise = (number: number, term: number, score: number) => {
    const row = table.get(number) ?? terms.map(() => 0);
    row[term] = Math.max(row[term] ?? 0, score);
    table.set(number, row);
  };
  terms.forEach(({ matches, isWeak }, term) => {
    for (const [word, match] of matches) {
      const occurrences = postings.get(word) ?? [];
      for (let at = 0; at < occurrences.length; at += 3) {
        const [number = 0, part = 0, count = 0] = occurrences.slice(at, at + 3);
        const entry = entries[number];
        if (!entry || (isWeak && part !== ENTRY_PART.title)) continue;
        raise(number, term, match * matchScore(entry, part, count, terms));
      }
    }
  });
  // Names match as a whole only: `hate speech` is a name of toxicity, `speech` is not. Other forms of a word do not match:
  // `sensitivity topics` are not the `sensitive topics`.
  for (const { entry, words } of names) {
    const found = words.map((word) => bestMatch(word, terms));
    if (found.some(({ match }) => match === 0 || match === MATCH.form)) continue;
    // The names of a field are the labels that it may have as its value.
    const weight = entries[entry]?.kind === 'field' ? FIELD_WEIGHTS.text : FIELD_WEIGHTS.title;
    for (const { term, match } of found) raise(entry, term, weight * match);
  }
  return table;
}

/**
 * Returns the rarity of each term: the inverse document frequency of BM25 (Robertson and Spärck Jones), over entries
 * instead of documents.
 */
function termWeights(entryCount: number, table: Map<number, number[]>, terms: readonly Term[]): number[] {
  return terms.map(({ isWeak }, term) => {
    const frequency = [...table.values()].filter((scores) => (scores[term] ?? 0) > 0).length;
    const rarity = Math.log(1 + (entryCount - frequency + 0.5) / (frequency + 0.5)) ** RARITY_EXPONENT;
    return rarity * (isWeak ? STOP_WORD_FACTOR : 1);
  });
}

/** The score of each term of a query in one entry, with what it inherits from its page or its page's entries. */
export interface TermScores {
  scores: number[];
  /** Whether the entry or its page's title contains all terms, stop words aside. */
  isComplete: boolean;
  /** Whether the query contains a word of the page's title. */
  namesPage: boolean;
  /** Whether the entry's own title or a name of it contains a term. */
  byTitle: boolean;
}

/** Combines the scores of pages and their entries; see {@link INHERITED_FACTOR} and {@link SPREAD_FACTOR}. */
function combineScores(
  entries: readonly EntryOnPage[],
  table: Map<number, number[]>,
  terms: readonly Term[],
): Map<number, TermScores> {
  const found = new Map<number, TermScores>();
  const spread = new Map<number, number[]>();
  const none = { scores: terms.map(() => 0), isComplete: false, namesPage: false, byTitle: false };
  const hasAll = (scores: readonly number[]) => terms.every(({ isWeak }, term) => isWeak || (scores[term] ?? 0) > 0);
  const hasAny = (scores: readonly number[], isEnough: (score: number, term: number) => boolean) =>
    scores.some((score, term) => terms[term]?.isWeak === false && isEnough(score, term));
  const max = (scores: readonly number[], others: readonly number[] = []) =>
    scores.map((score, term) => Math.max(score, others[term] ?? 0));

  for (const [number, own] of table) {
    const entry = entries[number];
    if (!entry) continue;
    const parts = own.map((score) => SPREAD_FACTOR * score);
    spread.set(entry.pageEntry, max(parts, spread.get(entry.pageEntry)));
    if (number === entry.pageEntry) {
      found.set(number, { ...none, scores: own, isComplete: hasAll(own), byTitle: true });
      continue;
    }
    const inherited = (table.get(entry.pageEntry) ?? none.scores).map((score) => INHERITED_FACTOR * score);
    // An entry that adds nothing to its page's title would only repeat the page. A field adds something even if it has
    // the name of its page: `tones` of Tone.
    const isFieldName = (score: number) => entry.kind === 'field' && score === FIELD_WEIGHTS.field;
    const isMore = hasAny(own, (score, term) => score > (inherited[term] ?? 0) || isFieldName(score));
    if (!isMore && !hasAll(own)) continue;
    const scores = isMore ? max(own, inherited) : own;
    found.set(number, {
      scores,
      isComplete: hasAll(scores),
      namesPage: hasAny(inherited, (score) => score > FIELD_WEIGHTS.heading),
      byTitle: hasAny(own, (score) => score > FIELD_WEIGHTS.text),
    });
  }
  for (const [number, parts] of spread) {
    const own = found.get(number) ?? none;
    found.set(number, { ...own, scores: max(own.scores, parts) });
  }
  return found;
}

/** Scores the terms of a query in the entries that contain any, by the index of the entry; weighs each term by its rarity. */
export function scoreTerms(index: InvertedIndex, terms: readonly Term[]) {
  const table = scoreMatches(index, terms);
  return {
    scored: combineScores(index.entries, table, terms),
    weights: termWeights(index.entries.length, table, terms),
  };
}
