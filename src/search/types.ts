/** Start and length, in UTF-16 units, of a match in a text. */
export type Mark = [start: number, length: number];

/** A text with the places that fit the query. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** What kind of place a hit leads to. */
export type HitKind = 'page' | 'operation' | 'section' | 'field';

/** A place that answers a query. */
export interface SearchHit {
  kind: HitKind;
  /** Site path of the page, base path included, for example `/base/docs/intro/`. */
  page: string;
  /** Anchor on the page without `#`; empty for the page itself. */
  anchor: string;
  /** Title of the page, text of the heading or name of the field. */
  title: MarkedText;
  /** Titles from the outside in, without the hit's own, for example `['Docs', 'Metrics', 'Faithfulness']`. */
  trail: string[];
  /** The passage around the matches; empty text when the title says it all. */
  excerpt: MarkedText;
  /** Docs version of the page, for example `v3.4.0`; empty for pages without versions. */
  version: string;
  /** Words and identifiers to highlight on the page, as they stand there. */
  words: string[];
}

/** A word of the query that was read as another one. */
export interface Correction {
  asked: string;
  used: string[];
}

/** The answer to a query. */
export interface SearchAnswer {
  /** Best first, at most as many as asked for. */
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
  /** Misspelt words and what was searched for instead. */
  corrections: Correction[];
  /** Words of the query that no page holds, not even misspelt; the hits do without them. */
  unknown: string[];
  /** Words of the index that look like the unknown ones, best first; only when there are no hits. */
  suggestions: string[];
}

/** What to search for and where. */
export interface SearchRequest {
  query: string;
  /** Docs version, for example `v3.3.0`. */
  version: string;
  /** Path of an area below the base path, for example `docs/api`; empty for everywhere. */
  area: string;
  /** How many hits at most. */
  limit: number;
}
