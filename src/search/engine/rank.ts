import type { InvertedIndex, PlaceOnPage } from './invertedIndex';
import type { ReadQuery, Term } from './readQuery';
import { COMMON, fitsAny } from './titles';
import { sumOf, wording } from './wording';
import { wordsOf } from './words';
import { queryWorths, type Worths } from './worths';

/** Factor when every word of the query is there, and when they are only spread over a page. */
const COMPLETE = { together: 1.5, spread: 1.15 } as const;

/** Factor for a heading that has no text before the next one. */
const EMPTY = 0.7;

/** Added when a path or identifier of the query is a name of the place. */
const NAMED = 6;

/** Places whose wording is looked at, best first: more would cost time and change nothing that is shown. */
const LOOKED_AT = 60;

/** Factor for pages about another generation of the API than the version's own. */
const OTHER_GENERATION = 0.7;

/** Factors for what stands beside the docs. */
const BESIDE_DOCS = { reference: 0.94, other: 0.7 } as const;

/** Hits below this share of the query (weighed by how rare its words are) are noise. */
const LEAST_SHARE = 0.5;

/** A place and how well it answers. */
export interface Ranked {
  place: PlaceOnPage;
  score: number;
}

function baseScore(
  place: PlaceOnPage,
  { worths, isComplete, isSpread, namesPage, byTitle }: Worths,
  weights: readonly number[],
): { score: number; share: number } {
  const sum = sumOf(weights);
  const score = sumOf(worths.map((worth, term) => worth * (weights[term] ?? 0))) / sum;
  const share = sumOf(worths.map((worth, term) => (worth > 0 ? (weights[term] ?? 0) : 0))) / sum;
  const complete = isComplete ? COMPLETE.together : isSpread ? COMPLETE.spread : 1;
  const isCommon = place.namesakes >= COMMON[place.kind] && byTitle && !namesPage;
  return { score: score * share * complete * (isCommon ? COMMON.factor : 1), share };
}

/** Places whose path the query holds. */
function namedByPath({ terms, identifiers }: ReadQuery, { names }: InvertedIndex): Set<number> {
  if (identifiers.length === 0) return new Set();
  const named = names.filter(({ isPath, words }) => isPath && words.every((word) => fitsAny(word, terms)));
  return new Set(named.map(({ place }) => place));
}

/** Remark at the end of a title, for example `(legacy API)`. */
const REMARK = /\(([^)]*)\)$/;

/** Where a page stands among pages that fit as well; who asks for the legacy API by name gets it first. */
function standing({ page, kind, text }: PlaceOnPage, terms: readonly Term[]): number {
  const remark = REMARK.exec(page.places[0]?.title ?? '')?.[1] ?? '';
  const isAskedFor = wordsOf(remark).some(({ word }) => fitsAny(word, terms));
  const generation = page.otherGeneration && !isAskedFor ? OTHER_GENERATION : 1;
  const content = kind === 'section' && text === '' ? EMPTY : 1;
  if (page.path.startsWith('docs/api/')) return generation * content * BESIDE_DOCS.reference;
  return page.path.startsWith('docs/') ? generation * content : BESIDE_DOCS.other;
}

/**
 * Ranks the places that answer a query.
 *
 * A word is worth what its place in the page says about it (title, heading, name, text), weighed by how rare it is and
 * by how well it fits; then the wording is looked at: titles that say just what was asked, words that follow each other,
 * paths and identifiers. Pages about another generation of the API come after the current ones.
 *
 * @param query as {@link readQuery} understood it
 * @param index to search
 * @returns best first
 */
export function rank(query: ReadQuery, index: InvertedIndex): Ranked[] {
  const { terms } = query;
  if (terms.length === 0) return [];
  const { places, weights } = queryWorths(index, terms);
  const named = namedByPath(query, index);
  const found: (Ranked & { share: number })[] = [];
  for (const [number, worths] of places) {
    const place = index.places[number];
    if (!place) continue;
    const { score, share } = baseScore(place, worths, weights);
    const isNamed = named.has(number) || (named.has(place.pagePlace) && worths.isComplete);
    found.push({
      place,
      score: (score + (isNamed ? NAMED : 0)) * standing(place, terms),
      share: isNamed ? 1 : share,
    });
  }
  const best = found.reduce((most, { share }) => Math.max(most, share), 0);
  const ranked = found.filter(({ share }) => share >= Math.min(LEAST_SHARE, best)).sort((a, b) => b.score - a.score);
  for (const hit of ranked.slice(0, LOOKED_AT))
    hit.score += wording(hit.place, query, weights) * standing(hit.place, terms);
  return ranked.sort((a, b) => b.score - a.score);
}
