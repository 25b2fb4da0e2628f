/**
 * The file format of a search index, which the build writes and the browser reads. It contains text and no inverted index:
 * the search worker builds that itself, because it needs the text for excerpts anyway and a list of all word positions
 * would double the file.
 */

/** A search entry: a page, a heading with the text below it, or a parameter or field of a call. */
export interface IndexedEntry {
  kind: 'page' | 'section' | 'field';
  /** Without `#`; empty for the page itself. */
  anchor: string;
  /** Title of the page, text of the heading or path of the field. */
  title: string;
  /** Blocks are separated by line breaks. */
  text: string;
  /** Other names that readers search for: the path of an operation, synonyms. */
  names: string[];
}

/** A page with its search entries. */
export interface IndexedPage {
  /** Site path below the base path, with a trailing slash. */
  path: string;
  /** Whether the site links to it without this slash. */
  isWithoutSlash?: true;
  /** Docs version, for example `v3.4.0`; undefined for pages without versions. */
  version?: string;
  /** Whether it belongs to docs that stand beside the guides, such as the reference of an API. */
  isReference?: true;
  /** Label of the part of the site that it is in, if it has no version. */
  area?: string;
  /** Titles of the categories above it, outermost first. */
  trail: string[];
  /** Keywords and description from the page's head: searched, never shown. */
  keywords: string;
  /** Whether it describes another generation of the API than the one that this docs version calls current. */
  otherGeneration: boolean;
  /** HTTP method of the operation that the page documents; undefined for other pages. */
  method?: string;
  /** The page itself comes first. */
  entries: IndexedEntry[];
}

/** Content of a search index file. */
export interface SearchIndexFile {
  /** Docs version, for example `v3.4.0`. */
  version: string;
  /** Groups of words that mean the same on this site. */
  sameMeaning: string[][];
  /** Stems of English words that are similar to words of the pages, but right as they are. */
  english: string[];
  pages: IndexedPage[];
}

/** What the browser has to know before it loads an index. */
export interface SearchSettings {
  /** Docs version → path of its index below the base path. */
  indexFiles: Readonly<Record<string, string>>;
  /** The parts of the site that a search can be limited to: labels, and paths below the base path. */
  areas: { label: string; path: string }[];
  /** Links for readers whose search found nothing. Paths are below the docs of a version, or, with a slash at the start, below the base path. */
  helpLinks: { label: string; path: string }[];
  /** Whether the pages of hits mark the words of the query. */
  hasMarks: boolean;
  /** Largest number of hits in the search box. */
  maxHits: number;
  /** Largest length of an excerpt in characters. */
  excerptLength: number;
}
