/** Where a row is among the rows of its body. */

import type { FieldRow } from '../fieldTypes';

/** An item of a tuple, or all items from there on. */
export const TUPLE_ITEM = /\[(\d+)…?\]$/;

/** Returns the key of the parent field, or of the list around an item; empty for a field of the body itself. A name can have dots. */
export function parentOf({ name, path, key = path, placeholder }: FieldRow): string {
  return key.slice(0, Math.max(0, key.lastIndexOf(placeholder === 'item' ? name : `.${name}`)));
}

/** Returns the rows whose parent is not among them. */
export function withoutChildren(rows: readonly FieldRow[]): FieldRow[] {
  const keys = new Set(rows.map(({ path, key = path }) => key));
  return rows.filter((row) => (row.key ?? row.path) === '' || !keys.has(parentOf(row)));
}
