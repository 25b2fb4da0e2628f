/** The change-log of the next version. */
export const CHANGE_LOG = 'docs/change-log.mdx';

/** The section for changes that are not released. */
export const UNRELEASED = '## Unreleased';

/** Sentence for an empty section. Example: `There are none so far: apart from this section, these pages …`. */
export const NONE_SO_FAR = / ?There are none so far[^.]*\./;
