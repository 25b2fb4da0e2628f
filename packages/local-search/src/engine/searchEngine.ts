import type { SearchAnswer, SearchHit, SearchRequest } from './types';
import { editDistance } from './editDistance';
import { excerptOf, markText, wordsToHighlight } from './excerpt';
import type { EntryOnPage, InvertedIndex } from './invertedIndex';
import { rank, type Ranked } from './rank';
import { readQuery, type Term } from './readQuery';

/** Hits of one page that keep their rank: its other hits come after those of all other pages. */
const MAX_RANKED_PER_PAGE = 3;

/** Words that are suggested for an unknown one, or named as what a misspelled one was read as. */
const MAX_WORDS = 3;

interface EngineOptions {
  /** Docs version of the pages, for example `v3.4.0`. */
  version: string;
  basePath: string;
  /** Maximum length of an excerpt in characters. */
  excerptLength: number;
}

/** Returns the first part of a hit's trail. Pages of the docs need none: their trail starts with a category. */
function areaOf(path: string): string[] {
  if (path.startsWith('docs/api/')) return ['API reference'];
  return path.startsWith('blog/') ? ['Blog'] : [];
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
        .map(({ asked, matches }) => ({ asked, used: this.mostFrequent([...matches.keys()]) })),
      unknown,
      ...(read.searched !== undefined && { searched: read.searched }),
      suggestions: ranked.length === 0 ? this.suggestions(unknown) : [],
    };
  }

  private toHit(entry: EntryOnPage, terms: readonly Term[]): SearchHit {
    const { page, anchor, title, text, kind } = entry;
    const isVersioned = page.path.startsWith('docs/') && !page.path.startsWith('docs/api/');
    const pageTitle = page.entries[0]?.title ?? '';
    const shown = { title: markText(title, terms), excerpt: excerptOf(text, terms, this.options.excerptLength) };
    const trail = [...areaOf(page.path), ...page.trail];
    return {
      kind,
      ...(kind === 'page' && page.method ? { method: page.method } : {}),
      page: this.options.basePath + page.path,
      anchor,
      ...shown,
      trail: kind === 'page' ? trail : [...trail, pageTitle],
      version: isVersioned ? this.options.version : '',
      words: wordsToHighlight([shown.title, shown.excerpt]),
    };
  }

  private frequency(word: string): number {
    return this.index.postings.get(word)?.length ?? 0;
  }

  private mostFrequent(words: readonly string[]): string[] {
    return [...words].sort((a, b) => this.frequency(b) - this.frequency(a)).slice(0, MAX_WORDS);
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
