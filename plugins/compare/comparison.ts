import type { BodyChange } from './compareFields';
import type { Block, Run } from './content';

/** What became of something between two versions. */
export type Change = 'same' | 'added' | 'removed';

/** Words in one look that stayed, came or went. */
export interface ChangedRun extends Run {
  change: Change;
}

/** A row of a table; a row that stayed may have changed words. */
export interface ChangedRow {
  change: Change | 'changed';
  cells: ChangedRun[][];
}

/** A passage of the newer page, the older one, or both. */
export type Passage =
  | { change: Change; block: Block }
  | { change: 'changed'; kind: 'paragraph' | 'item'; block: Block; runs: ChangedRun[] }
  | { change: 'changed'; kind: 'table'; head: ChangedRun[][]; rows: ChangedRow[] }
  | {
      change: 'changed';
      kind: 'code';
      title: ChangedRun[];
      language: string;
      lines: { change: Change; text: string }[];
    };

/** A section with what became of it. */
export interface ComparedSection {
  level: number;
  /** Empty for what stands before the first heading. */
  heading: ChangedRun[];
  change: Change;
  /** It stands elsewhere on the page than it did. */
  isMoved: boolean;
  passages: Passage[];
}

/** What became of a page between two versions. */
export interface Comparison {
  /** Title and description, where they changed. */
  head: { name: 'Title' | 'Description'; runs: ChangedRun[] }[];
  sections: ComparedSection[];
  /** What became of the fields of the API that the two pages show. */
  bodies: BodyChange[];
  counts: Counts;
}

/** How much changed. */
export interface Counts {
  /**
   * Title, description, headings, paragraphs, items, tables, pieces of code that were added, removed, changed or moved,
   * and tables of fields that came to the page or left it.
   */
  passages: number;
  /** Fields of the API that were added, removed, renamed or changed. */
  fields: number;
  /** Operations that are soon to be deprecated, and were not. */
  deprecated: number;
}
