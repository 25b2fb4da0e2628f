import type { Rule } from '../rule';

/** Examples: `{/* truncate *\/}`, `<!-- truncate -->`. */
const MARKER = /\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/;

/** Requires the marker that ends what lists of posts show of a post. */
export const postTeaser: Rule = {
  name: 'post-teaser',
  level: 'style',
  why: 'Without the marker, the list of posts and the pages of its tags show the whole post.',
  remedy: 'Write {/* truncate */} on a line of its own below the first paragraph.',
  check: ({ kind, source }) =>
    kind === 'post' && !MARKER.test(source) ? [{ line: 1, found: 'a post without the marker' }] : [],
};
