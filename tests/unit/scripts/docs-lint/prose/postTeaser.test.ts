import { describe, expect, it } from 'vitest';

import { postTeaser } from '../../../../../scripts/docs-lint/prose/rules/postTeaser';
import { findingsOf } from './onPage';

describe('postTeaser', () => {
  it('reports a post without the marker', () => {
    expect(findingsOf(postTeaser, 'Text.\n\nMore.', 'blog/a.mdx')).toHaveLength(1);
  });

  it.each([
    ['a post with the marker', 'Text.\n\n{/* truncate */}\n\nMore.', 'blog/a.mdx'],
    ['a docs page', 'Text.', 'docs/a.mdx'],
  ])('accepts %s', (_case, source, file) => {
    expect(findingsOf(postTeaser, source, file)).toEqual([]);
  });
});
