import { fieldRows } from './readFields';
import type { Field, FieldMapRow, FieldRow } from './types';

/** Not a change that anybody published, yet what a mover must know. */
const NOW_REQUIRED = 'now required (before: not published)';

type Rows = Map<string, FieldRow>;

/** @returns the rows of fields, nested ones included, by their dotted path */
export function byPath(fields: readonly Field[]): Rows {
  return new Map(fieldRows(fields, '').map((row) => [row.path, row]));
}

/** @returns the dotted path of the field that holds this one; undefined for the body's own fields */
export function parentOf(path: string): string | undefined {
  return path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : undefined;
}

/** @returns what differs between two rows of the same field, in words; a limit that was lifted is not told */
export function differences(from: FieldRow, to: FieldRow): string[] {
  return [
    from.type === to.type ? undefined : `type: ${from.type} → ${to.type}`,
    from.default === to.default ? undefined : `default: ${from.default ?? 'none'} → ${to.default ?? 'none'}`,
    from.requirement === 'required' && to.requirement === 'optional' ? 'no longer required' : undefined,
    from.requirement === 'optional' && to.requirement === 'required' ? 'now required' : undefined,
    ...to.limits.filter((limit) => !from.limits.includes(limit)).map((limit) => `limit: ${limit}`),
  ].filter((note) => note !== undefined);
}

function mapLegacyField(from: FieldRow, successor: Rows, renames: Record<string, string>): FieldMapRow {
  const target = successor.get(renames[from.path] ?? from.path);
  if (!target) return { change: 'dropped', from: from.path, notes: [] };
  const changes = differences(from, target);
  const demand = from.requirement === 'not published' && target.requirement === 'required' ? [NOW_REQUIRED] : [];
  const renamed = target.path !== from.path;
  return {
    change: renamed ? 'renamed' : changes.length > 0 ? 'changed' : 'same',
    from: from.path,
    to: target.path,
    notes: [...changes, ...demand],
  };
}

function newNotes(row: FieldRow): string[] {
  const fallback = row.default === undefined ? [] : [`default: ${row.default}`];
  return [row.requirement, ...fallback, ...row.limits];
}

/**
 * Computes how the fields of a legacy body map to those of its successor. Renames come from `openapi/successors.yaml`;
 * what was dropped, added or changed is computed. Children of a dropped or new field are not listed apart.
 *
 * @param legacy request fields of the legacy operation or body
 * @param successor request fields of the successor
 * @param renames dotted legacy path → dotted new path
 * @returns the legacy fields in their order, then the new ones in theirs
 */
export function fieldMap(
  legacy: readonly Field[],
  successor: readonly Field[],
  renames: Record<string, string>,
): FieldMapRow[] {
  const from = byPath(legacy);
  const to = byPath(successor);
  const kept = [...from.values()]
    .map((row) => mapLegacyField(row, to, renames))
    .filter((row, _index, rows) => {
      const parent = row.change === 'dropped' && row.from ? parentOf(row.from) : undefined;
      return !parent || rows.find((other) => other.from === parent)?.change !== 'dropped';
    });
  const targets = new Set(kept.map((row) => row.to));
  const added = [...to.values()].filter((row) => !targets.has(row.path));
  const addedPaths = new Set(added.map((row) => row.path));
  const fresh = added
    .filter((row) => !addedPaths.has(parentOf(row.path) ?? ''))
    .map((row): FieldMapRow => ({ change: 'new', to: row.path, notes: newNotes(row) }));
  return [...kept, ...fresh];
}
