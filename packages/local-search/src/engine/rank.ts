import type { EntryOnPage, InvertedIndex } from './invertedIndex';
import { COMMON_TITLE, phraseScore, sumOf, titleCoverage } from './phraseScore';
import { matchesAny, type ReadQuery, type Term } from './readQuery';
import { scoreTerms, type TermScores } from './scoreTerms';
import { tokenize } from './tokenize';

/** Factor for entries that contain the whole query, and for pages whose entries contain it between them. */
const COMPLETE_FACTOR = { together: 1.5, spread: 1.15 } as const;

/** Factor for a heading without text before the next one. */
const EMPTY_SECTION_FACTOR = 0.7;

/** Bonus for an operation whose path is in the query, and for an entry with a name that is. */
const NAMED_BONUS = 6;

/** Bonus for the status that an error message is about, which readers look for before the operation. */
const STATUS_BONUS = 10;

/** Words of a name that a long query cannot have by chance. */
const MIN_NAME_WORDS = 3;

/** Entries with a phrase score, best first: more would take time and change nothing that is shown. */
const MAX_PHRASE_SCORES = 60;

/** Factor for pages about another generation of the API than the docs version's own. */
const OTHER_GENERATION_FACTOR = 0.7;

/** Factors for pages outside of the docs. */
const OUTSIDE_DOCS_FACTOR = { reference: 0.94, other: 0.7 } as const;

/** Minimum share of the query without its stop words, weighted by term rarity, that a hit contains. */
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
  { scores, isComplete, isSpread, namesPage, byTitle }: TermScores,
  weights: readonly number[],
): number {
  const score = sumOf(scores.map((termScore, term) => termScore * (weights[term] ?? 0))) / sumOf(weights);
  const complete = isComplete ? COMPLETE_FACTOR.together : isSpread ? COMPLETE_FACTOR.spread : 1;
  const isCommon = entry.titleCount >= COMMON_TITLE[entry.kind] && byTitle && !namesPage;
  return score * shareOf(scores, weights) * complete * (isCommon ? COMMON_TITLE.factor : 1);
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
    const bonus = Math.max(isByPath || byName.has(number) ? NAMED_BONUS : 0, STATUS_BONUS * statusShare(entry, query));
    found.push({
      entry,
      score: (baseScore(entry, termScores, weights) + bonus) * pageFactor(entry, terms),
      share: bonus > 0 ? 1 : shareOf(termScores.scores, subjects),
    });
  }
  const best = found.reduce((most, { share }) => Math.max(most, share), 0);
  const ranked = found.filter(({ share }) => share >= Math.min(MIN_SHARE, best)).sort((a, b) => b.score - a.score);
  for (const hit of ranked.slice(0, MAX_PHRASE_SCORES))
    hit.score += phraseScore(hit.entry, query, weights) * pageFactor(hit.entry, terms);
  return ranked.sort((a, b) => b.score - a.score);
}
