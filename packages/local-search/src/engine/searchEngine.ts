import type { MarkedText, MatchRange, SearchAnswer, SearchHit, SearchRequest } from './types';
import { editDistance } from './editDistance';
import type { EntryOnPage, InvertedIndex } from './invertedIndex';
import { rank, type Ranked } from './rank';
import { MATCH, matchesAny, readQuery, type Term } from './readQuery';
import { isUnspaced, joinCompounds, tokenize, type Token } from './tokenize';

/** Hits of one page that keep their rank: its other hits come after those of all other pages (`KeyError: 'API_KEY'`). */
const MAX_RANKED_PER_PAGE = 3;

/** Words that are suggested for an unknown one, or named as what a misspelled one was read as. */
const MAX_WORDS = 3;

/** Characters of context that an excerpt keeps before the first match. */
const CONTEXT_BEFORE = 12;

/** What continues a character, such as the second half of an emoji or a vowel sign: a text must not be cut before it. */
const CONTINUES = /[\uDC00-\uDFFF\p{M}\u200D]/u;

/**
 * Returns the words of a text that match a query, without stop words, and those of a compound that the query has as one word:
 * `chunkid` for `context.chunk_id`.
 */
function matchingTokens(text: string, all: readonly Term[]): Token[] {
  const terms = all.filter(({ isWeak }) => !isWeak);
  const names = terms.flatMap(({ matches }) => [...matches.keys()].filter((word) => matches.get(word) === MATCH.same));
  const tokens = tokenize(text);
  const found = new Set(tokens.filter(({ word }) => matchesAny(word, terms)));
  tokens.forEach(({ compound }, start) => {
    let joined = '';
    for (let end = start; tokens[end]?.compound === compound; end += 1) {
      joined += tokens[end]?.word ?? '';
      if (!names.some((name) => name.startsWith(joined))) return;
      if (names.includes(joined)) for (const token of tokens.slice(start, end + 1)) found.add(token);
    }
  });
  return tokens.filter((token) => found.has(token));
}

/** Marks the words of a text that match a query; neighbors in a compound share a mark, and so do those without a space. */
export function markText(text: string, terms: readonly Term[]): MarkedText {
  const marks: MatchRange[] = [];
  matchingTokens(text, terms).forEach(({ start, length, compound, word }, number, tokens) => {
    const last = marks[marks.length - 1];
    const { [number - 1]: before } = tokens;
    const gap = last ? start - (last[0] + last[1]) : Infinity;
    const isContinued =
      (before?.compound === compound && gap <= 1) || (gap === 0 && isUnspaced(word) && isUnspaced(before?.word ?? ''));
    if (last && isContinued) last[1] = start + length - last[0];
    else marks.push([start, length]);
  });
  return { text, marks };
}

/** Returns the first of the lines that match the most words of the query. */
function bestLine(text: string, terms: readonly Term[]): string {
  const lines = text.split('\n');
  const counts = lines.map((line) => {
    const tokens = matchingTokens(line, terms);
    return terms.filter(({ matches }) => tokens.some(({ word }) => matches.has(word))).length;
  });
  return lines[counts.indexOf(Math.max(...counts))] ?? '';
}

/** Returns the first match of a line from which on the most words of the query are within a length. */
function bestMatch(line: string, terms: readonly Term[], length: number): Pick<Token, 'start' | 'length'> {
  const tokens = matchingTokens(line, terms);
  const counts = tokens.map(({ start }, index) => {
    const near = tokens.slice(index, index + length).filter((token) => token.start + token.length <= start + length);
    return new Set(near.flatMap(({ word }) => terms.filter(({ matches }) => matches.has(word)))).size;
  });
  return tokens[counts.indexOf(Math.max(...counts))] ?? { start: 0, length: 0 };
}

/**
 * Extracts the passage around the first match with the most others near it, or the beginning of the text if nothing matches.
 *
 * @param text with line breaks between its blocks
 * @param maxLength in characters, without the ellipses; a match that is longer is kept whole
 */
export function excerptOf(text: string, terms: readonly Term[], maxLength: number): MarkedText {
  const line = bestLine(text, terms);
  const match = bestMatch(line, terms, maxLength - CONTEXT_BEFORE);
  const first = match.start;
  let from = line.length <= maxLength ? 0 : Math.max(0, Math.min(first - CONTEXT_BEFORE, line.length - maxLength));
  if (from > 0) from = Math.min(first, line.indexOf(' ', from) + 1 || first);
  let to = Math.min(line.length, Math.max(from + maxLength, first + match.length));
  if (to < line.length) {
    const space = line.lastIndexOf(' ', to);
    if (space > first + match.length) to = space;
    else while (CONTINUES.test(line[to] ?? '')) to -= 1;
  }
  return markText(`${from > 0 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`, terms);
}

/**
 * Lists the words and identifiers that a hit shows in its title and excerpt, to highlight them on the page, the longest first. If it
 * shows an identifier of the query, the parts of that are not listed: `pet` and `id` of `petId` may be everywhere on the page. Nor are
 * the characters of a longer word without spaces, which each sentence has.
 */
