import type { IndexedPage } from '@site/shared/search/searchIndex';

import type { HitKind, SearchAnswer, SearchHit, SearchRequest } from '../types';
import { editDistance } from './editDistance';
import { excerptOf, markText, wordsToHighlight } from './excerpt';
import { invertedIndex, type InvertedIndex, type PlaceOnPage } from './invertedIndex';
import { rank, type Ranked } from './rank';
import { readQuery, type ReadQuery, type Term } from './readQuery';

/** Hits of one page among the first ones: the others of the page come after those of other pages. */
const MOST_OF_A_PAGE = 3;

/** Words that are offered when nothing was found. */
const MOST_SUGGESTIONS = 3;

/** What an engine is made of. */
export interface Corpus {
  /** Docs version of the pages, for example `v3.4.0`. */
  version: string;
  pages: readonly IndexedPage[];
  /** Groups of words that mean the same on this site. */
  sameMeaning: readonly (readonly string[])[];
}

/** How a request is answered, apart from what it asks for. */
export interface EngineOptions {
  basePath: string;
  /** Characters of an excerpt. */
  excerptLength: number;
}

function hitKind({ kind, page }: PlaceOnPage): HitKind {
  return kind === 'page' && page.places[0]?.names.some((name) => name.startsWith('/')) ? 'operation' : kind;
}

/** Pages of the docs are found by their category; others say what they belong to. */
function areaOf(path: string): string[] {
  if (path.startsWith('docs/api/')) return ['API reference'];
  return path.startsWith('blog/') ? ['Blog'] : [];
}

/** What each page repeats, such as the row `metadata.correlation_id` or how to authenticate, is shown once. */
function withoutCopies(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ place }) => {
    if (place.kind === 'page' || place.text === '') return true;
    const key = `${place.title}\n${place.text}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Lets no page fill the first places with its headings. */
function mixed(ranked: readonly Ranked[]): Ranked[] {
  const count = new Map<string, number>();
  const first: Ranked[] = [];
  const later: Ranked[] = [];
  for (const hit of ranked) {
    const { path } = hit.place.page;
    const number = (count.get(path) ?? 0) + 1;
    count.set(path, number);
    (number <= MOST_OF_A_PAGE ? first : later).push(hit);
  }
  return [...first, ...later];
}

/** Searches the pages of one docs version and those without a version. */
export class SearchEngine {
  private readonly index: InvertedIndex;

  constructor(
    private readonly corpus: Corpus,
    private readonly options: EngineOptions,
  ) {
    this.index = invertedIndex(corpus.pages, corpus.sameMeaning);
  }

  /** Answers a request; see {@link SearchAnswer}. */
  search({ query, area, limit }: Pick<SearchRequest, 'query' | 'area' | 'limit'>): SearchAnswer {
    const read = readQuery(query, this.index);
    const inArea = area === '' ? rank(read, this.index) : rank(read, this.index).filter((hit) => this.isIn(hit, area));
    const ranked = mixed(withoutCopies(inArea));
    return {
      hits: ranked.slice(0, limit).map(({ place }) => this.hitOf(place, read)),
      total: ranked.length,
      corrections: read.terms
        .filter(({ isCorrected }) => isCorrected)
        .map(({ asked, fits }) => ({ asked, used: this.mostUsed([...fits.keys()]) })),
      unknown: read.unknown,
      suggestions: ranked.length === 0 ? this.suggestions(read.unknown) : [],
    };
  }

  private isIn({ place }: Ranked, area: string): boolean {
    return place.page.path.startsWith(`${area}/`);
  }

  private hitOf(place: PlaceOnPage, { terms }: ReadQuery): SearchHit {
    const { page, anchor, title, text, kind } = place;
    const isVersioned = page.path.startsWith('docs/') && !page.path.startsWith('docs/api/');
    const pageTitle = page.places[0]?.title ?? '';
    const trail = [...areaOf(page.path), ...page.trail];
    return {
      kind: hitKind(place),
      page: this.options.basePath + page.path,
      anchor,
      title: markText(title, terms),
      trail: kind === 'page' ? trail : [...trail, pageTitle],
      excerpt: excerptOf(text, terms, this.options.excerptLength),
      version: isVersioned ? this.corpus.version : '',
      words: wordsToHighlight([title, text], terms),
    };
  }

  private frequency(word: string): number {
    return this.index.postings.get(word)?.length ?? 0;
  }

  private mostUsed(words: readonly string[]): string[] {
    return [...words].sort((a, b) => this.frequency(b) - this.frequency(a)).slice(0, MOST_SUGGESTIONS);
  }

  private suggestions(unknown: readonly string[]): string[] {
    const near = unknown.flatMap((asked) => {
      const limit = Math.floor(asked.length / 2);
      return this.index.words
        .filter((word) => word.length > 3 && !/\d/.test(word))
        .map((word) => ({ word, distance: editDistance(asked, word, limit) }))
        .filter(({ distance }) => distance <= limit);
    });
    near.sort((a, b) => a.distance - b.distance || this.frequency(b.word) - this.frequency(a.word));
    return [...new Set(near.map(({ word }) => word))].slice(0, MOST_SUGGESTIONS);
  }
}

export type { Term };
