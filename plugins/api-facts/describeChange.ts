import type { ApiChange, ChangeKind } from './diffFacts';
import type { FieldMapRow } from './types';

/** Headings of the three kinds of change. */
export const KIND_WORDS: Record<ChangeKind, string> = {
  breaking: 'Breaking',
  deprecated: 'Deprecated',
  added: 'Added',
};

/**
 * Words one row of a field map.
 *
 * @param row a field of the legacy body, of its successor, or of both
 * @returns CommonMark such as `` `context.node_id` → `context.chunk_id` (renamed) ``, without a full stop
 */
export function describeFieldRow({ change, from, to, notes }: FieldMapRow): string {
  const words = change === 'same' ? notes : [change, ...notes];
  const names = [...new Set([from, to])].filter((name) => name !== undefined).map((name) => `\`${name}\``);
  return `${names.join(' → ')} (${words.join('; ')})`;
}

/** @returns whether a mover needs to look at this field */
export function isTelling({ change, notes }: FieldMapRow): boolean {
  return change !== 'same' || notes.length > 0;
}

/**
 * Words a change as an item of a Markdown list, the fields of its successor as items below it.
 *
 * @param change one of {@link diffFacts}
 * @returns one line or several; fields of which nothing is to be said are left out
 */
export function describeChange({ kind, operation, text, pairedWith, fields = [] }: ApiChange): string {
  const pair =
    pairedWith === undefined
      ? ''
      : kind === 'added'
        ? `, takes over from \`${pairedWith}\``
        : `, use \`${pairedWith}\``;
  const rows = fields.filter(isTelling).map((row) => `  - ${describeFieldRow(row)}`);
  return [`- \`${operation}\`: ${text}${pair}`, ...rows].join('\n');
}
