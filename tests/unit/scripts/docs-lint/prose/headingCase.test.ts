import { describe, expect, it } from 'vitest';

import { headingCase } from '../../../../../scripts/docs-lint/prose/rules/headingCase';
import { foundBy, fixedBy } from './onPage';

describe('heading-case', () => {
  it.each([
    ['title case', '## Read The Reply', ['The', 'Reply']],
    ['a small first letter', '## read the reply', ['read']],
    ['a hyphenated word', '## The Cut-off', ['Cut-off']],
    ['a capital after a colon', '## Step 1: Put the key', ['Put']],
    ['a title', '---\ntitle: Known Issues\n---\n\nText.', ['Issues']],
    ['a sidebar label', '---\nsidebar_label: Known Issues\n---\n\nText.', ['Issues']],
    ['the title of an admonition', ':::note[Three Names]\n\nText.\n\n:::', ['Names']],
    ['a name of one word in another role', '## Fernhill And Bank', ['And', 'Bank']],
  ])('reports %s', (_case, source, found) => {
    expect(foundBy(headingCase, source)).toEqual(found);
  });

  it.each([
    ['sentence case', '## Read the reply'],
    ['abbreviations', '## FAQs about PII and the API'],
    ['names', '## EU AI Act at Fernhill Bank'],
    ['metrics as names', '## Toxicity, Tone and Prompt injection'],
    ['words with a capital inside', '## A call in TypeScript'],
    ['the reader as I', '## Why can I not open it?'],
    ['a second sentence', '## It failed. Can I start it again? Yes'],
    ['code and versions', '## `chunk_id` in docs v3.4.0'],
    ['a version alone', '## v3.4.0'],
    ['a brand token', '## Introduction to %brand.product%'],
    ['a paragraph', 'Any Words Here.'],
  ])('accepts %s', (_case, source) => {
    expect(foundBy(headingCase, source)).toEqual([]);
  });

  it('fixes only a missing first capital', () => {
    expect(fixedBy(headingCase, '## read The reply')).toBe('## Read The reply');
  });
});
