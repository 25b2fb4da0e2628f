import { stemmer } from 'stemmer';

import type { IndexedPage, IndexedPlace } from '@site/shared/search/searchIndex';

import { joinedChains, wordsOf } from './words';

/** Part of a place that holds a word; the numbers are those of {@link Posting.part}. */
export const PART = { title: 0, keywords: 1, text: 2 } as const;
export type Part = (typeof PART)[keyof typeof PART];

/** Where a word stands. */
export interface Posting {
  /** Number of the place. */
  place: number;
  part: Part;
  count: number;
}

/** A place with the page it stands on. */
export interface PlaceOnPage extends IndexedPlace {
  page: IndexedPage;
  /** Number of the place that stands for the whole page. */
  pagePlace: number;
  /** How many places of the index have the same title: `Pitfalls` and `metadata` stand on many pages. */
  namesakes: number;
  /** Words of its text, as a share of an average place's. */
  length: number;
}

/** Another name of a place, which counts only as a whole. */
export interface PlaceName {
  /** Number of the place. */
  place: number;
  words: string[];
  /** Whether it is the path of an operation. */
  isPath: boolean;
}

/** Which word stands where. */
export interface InvertedIndex {
  places: PlaceOnPage[];
  /** Every word with its postings, in the order of their places. */
  postings: Map<string, Posting[]>;
  /** The words, sorted. */
  words: string[];
  /** Words by their stem. */
  stems: Map<string, string[]>;
  names: PlaceName[];
  /** Word → words that mean the same on this site. */
  sameMeaning: Map<string, string[]>;
}

class IndexBuilder {
  readonly places: PlaceOnPage[] = [];
  readonly postings = new Map<string, Posting[]>();
  readonly names: PlaceName[] = [];
  private readonly titles = new Map<string, PlaceOnPage[]>();

  private addWord(word: string, place: number, part: Part): void {
    const postings = this.postings.get(word);
    if (!postings) {
      this.postings.set(word, [{ place, part, count: 1 }]);
      return;
    }
    const last = postings[postings.length - 1];
    if (last?.place === place && last.part === part) last.count += 1;
    else postings.push({ place, part, count: 1 });
  }

  /** @returns how many words were added */
  private addText(text: string, place: number, part: Part): number {
    const words = wordsOf(text);
    for (const { word } of words) this.addWord(word, place, part);
    for (const chain of joinedChains(words)) this.addWord(chain, place, part);
    return words.length;
  }

  private addPlace(place: PlaceOnPage): void {
    this.places.push(place);
    const title = place.kind === 'field' ? place.title.slice(place.title.lastIndexOf('.') + 1) : place.title;
    const namesakes = this.titles.get(title) ?? [];
    namesakes.push(place);
    this.titles.set(title, namesakes);
    for (const namesake of namesakes) namesake.namesakes = namesakes.length;
  }

  private addName(name: string, place: number): void {
    const words = wordsOf(name).map(({ word }) => word);
    this.names.push({ place, words, isPath: name.includes('/') });
    // A name that pages do not use still has to be known as a word.
    for (const word of words) if (!this.postings.has(word)) this.postings.set(word, []);
  }

  addPage(page: IndexedPage): void {
    const pagePlace = this.places.length;
    for (const indexed of page.places) {
      const place = this.places.length;
      this.addPlace({ ...indexed, page, pagePlace, namesakes: 0, length: 0 });
      this.addText(indexed.title, place, PART.title);
      for (const name of indexed.names) this.addName(name, place);
      if (place === pagePlace) this.addText([page.keywords, ...page.trail].join('\n'), place, PART.keywords);
      const length = this.addText(indexed.text, place, PART.text);
      const added = this.places[place];
      if (added) added.length = length;
    }
  }
}

/**
 * Makes the inverted index of pages.
 *
 * @param pages of one docs version and those without a version
 * @param groups of words that mean the same
 */
export function invertedIndex(
  pages: readonly IndexedPage[],
  groups: readonly (readonly string[])[] = [],
): InvertedIndex {
  const builder = new IndexBuilder();
  for (const page of pages) builder.addPage(page);
  const { places, postings, names } = builder;
  const average = places.reduce((sum, { length }) => sum + length, 0) / Math.max(1, places.length);
  for (const place of places) place.length /= average;
  const words = [...postings.keys()].sort();
  const stems = new Map<string, string[]>();
  for (const word of words) {
    const stem = stemmer(word);
    const same = stems.get(stem);
    if (same) same.push(word);
    else stems.set(stem, [word]);
  }
  const sameMeaning = new Map(
    groups.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)])),
  );
  return { places, postings, words, stems, names, sameMeaning };
}

/** Endings by which forms of one word differ. */
const ENDINGS = /^(?:|e|s|es|ed|er|ers|ing|ings|ion|ions|al|able|y|ies)$/;

function isFormOf(word: string, other: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  return same > 2 && ENDINGS.test(word.slice(same)) && ENDINGS.test(other.slice(same));
}

/**
 * Lists the words of an index that are another form of a word: `scores` and `scoring` of `score`. Porter's stemmer finds
 * them; those that it takes too far (`severity` for `several`) are left out by their endings.
 *
 * @param word in lower case
 */
export function formsOf(word: string, { stems }: InvertedIndex): string[] {
  return (stems.get(stemmer(word)) ?? []).filter((other) => isFormOf(word, other));
}

/**
 * Finds the words that begin with certain letters.
 *
 * @param words sorted
 * @param start the letters
 */
export function wordsWithPrefix(words: readonly string[], start: string): string[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  while (words[low]?.startsWith(start)) found.push(words[low++] ?? '');
  return found;
}
