import type { FieldMapRow } from '../api-facts/types';
import type { BodyChange } from './compareFields';
import type { Run } from './content';

/** How a change of a field reads, and the element that its name stands in. */
export const CHANGE_WORDS: Record<FieldMapRow['change'], { sign: string; tag?: 'ins' | 'del' }> = {
  new: { sign: 'Added', tag: 'ins' },
  dropped: { sign: 'Removed', tag: 'del' },
  renamed: { sign: 'Renamed' },
  changed: { sign: 'Changed' },
  // The name and the type are the same; what is asked of it is not.
  same: { sign: 'Changed' },
};

/**
 * Names what became of a field.
 *
 * @param row the field
 * @param body a field that nobody had published is not said to be new
 */
export function changeSign({ change }: FieldMapRow, { wasUnpublished }: BodyChange): string {
  return change === 'new' && wasUnpublished ? 'Published' : CHANGE_WORDS[change].sign;
}

/** @returns sentences about a body as a whole */
export function bodyNotes({ isDeprecatedNow, wasUnpublished, place }: BodyChange): string[] {
  return [
    ...(place === 'came' ? ['The page shows these fields now; the API had them before.'] : []),
    ...(place === 'left' ? ['The page does not show these fields any more; the API still has them.'] : []),
    ...(isDeprecatedNow ? ['This operation is now marked as soon to be deprecated.'] : []),
    ...(wasUnpublished ? ['These fields were not published before.'] : []),
  ];
}

/** @returns the field's names, the older first, each once */
export function fieldNames({ from, to }: FieldMapRow): string[] {
  return [...new Set([from, to])].filter((name) => name !== undefined);
}

/**
 * Names the body whose fields changed.
 *
 * @returns words such as `Request of /safety/v3/pii → /metrics/v4alpha/pii`
 */
export function bodyTitle({ part, from, to }: BodyChange): Run[] {
  const owners = [...new Set([from, to])].filter((owner) => owner !== undefined);
  const opening = part === 'request' ? 'Request of ' : 'Reply of ';
  const names = owners.flatMap((owner, index): Run[] => [
    ...(index > 0 ? [{ text: ' → ' }] : []),
    { text: owner, code: true },
  ]);
  const state = from === undefined ? [{ text: ' (new)' }] : to === undefined ? [{ text: ' (removed)' }] : [];
  return [{ text: opening }, ...names, ...state];
}