export function wordsToHighlight(shown: readonly MarkedText[], terms: readonly Term[]): string[] {
  const words = shown.flatMap(({ text, marks }) => marks.map(([start, length]) => text.slice(start, start + length)));
  const identifierIn = (word: string) => joinCompounds(tokenize(word))[0] ?? '';
  const identifiers = words.map(identifierIn);
  // The query may be unfinished: `peti`.
  const isShown = (asked: string) => identifiers.some((identifier) => identifier.startsWith(asked));
  const others = terms.filter(({ identifier }) => identifier === undefined || !isShown(identifier));
  const isListed = (word: string) =>
    identifierIn(word) !== '' || tokenize(word).some((token) => matchesAny(token.word, others));
  const byLowerCase = new Map(words.filter(isListed).map((word) => [word.toLowerCase(), word]));
  const listed = [...byLowerCase.values()].sort((a, b) => b.length - a.length);
  const isPart = (word: string, index: number) =>
    isUnspaced(word) && listed.slice(0, index).some((longer) => longer.includes(word));
  return listed.filter((word, index) => !isPart(word, index));
}

interface EngineOptions {
  basePath: string;
  /** Maximum length of an excerpt in characters. */
  excerptLength: number;
}

/** Removes copies of what many pages repeat, such as the row `metadata.correlation_id` or how to authenticate. */
function withoutCopies(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ entry }) => {
    if (entry.kind === 'page' || entry.text === '') return true;
    const key = `${entry.title}\n${entry.text}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Keeps a page with many headings from filling the first ranks; see {@link MAX_RANKED_PER_PAGE}. */
function mixPages(ranked: readonly Ranked[]): Ranked[] {
  const count = new Map<string, number>();
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  for (const hit of ranked) {
    const { path } = hit.entry.page;
    const number = (count.get(path) ?? 0) + 1;
    count.set(path, number);
    (number <= MAX_RANKED_PER_PAGE ? first : later).push(hit);
  }
  return [...first, ...later];
}

/** Searches the pages of one docs version and those without a version. */
export class SearchEngine {
  constructor(
    private readonly index: InvertedIndex,
    private readonly options: EngineOptions,
  ) {}

  search({ query, area, limit }: Pick<SearchRequest, 'query' | 'area' | 'limit'>): SearchAnswer {
    const read = readQuery(query, this.index);
    const { terms, unknown } = read;
    const inArea = rank(read, this.index).filter(({ entry }) => area === '' || entry.page.path.startsWith(`${area}/`));
    const ranked = mixPages(withoutCopies(inArea));
    return {
      hits: ranked.slice(0, limit).map(({ entry }) => this.toHit(entry, terms)),
      total: ranked.length,
      corrections: terms
        .filter(({ isCorrected }) => isCorrected)
        .map(({ asked, matches }) => {
          const used = [...matches.keys()].sort((a, b) => this.frequency(b) - this.frequency(a));
          return { asked, used: used.slice(0, MAX_WORDS) };
        }),
      unknown,
      ...(read.searched !== undefined && { searched: read.searched }),
      suggestions: ranked.length === 0 ? this.suggestions(unknown) : [],
    };
  }

  private toHit(entry: EntryOnPage, terms: readonly Term[]): SearchHit {
    const { page, anchor, title, text, kind } = entry;
    const pageTitle = page.entries[0]?.title ?? '';
    const shown = { title: markText(title, terms), excerpt: excerptOf(text, terms, this.options.excerptLength) };
    // Pages of the docs need no area: their trail starts with a category.
    const trail = [...(page.area ? [page.area] : []), ...page.trail];
    const path = this.options.basePath + page.path;
    return {
      kind,
      ...(kind === 'page' && page.method ? { method: page.method } : {}),
      page: path,
      link: page.isWithoutSlash ? path.slice(0, -1) : path,
      anchor,
      ...shown,
      trail: kind === 'page' ? trail : [...trail, pageTitle],
      version: page.version ?? '',
      words: wordsToHighlight([shown.title, shown.excerpt], terms),
    };
  }

  private frequency(word: string): number {
    return this.index.postings.get(word)?.length ?? 0;
  }

  /** Returns the words of the index that are most similar to unknown ones. */
  private suggestions(unknown: readonly string[]): string[] {
    const known = this.index.words.filter((word) => word.length > 3 && !/\d/.test(word) && this.frequency(word) > 0);
    const similar = unknown.flatMap((asked) => {
      const limit = Math.floor(asked.length / 2);
      return known
        .map((word) => ({ word, distance: editDistance(asked, word, limit) }))
        .filter(({ distance }) => distance <= limit);
    });
    similar.sort((a, b) => a.distance - b.distance || this.frequency(b.word) - this.frequency(a.word));
    return [...new Set(similar.map(({ word }) => word))].slice(0, MAX_WORDS);
  }
}
