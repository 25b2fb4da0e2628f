import type { DescribedFieldMapRow } from '@api-docs/openapi-facts/differences/describeNotes';
import { titleRuns, type Block, type Run } from '@api-docs/kit/blocks';
import type { ShownBody } from '@api-docs/openapi-reference/props/pageContext';

/** Change of a word, row, block or section between two versions. */
export type ChangeStatus = 'same' | 'added' | 'removed';

/** Text with one formatting and one change. */
export interface ChangedRun extends Run {
  change: ChangeStatus;
}

/** A table row; `changed` if the row is in both versions with different words. */
export interface ChangedRow {
  change: ChangeStatus | 'changed';
  cells: ChangedRun[][];
}

export interface ChangedLine {
  change: ChangeStatus;
  text: string;
}

/** A block of one of the two pages, or two aligned blocks, with a change for each part. Comparison pages call it a passage. */
export type Passage = { change: ChangeStatus | 'changed' } & (
  | { kind: 'paragraph'; runs: ChangedRun[] }
  | { kind: 'item'; mark: string; runs: ChangedRun[] }
  | { kind: 'table'; head: ChangedRun[][]; rows: ChangedRow[] }
  | { kind: 'code'; title: ChangedRun[]; lines: ChangedLine[] }
);

/** A section of one of the two pages, or two aligned sections. */
export interface ComparedSection {
  level: number;
  /** Empty for the blocks before the first heading. */
  heading: ChangedRun[];
  change: ChangeStatus;
  /** Whether the section has another position among the sections than in the older version. */
  isMoved: boolean;
  passages: Passage[];
}

/** A field of the API that differs. */
export interface ChangedField extends DescribedFieldMapRow {
  /** Its description, if that changed and the operation is the same. */
  description?: ChangedRun[];
}

/** Changes to the fields of a request or reply body between two versions of the API. */
export interface BodyChange {
  part: ShownBody['part'];
  /** Replaces "Request" or "Reply", for example "Query parameters". */
  label?: string;
  /** Operation or legacy body in the older version; undefined if that has neither this body nor a predecessor of it. */
  from?: string;
  /** Operation or legacy body in the newer version; undefined if the body was removed. */
  to?: string;
  /** The older version has the operation but documents no fields of the body, so its fields are not new. */
  wasUnpublished?: true;
  /** The operation is deprecated in the newer version only. */
  isDeprecatedNow?: true;
  /** Set if both versions of the API have the body, but only one of the two pages shows it. */
  shownOnlyIn?: 'older' | 'newer';
  rows: ChangedField[];
}

/** Numbers of changes between two pages. */
export interface Counts {
  /** Titles, descriptions, headings and blocks that were added, removed, changed or moved, and bodies that only one page shows. */
  passages: number;
  /** Fields of the API that were added, removed, renamed or changed; one for an object with its fields. */
  fields: number;
  /** Operations that are deprecated in the newer version only. */
  deprecated: number;
}

/** All content of two versions of a page, with the changes. */
export interface Comparison {
  /** Title and description, if they changed. */
  head: { name: 'Title' | 'Description'; runs: ChangedRun[] }[];
  sections: ComparedSection[];
  bodies: BodyChange[];
  counts: Counts;
}

/** Returns whether two pages have the same content. */
export function isUnchanged({ passages, fields, deprecated }: Counts): boolean {
  return passages === 0 && fields === 0 && deprecated === 0;
}

/** Returns the runs, all with the same change. */
export function markRuns(runs: readonly Run[], change: ChangeStatus): ChangedRun[] {
  return runs.map((run) => ({ ...run, change }));
}

/** Returns a block of which all parts have the same change. */
export function markBlock(block: Block, change: ChangeStatus): Passage {
  const mark = (runs: readonly Run[]) => markRuns(runs, change);
  switch (block.kind) {
    case 'paragraph':
    case 'item':
      return { ...block, change, runs: mark(block.runs) };
    case 'table': {
      const rows = block.rows.map((row) => ({ change, cells: row.map(mark) }));
      return { kind: 'table', change, head: block.head.map(mark), rows };
    }
    case 'code': {
      const lines = block.text.split('\n').map((text) => ({ change, text }));
      return { kind: 'code', change, title: mark(titleRuns(block)), lines };
    }
  }
}
