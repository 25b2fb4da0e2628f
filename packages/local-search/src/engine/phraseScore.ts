import { shortTitle, type EntryOnPage } from './invertedIndex';
import { matchesAny, type ReadQuery, type Term } from './readQuery';
import { isStopWord, joinCompounds, tokenize } from './tokenize';

/**
 * Number of entries sharing a title, by kind, from which the title is common. Its score is then multiplied by `factor`,
 * unless the query also names the page.
 */
export const COMMON_TITLE = { section: 5, field: 12, page: Infinity, factor: 0.75 } as const;

/** Returns a title without its remark in parentheses; of a field the name without its parents. */
export function ownTitle(entry: Pick<EntryOnPage, 'kind' | 'title'>): string {
  return entry.kind === 'field' ? shortTitle(entry) : entry.title.replace(/\s*\([^)]*\)$/, '');
}

/** Returns the share of a title's words, from 0 to 1, that the query contains; stop words do not count. */
export function titleCoverage(title: string, terms: readonly Term[]): number {
  const words = tokenize(title).map(({ word }) => word);
  const subjects = words.filter((word) => !isStopWord(word));
  const counted = subjects.length > 0 ? subjects : words;
  return counted.length === 0 ? 0 : counted.filter((word) => matchesAny(word, terms)).length / counted.length;
}

/** Bonus, by kind, for a title that contains only words of the query; in full if it contains all of them. */
const EXACT_TITLE = { page: 4, section: 2.5, field: 1 } as const;

/** Bonus if the words of the query follow each other in a title or name, and in a text. */
const ADJACENT = { title: 2.5, text: 1.5 } as const;

/** Bonus if an identifier of the query appears in the title or text. */
const IDENTIFIER = { title: 2, text: 1 } as const;

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Maximum distance of words that follow each other: one stop word may separate them, as in `mask the findings`. */
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
 * Returns points for exact wording, to add to the score of an entry: a title that equals the query, words that follow each
 * other, identifiers. `weights` are the rarity of each term.
 */
export function phraseScore(entry: EntryOnPage, { terms, identifiers }: ReadQuery, weights: readonly number[]): number {
  const own = ownTitle(entry);
  const isCommon = entry.titleCount >= COMMON_TITLE[entry.kind];
  // Cubed, because a title with half of the query is far from an exact match.
  const exact = titleCoverage(own, terms) === 1 && !isCommon ? shareInTitle(own, terms, weights) ** 3 : 0;
  const hasIdentifier = (text: string) =>
    identifiers.length > 0 && joinCompounds(tokenize(text)).some((name) => identifiers.includes(name));
  const identifier = hasIdentifier(own) ? IDENTIFIER.title : hasIdentifier(entry.text) ? IDENTIFIER.text : 0;
  return (
    EXACT_TITLE[entry.kind] * exact +
    ADJACENT.title * titleAdjacency(entry, terms) +
    ADJACENT.text * adjacency(entry.text, terms) +
    identifier
  );
}
