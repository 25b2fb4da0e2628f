import type { FieldMapRow } from './mapFields';

/** Titles of the kinds of changes, by kind, the most urgent first. */
export const KIND_TITLES = { breaking: 'Breaking', deprecated: 'Deprecated', added: 'Added', compatible: 'Compatible' };

export type ChangeKind = keyof typeof KIND_TITLES;

/** Kinds of changes to the API, the most urgent first. `compatible`: what is there changed, and no call breaks. */
export const CHANGE_KINDS = Object.keys(KIND_TITLES) as ChangeKind[];

/** What changes of the whole file are listed under if they concern each operation. */
export const OF_ALL_OPERATIONS: readonly string[] = ['servers', 'authentication'];

/** One change of an operation between two OpenAPI files. */
export interface ApiChange {
  kind: ChangeKind;
  /** Path of the operation; `servers`, `authentication`, `webhooks` or `schemas` for changes of the whole file. */
  operation: string;
  /** CommonMark without a full stop. */
  text: string;
  /** Path of the successor, or of the operation that this one replaces. */
  pairedWith?: string;
  fields?: FieldMapRow[];
}
