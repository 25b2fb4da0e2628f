import { fieldRows } from '../facts/readFields';
import type { Field, FieldRow } from '../facts/types';

/** What happens to a legacy field in the successor. */
export type FieldChange = 'same' | 'renamed' | 'dropped' | 'new' | 'changed';

/** A legacy field and the field that replaces it in the successor. */
export interface FieldMapRow {
  change: FieldChange;
  /** Dotted path in the legacy body, undefined for a new field. */
  from?: string;
  /** Dotted path in the successor's body, undefined for a dropped field. */
  to?: string;
  /** Changes besides the name as text, for example `default: false → true`. */
  notes: string[];
}

type RowsByPath = Map<string, FieldRow>;

/** Returns the rows of fields, including nested ones, by their dotted path, which in a variant includes its name. */
export function rowsByPath(fields: readonly Field[]): RowsByPath {
  return new Map(fieldRows(fields, '').map((row) => [row.key ?? row.path, row]));
}

/** Returns the dotted path of the parent field, empty for a field of the body itself. */
function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

/** Returns the rows whose parent is not among them. */
export function withoutChildren(rows: readonly FieldRow[]): FieldRow[] {
  const keys = new Set(rows.map(({ path, key = path }) => key));
  return rows.filter(({ path, key = path }) => key === '' || !keys.has(parentOf(key)));
}

function describeAccess({ readOnly, writeOnly }: FieldRow): string {
  if (readOnly) return 'only in replies';
  return writeOnly ? 'only in requests' : 'in requests and replies';
}

/** Returns the differences between two rows of the same field as text, without limits that were removed. */
export function describeDifferences(from: FieldRow, to: FieldRow): string[] {
  return [
    from.type === to.type ? undefined : `type: ${from.type} → ${to.type}`,
    from.default === to.default ? undefined : `default: ${from.default ?? 'none'} → ${to.default ?? 'none'}`,
    from.requirement === 'required' && to.requirement === 'optional' ? 'no longer required' : undefined,
    from.requirement === 'optional' && to.requirement === 'required' ? 'now required' : undefined,
    describeAccess(from) === describeAccess(to) ? undefined : `${describeAccess(from)} → ${describeAccess(to)}`,
    ...to.limits.filter((limit) => !from.limits.includes(limit)).map((limit) => `limit: ${limit}`),
  ].filter((note) => note !== undefined);
}

function mapLegacyField(from: FieldRow, successor: RowsByPath, renames: Record<string, string>): FieldMapRow {
  const to = successor.get(renames[from.path] ?? from.path);
  if (!to) return { change: 'dropped', from: from.path, notes: [] };
  const differences = describeDifferences(from, to);
  // Not a change of the API, but callers must send the field from now on.
  const isRequiredNow = from.requirement === 'not documented' && to.requirement === 'required';
  const kept = differences.length > 0 ? 'changed' : 'same';
  return {
    change: to.path === from.path ? kept : 'renamed',
    from: from.path,
    to: to.path,
    notes: [...differences, ...(isRequiredNow ? ['required'] : [])],
  };
}

function newField({ path, requirement, limits, default: value }: FieldRow): FieldMapRow {
  return {
    change: 'new',
    to: path,
    notes: [requirement, ...(value === undefined ? [] : [`default: ${value}`]), ...limits],
  };
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
  const mapped = [...rowsByPath(legacy).values()].map((row) => mapLegacyField(row, to, renames));
  const dropped = new Set(mapped.filter(({ change }) => change === 'dropped').map(({ from }) => from));
  const kept = mapped.filter(({ change, from = '' }) => change !== 'dropped' || !dropped.has(parentOf(from)));
  const targets = new Set(kept.map((row) => row.to));
  const added = [...to.values()].filter((row) => !targets.has(row.path));
  return [...kept, ...withoutChildren(added).map(newField)];
}

/** Returns CommonMark such as `` `context.node_id` → `context.chunk_id` (renamed) ``, without a full stop. */
export function describeFieldMapRow({ change, from, to, notes }: FieldMapRow): string {
  const labels = change === 'same' ? notes : [change, ...notes];
  const names = [...new Set([from, to])].filter((name) => name !== undefined).map((name) => `\`${name}\``);
  return `${names.join(' → ')} (${labels.join('; ')})`;
}

/** Returns whether a caller who moves to the successor has to look at this field. */
export function hasChanges({ change, notes }: FieldMapRow): boolean {
  return change !== 'same' || notes.length > 0;
}
