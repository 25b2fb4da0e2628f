import { own } from '@api-docs/kit';

import type { Field, FieldRow } from '../fieldTypes';
import { compareRows, isUnknownRequirement, type FieldNote } from './compareRows';
import { withoutChildren } from './rowKeys';
import { rowsByPath } from './rowsByPath';

/** A legacy field and the field that replaces it in the successor. */
export interface FieldMapRow<Note = FieldNote> {
  /** What happens to the legacy field in the successor. */
  change: 'same' | 'renamed' | 'dropped' | 'new' | 'changed';
  /** Dotted path in the legacy body, which in a variant includes its name; undefined for a new field. */
  from?: string;
  /** The same in the successor's body; undefined for a dropped field. */
  to?: string;
  /** Changes besides the name. */
  notes: Note[];
}

type RowsByPath = ReadonlyMap<string, FieldRow>;

/** Returns whether callers who move to the successor have to know of a difference, unlike of a limit that was lifted. */
function isAboutMoving(note: FieldNote): boolean {
  if (isUnknownRequirement(note)) return note.kind === 'requirement' && note.to === 'required';
  return note.kind !== 'limit' || note.to !== undefined;
}

function mapLegacyField(from: FieldRow, successor: RowsByPath, renames: Record<string, string>): FieldMapRow {
  const { path, key = path } = from;
  const to = successor.get(own(renames, path) ?? key);
  if (!to) return { change: 'dropped', from: key, notes: [] };
  const notes = compareRows(from, to).filter(isAboutMoving);
  const kept = notes.some((note) => !isUnknownRequirement(note)) ? 'changed' : 'same';
  return { change: to.path === path ? kept : 'renamed', from: key, to: to.key ?? to.path, notes };
}

/**
 * Maps the fields of a legacy body to those of its successor. Children of a dropped or new field are not listed.
 *
 * @param legacy request fields of the legacy operation or body
 * @param successor request fields of the successor
 * @param renames dotted legacy path → dotted new path, from `openapi/successors.yaml`
 * @returns the legacy fields in their order, then the new ones in theirs
 */
export function mapFields(
  legacy: readonly Field[],
  successor: readonly Field[],
  renames: Record<string, string>,
): FieldMapRow[] {
  const to = rowsByPath(successor);
  const rows = [...rowsByPath(legacy).values()];
  const mapped = rows.map((row) => mapLegacyField(row, to, renames));
  const dropped = withoutChildren(rows.filter((_row, index) => mapped[index]?.change === 'dropped'));
  const kept = mapped.filter(({ change }, index) => change !== 'dropped' || dropped.includes(rows[index] as FieldRow));
  const targets = new Set(kept.map((row) => row.to));
  const added = withoutChildren([...to].flatMap(([key, row]) => (targets.has(key) ? [] : [row])));
  const asNew = (field: FieldRow): FieldMapRow => ({ change: 'new', to: field.key, notes: [{ kind: 'new', field }] });
  return [...kept, ...added.map(asNew)];
}

/** Returns whether a caller who moves to the successor has to look at this field. */
export function hasChanges({ change, notes }: FieldMapRow<unknown>): boolean {
  return change !== 'same' || notes.length > 0;
}
