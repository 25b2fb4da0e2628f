import type { EntryOnPage, InvertedIndex } from './invertedIndex';
import { phraseScore, sumOf } from './phraseScore';
import { matchesAny, type ReadQuery, type Term } from './readQuery';
import { scoreTerms, type TermScores } from './scoreTerms';
import { COMMON_TITLE } from './titleCoverage';
import { tokenize } from './tokenize';

/** Factor for entries that contain the whole query, and for pages whose entries contain it between them. */
const COMPLETE_FACTOR = { together: 1.5, spread: 1.15 } as const;

/** Factor for a heading without text before the next one. */
const EMPTY_SECTION_FACTOR = 0.7;

/** Bonus for an operation whose path is in the query. */
const PATH_BONUS = 6;

/** Entries with a phrase score, best first: more would take time and change nothing that is shown. */
const MAX_PHRASE_SCORES = 60;

/** Factor for pages about another generation of the API than the docs version's own. */
const OTHER_GENERATION_FACTOR = 0.7;

/** Factors for pages outside of the docs. */
const OUTSIDE_DOCS_FACTOR = { reference: 0.94, other: 0.7 } as const;

/** Minimum share of the query, weighted by term rarity, that a hit contains. */
const MIN_SHARE = 0.5;

/** An entry and its score. */
export interface Ranked {
  entry: EntryOnPage;
  score: number;
}

/** Returns an entry's score, and the share of the query, weighted by term rarity, that it contains. */
function baseScore(
  entry: EntryOnPage,
  { scores, isComplete, isSpread, namesPage, byTitle }: TermScores,
  weights: readonly number[],
): { score: number; share: number } {
  const sum = sumOf(weights);
  const score = sumOf(scores.map((termScore, term) => termScore * (weights[term] ?? 0))) / sum;
  const share = sumOf(scores.map((termScore, term) => (termScore > 0 ? (weights[term] ?? 0) : 0))) / sum;
  const complete = isComplete ? COMPLETE_FACTOR.together : isSpread ? COMPLETE_FACTOR.spread : 1;
  const isCommon = entry.titleCount >= COMMON_TITLE[entry.kind] && byTitle && !namesPage;
  return { score: score * share * complete * (isCommon ? COMMON_TITLE.factor : 1), share };
}

/** Returns the indexes of the operations whose path is in the query. */
function entriesByPath({ terms, identifiers }: ReadQuery, { names }: InvertedIndex): Set<number> {
  if (identifiers.length === 0) return new Set();
  const found = names.filter(({ isPath, words }) => isPath && words.every((word) => matchesAny(word, terms)));
  return new Set(found.map(({ entry }) => entry));
}

/** Remark at the end of a title, for example `(legacy API)`. */
const REMARK = /\(([^)]*)\)$/;

/** Returns the factor for the kind of page; a query that names the legacy API does not lower its pages. */
function pageFactor({ page, kind, text }: EntryOnPage, terms: readonly Term[]): number {
  const remark = REMARK.exec(page.entries[0]?.title ?? '')?.[1] ?? '';
  const isRequested = tokenize(remark).some(({ word }) => matchesAny(word, terms));
  const generation = page.otherGeneration && !isRequested ? OTHER_GENERATION_FACTOR : 1;
  const content = kind === 'section' && text === '' ? EMPTY_SECTION_FACTOR : 1;
  if (page.path.startsWith('docs/api/')) return generation * content * OUTSIDE_DOCS_FACTOR.reference;
  return page.path.startsWith('docs/') ? generation * content : OUTSIDE_DOCS_FACTOR.other;
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
  if (terms.length === 0) return [];
  const { scored, weights } = scoreTerms(index, terms);
  const byPath = entriesByPath(query, index);
  const found: (Ranked & { share: number })[] = [];
  for (const [number, termScores] of scored) {
    const entry = index.entries[number];
    if (!entry) continue;
    const { score, share } = baseScore(entry, termScores, weights);
    const isByPath = byPath.has(number) || (byPath.has(entry.pageEntry) && termScores.isComplete);
    found.push({
      entry,
      score: (score + (isByPath ? PATH_BONUS : 0)) * pageFactor(entry, terms),
      share: isByPath ? 1 : share,
    });
  }
  const best = found.reduce((most, { share }) => Math.max(most, share), 0);
  const ranked = found.filter(({ share }) => share >= Math.min(MIN_SHARE, best)).sort((a, b) => b.score - a.score);
  for (const hit of ranked.slice(0, MAX_PHRASE_SCORES))
    hit.score += phraseScore(hit.entry, query, weights) * pageFactor(hit.entry, terms);
  return ranked.sort((a, b) => b.score - a.score);
}
