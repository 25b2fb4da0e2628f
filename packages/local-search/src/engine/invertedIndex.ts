import { stemmer } from 'stemmer';

import type { IndexedEntry, IndexedPage, SearchIndexFile } from '../searchIndex';
import { isSign, joinCompounds, tokenize } from './tokenize';

/** The parts of an entry. */
export const ENTRY_PART = { title: 0, keywords: 1, text: 2 } as const;

/** An entry with the page that it belongs to. */
export interface EntryOnPage extends IndexedEntry {
  page: IndexedPage;
  /** Index of the entry for the whole page. */
  pageEntry: number;
  /** Number of entries with this title, itself included; many pages have a heading `Pitfalls` or a field `metadata`. */
  titleCount: number;
  /** Number of words in its text, as a multiple of the average over all entries. */
  relativeLength: number;
}

/** Another name of an entry, which only matches as a whole. */
interface EntryName {
  /** Index of the entry. */
  entry: number;
  words: string[];
  /** Whether it is the path of an operation. */
  isPath: boolean;
}

/** The pages of a docs version, prepared for search. */
export interface InvertedIndex {
  entries: EntryOnPage[];
  /**
   * Word → where it occurs, in the order of the entries: index of the entry, {@link ENTRY_PART}, how often. All numbers are in
   * one flat list, because 50,000 objects would take most of the time and memory.
   */
  postings: Map<string, number[]>;
  /** All words, sorted. */
  words: string[];
  /** Stem → words with this stem. */
  stems: Map<string, string[]>;
  /** Word → words that consist of it and another word: `allow` → `allowlist`. */
  compounds: Map<string, string[]>;
  names: EntryName[];
  /** Stem → words that mean the same as those with this stem. */
  sameMeaning: Map<string, string[]>;
  /** Stems of words that are not misspelled. */
  english: Set<string>;
}

function getOrAdd<Value>(map: Map<string, Value[]>, key: string): Value[] {
  const list = map.get(key) ?? [];
  if (list.length === 0) map.set(key, list);
  return list;
}

/** Returns the title of an entry; of a field the name without its parents: `label` for `data.scores.label`. */
export function shortTitle({ kind, title }: Pick<IndexedEntry, 'kind' | 'title'>): string {
  return kind === 'field' ? title.slice(title.lastIndexOf('.') + 1) : title;
}

/** Minimum length of each half of a word that is split: shorter halves match by chance (`compair two models`). */
const MIN_HALF_LENGTH = 4;

/** Splits a word run together from two known words, such as `promptinjection`. */
export function splitWord(word: string, known: Pick<Map<string, unknown>, 'has'>): [string, string] | undefined {
  for (let cut = MIN_HALF_LENGTH; cut <= word.length - MIN_HALF_LENGTH; cut += 1) {
    const halves: [string, string] = [word.slice(0, cut), word.slice(cut)];
    if (halves.every((half) => known.has(half))) return halves;
  }
  return undefined;
}

/** Builds the inverted index of the pages of one docs version and those without a version. */
export function invertedIndex({
  pages,
  sameMeaning: groups = [],
  english = [],
}: Pick<SearchIndexFile, 'pages'> & Partial<SearchIndexFile>): InvertedIndex {
  const entries: EntryOnPage[] = [];
  const postings = new Map<string, number[]>();
  const names: EntryName[] = [];
  const titleCounts = new Map<string, number>();

  const addWord = (word: string, entry: number, part: number) => {
    const found = getOrAdd(postings, word);
    if (found.at(-3) === entry && found.at(-2) === part) found.push((found.pop() ?? 0) + 1);
    else found.push(entry, part, 1);
  };
  /** @returns the number of words in the text, without signs */
  const addText = (text: string, entry: number, part: number): number => {
    const tokens = tokenize(text);
    for (const { word } of tokens) addWord(word, entry, part);
    for (const compound of joinCompounds(tokens)) addWord(compound, entry, part);
    return tokens.filter(({ word }) => !isSign(word)).length;
  };
  const addName = (name: string, entry: number) => {
    const words = tokenize(name).flatMap(({ word }) => (isSign(word) ? [] : word));
    names.push({ entry, words, isPath: name.includes('/') });
    // The words of a name have to be known even if no page uses them.
    for (const word of words) getOrAdd(postings, word);
  };

  for (const page of pages) {
    const pageEntry = entries.length;
    for (const indexed of page.entries) {
      const entry = entries.length;
      const title = shortTitle(indexed);
      titleCounts.set(title, (titleCounts.get(title) ?? 0) + 1);
      addText(indexed.title, entry, ENTRY_PART.title);
      if (indexed.kind === 'field') {
        // `chunkid` is the field `context.chunk_id`, and `httpget` is a part of `probe.httpGet.path`.
        for (const name of indexed.title.split('.')) {
          for (const compound of joinCompounds(tokenize(name))) addWord(compound, entry, ENTRY_PART.title);
        }
        // Readers say what they look for: `adherence policy field`.
        addWord('field', entry, ENTRY_PART.keywords);
      }
      for (const name of indexed.names) addName(name, entry);
      if (entry === pageEntry) addText([page.keywords, ...page.trail].join('\n'), entry, ENTRY_PART.keywords);
      const relativeLength = addText(indexed.text, entry, ENTRY_PART.text);
      entries.push({ ...indexed, page, pageEntry, titleCount: 0, relativeLength });
    }
  }
  const averageLength = entries.reduce((sum, entry) => sum + entry.relativeLength, 0) / Math.max(1, entries.length);
  for (const entry of entries) {
    entry.relativeLength /= averageLength;
    entry.titleCount = titleCounts.get(shortTitle(entry)) ?? 0;
  }

  const words = [...postings.keys()].sort();
  const stems = new Map<string, string[]>();
  const compounds = new Map<string, string[]>();
  for (const word of words) {
    getOrAdd(stems, stemmer(word)).push(word);
    for (const half of splitWord(word, postings) ?? []) getOrAdd(compounds, half).push(word);
  }
  const othersOf = (group: string[], word: string) => group.filter((other) => other !== word);
  const sameMeaning = new Map(groups.flatMap((group) => group.map((word) => [stemmer(word), othersOf(group, word)])));
  return { entries, postings, words, stems, compounds, names, sameMeaning, english: new Set(english) };
}

/** Endings by which forms of one word differ. */
const ENDINGS = /^(?:|e|s|es|ed|er|ers|ing|ings|ion|ions|al|able|y|ies)$/;

/** Returns whether words with one stem differ in endings only, see {@link formsOf}. */
export function isFormOf(word: string, other: string): boolean {
  // Too short for other endings: `ids`.
  if (`${word}s` === other || `${other}s` === word) return true;
  let same = 0;
  while (same < word.length && word[same] === other[same]) same += 1;
  return same > 2 && ENDINGS.test(word.slice(same)) && ENDINGS.test(other.slice(same));
}

/**
 * Finds the words of an index that are another form of a word: `scores` and `scoring` for `score`. Porter's stemmer goes
 * too far for some words (`severity` and `several` have one stem), so the endings are compared as well.
 */
export function formsOf(word: string, { stems }: InvertedIndex): string[] {
  return (stems.get(stemmer(word)) ?? []).filter((other) => isFormOf(word, other));
}
