import type { DescribedFieldMapRow } from '@api-docs/openapi-facts/differences/describeNotes';
import type { Run } from '@api-docs/kit/blocks';

import type { BodyChange, Counts } from '../compare/comparison';

function count(number: number, noun: string): string[] {
  return number === 0 ? [] : [`${number} ${noun}${number === 1 ? '' : 's'}`];
}

/** Returns the numbers of changes as text, for example `3 passages, 2 API fields`; empty if nothing changed. */
export function formatCounts({ passages, fields, deprecated }: Counts): string {
  const operations = count(deprecated, 'operation').map((text) => `${text} deprecated`);
  return [...count(passages, 'passage'), ...count(fields, 'API field'), ...operations].join(', ');
}

/** Returns the summary line of passages that are folded or left out. */
export function unchangedLabel(passages: number): string {
  return `${count(passages, 'passage').join('')} unchanged`;
}

/** Label and HTML element of each change to a field. */
export const FIELD_CHANGES: Record<DescribedFieldMapRow['change'], { label: string; tag?: 'ins' | 'del' }> = {
  new: { label: 'Added', tag: 'ins' },
  dropped: { label: 'Removed', tag: 'del' },
  renamed: { label: 'Renamed' },
  changed: { label: 'Changed' },
  // Same name and type, but another requirement or limit.
  same: { label: 'Changed' },
};

/** Returns the label of a field's change. */
export function fieldLabel({ change }: DescribedFieldMapRow, { wasUnpublished }: BodyChange): string {
  return change === 'new' && wasUnpublished ? 'Published' : FIELD_CHANGES[change].label;
}

/** Returns the names of a field or a body, the older first, each once. */
export function namesOf({ from, to }: Pick<BodyChange, 'from' | 'to'>): string[] {
  return [...new Set([from, to])].filter((name) => name !== undefined);
}

/** Returns the heading of a body, for example `Request of /safety/v3/pii → /metrics/v4alpha/pii`. */
export function bodyTitle({ part, label, from, to }: BodyChange): Run[] {
  const names = namesOf({ from, to }).flatMap((name, index): Run[] => [
    ...(index > 0 ? [{ text: ' → ' }] : []),
    { text: name, code: true },
  ]);
  const state = from === undefined ? [{ text: ' (new)' }] : to === undefined ? [{ text: ' (removed)' }] : [];
  return [{ text: `${label ?? (part === 'request' ? 'Request' : 'Reply')} of ` }, ...names, ...state];
}

/** Returns sentences about a body as a whole. */
export function bodyNotes({ isDeprecatedNow, wasUnpublished, shownOnlyIn }: BodyChange): string[] {
  return [
    ...(shownOnlyIn === 'newer' ? ['The page shows these fields now; the API had them before.'] : []),
    ...(shownOnlyIn === 'older' ? ['The page does not show these fields any more; the API still has them.'] : []),
    ...(isDeprecatedNow ? ['This operation is now marked as soon to be deprecated.'] : []),
    ...(wasUnpublished ? ['These fields are new in the docs.'] : []),
  ];
}
