import type { Direction } from '../../plugins/front-matter/schemas';

/** What `npm run new:page` can write. */
export const KIND_NAMES = ['metric', 'v3-metric', 'shield', 'task', 'concept', 'post', 'change-log'] as const;

export type KindName = (typeof KIND_NAMES)[number];

/** Parts of a version in the change-log, in their order. */
export const CHANGE_GROUPS = ['Added', 'Changed', 'Deprecated', 'Moved'] as const;

export type ChangeGroup = (typeof CHANGE_GROUPS)[number];

/** What a writer says about the new page, as flags or as answers. Nothing is checked yet. */
export interface Answers {
  kind?: string;
  title?: string;
  version?: string;
  description?: string;
  operation?: string;
  direction?: string;
  tags?: string;
  date?: string;
  group?: string;
  page?: string;
}

/** The checked direction of a metric page. */
export type { Direction };
