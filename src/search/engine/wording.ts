import type { PlaceOnPage } from './invertedIndex';
import type { ReadQuery, Term } from './readQuery';
import { COMMON, covered, ownTitle } from './titles';
import { joinedChains, wordsOf } from './words';

/** Added when a title says what the query says and no more, in full when the query says no more either. */
const EXACT_TITLE = { page: 4, section: 2.5, field: 1 } as const;

/** Added when the words of the query follow each other, in a title or name and in text. */
const ADJACENT = { title: 2.5, text: 1.5 } as const;

/** Added when an identifier of the query stands at the place as it is, in its title or text. */
const IDENTIFIER = { title: 2, text: 1 } as const;

/** Adds up numbers. */
export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Grammar that may stand between two words that belong together: `mask the findings`. */
const GAP = 2;

/** Share of the query's neighbors that are neighbors in a text, from 0 to 1. */
function adjacency(text: string, all: readonly Term[]): number {
  const terms = all.filter(({ isWeak }) => !isWeak);
  if (terms.length < 2) return 0;
  const at = wordsOf(text).map(({ word }) => terms.findIndex(({ fits }) => fits.has(word)));
  const pairs = new Set<number>();
  at.forEach((term, position) => {
    if (term < 0) return;
    for (let gap = 1; gap <= GAP; gap += 1) if (at[position + gap] === term + 1) pairs.add(term);
  });
  return pairs.size / (terms.length - 1);
}

/** Share of a query (weighed by how rare its words are) that stands in a title. */
function shareIn(title: string, terms: readonly Term[], weights: readonly number[]): number {
  const words = wordsOf(title).map(({ word }) => word);
  const held = terms.map(({ fits }, term) => (words.some((word) => fits.has(word)) ? (weights[term] ?? 0) : 0));
  return sumOf(held) / sumOf(weights);
}

/** How closely the words of a query follow each other in a place's title, its names, or its page's title and its own. */
function titleAdjacency(place: PlaceOnPage, terms: readonly Term[]): number {
  const own = ownTitle(place);
  const page = place.page.places[0];
  const texts = [own, ...place.names];
  if (place.kind !== 'page' && page) {
    const pageTitle = ownTitle({ ...place, kind: 'page', title: page.title });
    texts.push(`${pageTitle} ${own}`, `${own} ${pageTitle}`, ...page.names);
  }
  return Math.max(...texts.map((text) => adjacency(text, terms)));
}

/**
 * Tells what the wording of a place adds to its score: titles that say just what was asked, words that follow each other,
 * identifiers.
 *
 * @param place to look at
 * @param query as it was read
 * @param weights of its words
 */
export function wording(place: PlaceOnPage, { terms, identifiers }: ReadQuery, weights: readonly number[]): number {
  const own = ownTitle(place);
  const isCommon = place.namesakes >= COMMON[place.kind];
  // Cubed: a title that says half of the query is far from saying it.
  const exact = covered(own, terms) === 1 && !isCommon ? shareIn(own, terms, weights) ** 3 : 0;
  const holds = (text: string) => joinedChains(wordsOf(text)).some((chain) => identifiers.includes(chain));
  const identifier =
    identifiers.length === 0 ? 0 : holds(own) ? IDENTIFIER.title : holds(place.text) ? IDENTIFIER.text : 0;
  return (
    EXACT_TITLE[place.kind] * exact +
    ADJACENT.title * titleAdjacency(place, terms) +
    ADJACENT.text * adjacency(place.text, terms) +
    identifier
  );
}
