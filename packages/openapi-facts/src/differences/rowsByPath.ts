import { fieldRows } from '../facts/fieldRows';
import type { Field, FieldRow } from '../fieldTypes';
import { uniqueName } from '../text/names';

/** Returns a field with a key of names only, and all inside of it. */
function withKey({ variants, ...field }: Field, around: string | undefined, taken: Set<string>): Field {
  const { name, path, placeholder } = field;
  const joined = around ? `${around}${placeholder === 'item' ? '' : '.'}${name}` : name;
  const key = uniqueName(around === undefined ? path : joined, taken, (text) => text);
  const children = field.children.map((child) => withKey(child, key, taken));
  const forms = variants?.map((variant) => ({ ...variant, field: withKey(variant.field, key, taken) }));
  return { ...field, key, children, ...(forms ? { variants: forms } : {}) };
}

/**
 * Returns the rows of fields, including nested ones, by their dotted path, which in a variant includes its name. It is their key, too: on a
 * page, a key is also an anchor, so that a field can get another one because of a new field before it.
 */
export function rowsByPath(fields: readonly Field[]): Map<string, FieldRow> {
  const taken = new Set<string>();
  const rows = fieldRows(
    fields.map((field) => withKey(field, undefined, taken)),
    '',
  );
  return new Map(rows.map((row) => [row.key ?? row.path, row]));
}
