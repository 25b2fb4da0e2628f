import type { Element } from 'hast';

import type { DescribedFieldMapRow } from '@api-docs/openapi-facts/differences/describeNotes';
import type { Run } from '@api-docs/kit/blocks';
import type { ShownBody } from '@api-docs/openapi-reference/props/pageContext';

/** Change of a word between two versions. */
export type ChangeStatus = 'same' | 'added' | 'removed';

/** Text with one formatting and one change. */
export interface ChangedRun extends Run {
  change: ChangeStatus;
}

/** Change of a passage, a table row or a heading; `changed` if it is in both versions with different words. */
export type PassageChange = ChangeStatus | 'changed';

/** A block of one of the two pages, or two aligned blocks, as an element with `<ins>` and `<del>`. */
export interface Passage {
  change: PassageChange;
  /** A paragraph, a list item, the figure of code, or a table in a `<div>`. */
  element: Element;
}

/** A section of one of the two pages, or two aligned sections. */
export interface ComparedSection {
  level: number;
  heading: ChangedRun[];
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
  label?: string | undefined;
  /** Operation or legacy body in the older version; undefined if that has neither this body nor a predecessor of it. */
  from?: string | undefined;
  /** Operation or legacy body in the newer version; undefined if the body was removed. */
  to?: string | undefined;
  /** The older version has the operation but documents no fields of the body, so its fields are not new. */
  wasUnpublished?: boolean;
  /** The operation is deprecated in the newer version only. */
  isDeprecatedNow?: boolean;
  /** Set if both versions of the API have the body, but only one of the two pages shows it. */
  shownOnlyIn?: 'older' | 'newer' | undefined;
  rows: ChangedField[];
}

/** Numbers of changes between two pages. */
export interface Counts {
  /** Headings, the title among them, and blocks that were added, removed, changed or moved, and bodies that only one page shows. */
  passages: number;
  /** Fields of the API that were added, removed, renamed or changed; one for an object with its fields. */
  fields: number;
  /** Operations that are deprecated in the newer version only. */
  deprecated: number;
}

/** All content of two versions of a page, with the changes. */
export interface Comparison {
  sections: ComparedSection[];
  bodies: BodyChange[];
  counts: Counts;
}

/** Returns whether two pages have the same content. */
export function isUnchanged({ passages, fields, deprecated }: Counts): boolean {
  return passages === 0 && fields === 0 && deprecated === 0;
}

/** Returns numbers of changes as text, for example `3 passages, 2 API fields`; empty if nothing changed. */
export function formatCounts({ passages = 0, fields = 0, deprecated = 0 }: Partial<Counts>): string {
  const count = (number: number, noun: string) => (number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`]);
  const operations = count(deprecated, 'operation').map((text) => `${text} deprecated`);
  return [...count(passages, 'passage'), ...count(fields, 'API field'), ...operations].join(', ');
}

/** Returns what happened to a heading: `changed` if its words have different changes. */
export function headingChange([first, ...others]: readonly ChangedRun[]): PassageChange {
  if (!first) return 'same';
  return others.every(({ change }) => change === first.change) ? first.change : 'changed';
}
