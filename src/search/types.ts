/** Start and length of a match in a text. */
export type Position = [number, number];

/** A document of search-local's index: a page, a heading or a passage. */
interface IndexedDocument {
  i: number;
  /** Text: of a title, a heading or a passage. */
  t: string;
  /** Site path of the page, base path included. */
  u: string;
  /** Hash of the heading to land on. */
  h?: string;
  /** Title of the section that a passage stands in. */
  s?: string;
  /** Breadcrumbs. */
  b?: string[];
}

/** A result of search-local. */
export interface SearchHit {
  document: IndexedDocument;
  /** 0 title, 1 heading, 2 description, 3 keywords, 4 content. */
  type: number;
  /** The page that a heading or passage belongs to; false for a title. */
  page: IndexedDocument | false | undefined;
  metadata: Record<string, unknown>;
  tokens: string[];
}
