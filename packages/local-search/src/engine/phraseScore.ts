import type { EntryOnPage } from './invertedIndex';
import type { Term } from './readQuery';
import { sumOf } from './sumOf';
import { hasCommonTitle, ownTitle, titleCoverage } from './titles';
import { tokenize } from './tokenize';

/** Bonus for a title that contains only words of the query; in full if it contains all of them: `chunk_id`. */
const EXACT_TITLE = 2.5;

/** Bonus if the words of the query follow each other in a title or name (`role_play`), and in a text (`tool poisoning`). */
const ADJACENT = { title: 2.5, text: 1.5 } as const;

/** Maximum distance of words that follow each other: one stop word may separate them: `model does not show up in scan`. */
const MAX_DISTANCE = 2;

/** Returns the share of the query's pairs of neighbors that are also neighbors in a text, from 0 to 1. */
function adjacency(text: string, all: readonly Term[]): number {
  const terms = all.filter(({ isWeak }) => !isWeak);
  if (terms.length < 2) return 0;
  const termAt = tokenize(text).map(({ word }) => terms.findIndex(({ matches }) => matches.has(word)));
  const pairs = new Set<number>();
  termAt.forEach((term, position) => {
    if (term < 0) return;
    for (let distance = 1; distance <= MAX_DISTANCE; distance += 1)
      if (termAt[position + distance] === term + 1) pairs.add(term);
  });
  return pairs.size / (terms.length - 1);
}

/** Returns the share of the query, weighted by term rarity, that a title contains. */
function shareInTitle(title: string, terms: readonly Term[], weights: readonly number[]): number {
  const words = tokenize(title).map(({ word }) => word);
  const found = weights.filter((_weight, term) => words.some((word) => terms[term]?.matches.has(word)));
  return sumOf(found) / sumOf(weights);
}

/** Returns the best adjacency in an entry's title, its names, or its title combined with the page's. */
function titleAdjacency(entry: EntryOnPage, terms: readonly Term[]): number {
  const own = ownTitle(entry);
  const page = entry.page.entries[0];
  const texts = [own, ...entry.names];
  if (entry.kind !== 'page' && page) {
    const pageTitle = ownTitle({ kind: 'page', title: page.title });
    texts.push(`${pageTitle} ${own}`, `${own} ${pageTitle}`, ...page.names);
  }
  return Math.max(...texts.map((text) => adjacency(text, terms)));
}

/**
 * Returns points for exact wording, to add to the score of an entry: a title that equals the query, and words that follow each
 * other. `weights` are the rarity of each term.
 */
export function phraseScore(entry: EntryOnPage, terms: readonly Term[], weights: readonly number[]): number {
  const own = ownTitle(entry);
  // Cubed, because a title with half of the query is far from an exact match: `blueprint vs scan`.
  const exact = titleCoverage(own, terms) === 1 && !hasCommonTitle(entry) ? shareInTitle(own, terms, weights) ** 3 : 0;
  const adjacent = ADJACENT.title * titleAdjacency(entry, terms) + ADJACENT.text * adjacency(entry.text, terms);
  return EXACT_TITLE * exact + adjacent;
}
