import { describe, expect, it } from 'vitest';

import { sectionsOf, sectionText, slugOf } from '../../../scripts/docs-server/server/markdown';

const PAGE = `---
title: Page
---

# Page

Text.

## First \`part\`

One.

\`\`\`\`bash
# no heading
\`\`\`
## no heading
\`\`\`\`

### Inside [a link](b.md)

Two.

## Second

Three.`;

describe('sectionsOf', () => {
  it('lists headings without formatting, and none of code blocks', () => {
    expect(sectionsOf(PAGE).map(({ level, title }) => [level, title])).toEqual([
      [1, 'Page'],
      [2, 'First part'],
      [3, 'Inside a link'],
      [2, 'Second'],
    ]);
  });

  it('ends a section at the next heading of its level', () => {
    const texts = sectionsOf(PAGE).map((section) => sectionText(PAGE, section).split('\n').at(-1));
    expect(texts).toEqual(['Three.', 'Two.', 'Two.', 'Three.']);
  });
});

describe('slugOf', () => {
  it.each([
    ['What is not published', 'what-is-not-published'],
    ['`context.chunk_text`', 'context-chunk_text'],
    ['#the-envelope', 'the-envelope'],
  ])('%s becomes %s', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});
