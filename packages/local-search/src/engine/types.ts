import type { IndexedEntry } from '../searchIndex';

/** Start and length, in UTF-16 units, of a match in a text. */
export type MatchRange = [start: number, length: number];

/** A text with the parts that match the query. */
export interface MarkedText {
  text: string;
  marks: MatchRange[];
}

/** A page, heading or field that matches a query. */
export interface SearchHit {
  /** What the hit links to. */
  kind: IndexedEntry['kind'];
  /** HTTP method, if the hit is the page of an operation. */
  method?: string;
  /** Site path of the page, base path included, for example `/base/docs/intro/`. */
  page: string;
  /** The same, as the site links to it: perhaps without the slash at its end. */
  link: string;
  /** Anchor on the page without `#`; empty for the page itself. */
  anchor: string;
  /** Title of the page, text of the heading or name of the field. */
  title: MarkedText;
  /** Titles above the hit, outermost first, for example `['Docs', 'Metrics', 'Faithfulness']`. */
  trail: string[];
  /** The passage around the matches; an empty string if there is no text. */
  excerpt: MarkedText;
  /** Docs version of the page, for example `v3.4.0`; empty for pages without versions. */
  version: string;
  /** Words and identifiers to highlight on the page, spelled as they are there. */
  words: string[];
}

/** The answer to a query. */
export interface SearchAnswer {
  /** Best first, at most `limit`. */
  hits: SearchHit[];
  /** Number of hits without the limit. */
  total: number;
  /** Misspelled words of the query, each with the words that were searched for instead. */
  corrections: { asked: string; used: string[] }[];
  /** Words of the query that match no page, even as misspelled words; they were left out of the search. */
  unknown: string[];
  /** The words that were searched for if the query has too many. */
  searched?: string;
  /** Words of the index to search for if there are no hits: those that are similar to the unknown ones, best first. */
  suggestions: string[];
}

/** What to search for and where. */
export interface SearchRequest {
  query: string;
  /** Docs version, for example `v3.3.0`. */
  version: string;
  /** Path of an area below the base path, for example `docs/api`; empty for everywhere. */
  area: string;
  /** Maximum number of hits. */
  limit: number;
}
