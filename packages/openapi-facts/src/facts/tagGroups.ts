import type { Tag } from '../types';

/** The group of operations without a tag. */
export const OTHER_TAG = 'Other';

/** Returns whether a tag makes a group of operations. Kinds are any text; those of the registry that make none are badges and audiences. */
export function isGroup({ kind }: Pick<Tag, 'kind'>): boolean {
  return kind !== 'badge' && kind !== 'audience';
}
