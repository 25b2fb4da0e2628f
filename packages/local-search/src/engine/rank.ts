/**
 * The constants of the ranking, here and beside it, name a query of `tests/search` whose answer comes later or not at all when the
 * constant is neutral. One without such a query is to go. `scripts/bench/search.ts` measures all queries.
 */
import type { EntryOnPage, InvertedIndex } from './invertedIndex';
import { phraseScore } from './phraseScore';
import { matchesAny, type ReadQuery, type Term } from './readQuery';
import { scoreTerms, type TermScores } from './scoreTerms';
import { sumOf } from './sumOf';
import { COMMON_TITLE, hasCommonTitle, titleCoverage } from './titles';
import { tokenize } from './tokenize';

/** Factor for entries that contain the whole query: `send first request`. */
const COMPLETE_FACTOR = 1.5;

/** Factor for a heading without text before the next one: `blueprint vs scan`. */
const EMPTY_SECTION_FACTOR = 0.7;

/**
 * Bonus for an operation whose path is in the query, an entry with a name that is, and the status that an error message is about:
 * `curl: (22) The requested URL returned error: 500`.
 */
const NAMED_BONUS = 6;

/** Words of a name that a long query cannot have by chance: `register openai model`. */
const MIN_NAME_WORDS = 3;

/** Entries with a phrase score, best first: more would take half as much time again and change no rank that is shown. */
const MAX_PHRASE_SCORES = 60;

/** Factor for pages about another generation of the API than the docs version's own: `sensitivity topics`. */
const OTHER_GENERATION_FACTOR = 0.7;

/** Factors for pages outside of the docs: `include_citations` for the reference, `scoring` for others. */
const OUTSIDE_DOCS_FACTOR = { reference: 0.94, other: 0.7 } as const;

/**
 * Minimum share of the query without its stop words, weighted by term rarity, that a hit contains. It moves no rank, but without it
 * the queries have 144 hits on average instead of 42, most of them about one of the words.
 */
const MIN_SHARE = 0.5;

/** An entry and its score. */
export interface Ranked {
  entry: EntryOnPage;
  score: number;
}

/** Returns the share of some weights, from 0 to 1, whose terms have a score. */
function shareOf(scores: readonly number[], weights: readonly number[]): number {
  return sumOf(weights.filter((_weight, term) => (scores[term] ?? 0) > 0)) / sumOf(weights);
}

/** Returns an entry's score from its words. */
function baseScore(
  entry: EntryOnPage,
  { scores, isComplete, namesPage, byTitle }: TermScores,
  weights: readonly number[],
): number {
  const score = sumOf(scores.map((termScore, term) => termScore * (weights[term] ?? 0))) / sumOf(weights);
  const complete = isComplete ? COMPLETE_FACTOR : 1;
  const common = hasCommonTitle(entry) && byTitle && !namesPage ? COMMON_TITLE.factor : 1;
  return score * shareOf(scores, weights) * complete * common;
}

/** Returns the indexes of the operations whose path is in the query. */
function entriesByPath({ terms, identifiers }: ReadQuery, { names }: InvertedIndex): Set<number> {
  const isFound = (words: readonly string[]) => words.every((word) => matchesAny(word, terms));
  const found = identifiers.length === 0 ? [] : names.filter(({ isPath, words }) => isPath && isFound(words));
  return new Set(found.map(({ entry }) => entry));
}

/** Returns the indexes of the entries with a name that a query has word by word, among other words. */
function entriesByName({ words }: ReadQuery, { names }: InvertedIndex): Set<number> {
  const query = ` ${words.join(' ')} `;
  const isInQuery = (name: readonly string[]) => name.length < words.length && query.includes(` ${name.join(' ')} `);
  const found = names.filter(({ words: name }) => name.length >= MIN_NAME_WORDS && isInQuery(name));
  return new Set(found.map(({ entry }) => entry));
}

/** Returns how much of a heading is about the statuses of an error message, from 0 to 1. */
function statusShare({ kind, title }: EntryOnPage, { terms, statuses }: ReadQuery): number {
  if (kind !== 'section' || statuses.length === 0) return 0;
  const asked = terms.filter((term) => statuses.includes(term.asked));
  return titleCoverage(title, asked);
}

/** Remark at the end of a title, for example `(legacy API)`. */
const REMARK = /\(([^)]*)\)$/;

/** Returns the factor for the kind of page; a query that names the legacy API does not lower its pages. */
function pageFactor({ page, kind, text }: EntryOnPage, terms: readonly Term[]): number {
  const remark = REMARK.exec(page.entries[0]?.title ?? '')?.[1] ?? '';
  const isRequested = tokenize(remark).some(({ word }) => matchesAny(word, terms));
  const generation = page.otherGeneration && !isRequested ? OTHER_GENERATION_FACTOR : 1;
  const content = kind === 'section' && text === '' ? EMPTY_SECTION_FACTOR : 1;
  if (page.isReference) return generation * content * OUTSIDE_DOCS_FACTOR.reference;
  return page.version === undefined ? OUTSIDE_DOCS_FACTOR.other : generation * content;
}

/**
 * Ranks the entries that match a query.
 *
 * The score of a term depends on where it occurs (title, heading, name, text), how rare it is and how well it matches.
 * The best entries get points for exact wording and for paths and identifiers. Pages about another generation of the API
 * come after the current ones.
 *
 * @returns best first
 */
export function rank(query: ReadQuery, index: InvertedIndex): Ranked[] {
  const { terms } = query;
  if (terms.every(({ isWeak }) => isWeak)) return [];
  const { scored, weights } = scoreTerms(index, terms);
  const subjects = weights.map((weight, term) => (terms[term]?.isWeak ? 0 : weight));
  const byPath = entriesByPath(query, index);
  const byName = entriesByName(query, index);
  const found: (Ranked & { share: number })[] = [];
  for (const [number, termScores] of scored) {
    const entry = index.entries[number];
    if (!entry) continue;
    const isByPath = byPath.has(number) || (byPath.has(entry.pageEntry) && termScores.isComplete);
    const bonus = NAMED_BONUS * (isByPath || byName.has(number) ? 1 : statusShare(entry, query));
    found.push({
      entry,
      score: (baseScore(entry, termScores, weights) + bonus) * pageFactor(entry, terms),
      share: bonus > 0 ? 1 : shareOf(termScores.scores, subjects),
    });
  }
  const best = found.reduce((most, { share }) => Math.max(most, share), 0);
  const ranked = found.filter(({ share }) => share >= Math.min(MIN_SHARE, best)).sort((a, b) => b.score - a.score);
  for (const hit of ranked.slice(0, MAX_PHRASE_SCORES))
    hit.score += phraseScore(hit.entry, terms, weights) * pageFactor(hit.entry, terms);
  return ranked.sort((a, b) => b.score - a.score);
}
