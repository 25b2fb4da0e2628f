/**
 * What a search index holds: pages with their places, as text. The inverted index is made of it in the reader's browser,
 * because text is what an excerpt needs anyway, and a list of where each word stands would weigh as much again.
 */

/** A heading with the text below it, or a field of a request or reply body. */
export interface IndexedPlace {
  kind: 'page' | 'section' | 'field';
  /** Without `#`; empty for the page itself. */
  anchor: string;
  /** Title of the page, text of the heading or path of the field. */
  title: string;
  /** Blocks are separated by line breaks. */
  text: string;
  /** Other names by which readers ask for it: the path of an operation, synonyms. */
  names: string[];
}

/** A page as search sees it. */
export interface IndexedPage {
  /** Site path below the base path, with a slash at its end. */
  path: string;
  /** Titles of the categories above it, from the outside in. */
  trail: string[];
  /** Keywords and description of the page's head: searched, never shown. */
  keywords: string;
  /** Whether it is about another generation of the API than the one that this docs version calls current. */
  otherGeneration: boolean;
  /** The page itself comes first. */
  places: IndexedPlace[];
}

type PackedPlace = [anchor: string, title: string, text: string, ...names: string[]];

/** The form in which pages travel: arrays instead of objects, whose keys would be repeated a thousand times. */
export type PackedPage = [
  path: string,
  trail: string[],
  keywords: string,
  otherGeneration: 0 | 1,
  ...places: PackedPlace[],
];

/** What the file of a search index holds. */
export interface SearchIndexFile {
  /** Docs version, for example `v3.4.0`. */
  version: string;
  /** Groups of words that mean the same on this site. */
  sameMeaning: string[][];
  pages: PackedPage[];
}

/** What the browser has to know before it loads an index. */
export interface SearchSettings {
  /** Docs version → path of its index below the base path. */
  indexFiles: Record<string, string>;
}

/** Anchors of rows in a table of fields, for example `request-context-chunk_id`. */
const FIELD_ANCHOR = /^(?:request|reply)-(?!body$)/;

/** Tells the kind of a place by its anchor, which is empty for a page. */
export function kindOfPlace(anchor: string): IndexedPlace['kind'] {
  if (anchor === '') return 'page';
  return FIELD_ANCHOR.test(anchor) ? 'field' : 'section';
}

/** Writes pages in the form in which they travel; {@link unpackPages} reads it. */
export function packPages(pages: readonly IndexedPage[]): PackedPage[] {
  return pages.map(({ path, trail, keywords, otherGeneration, places }) => [
    path,
    trail,
    keywords,
    otherGeneration ? 1 : 0,
    ...places.map(({ anchor, title, text, names }): PackedPlace => [anchor, title, text, ...names]),
  ]);
}

/** Reads what {@link packPages} wrote. */
export function unpackPages(packed: readonly PackedPage[]): IndexedPage[] {
  return packed.map(([path, trail, keywords, otherGeneration, ...places]) => ({
    path,
    trail,
    keywords,
    otherGeneration: otherGeneration === 1,
    places: places.map(([anchor, title, text, ...names]) => ({
      kind: kindOfPlace(anchor),
      anchor,
      title,
      text,
      names,
    })),
  }));
}
