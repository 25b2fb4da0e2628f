import { describe, expect, it } from 'vitest';

import { pageDescription, pageTitle } from '../../../../../scripts/docs-lint/prose/rules/pageHead';
import { findingsOf } from './onPage';

const page = (fields: Record<string, string>, text = 'Text.') =>
  `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n${text}`;

describe('pageTitle', () => {
  it.each([
    ['a title', page({ title: 'Tone' })],
    ['80 characters', page({ title: 'x'.repeat(80) })],
    ['a heading of level 1', '# Tone\n\nText.'],
  ])('accepts %s', (_case, source) => {
    expect(findingsOf(pageTitle, source)).toEqual([]);
  });

  it.each([
    ['no title', 'Text.', { line: 1, found: 'no title' }],
    ['81 characters', page({ id: 'a', title: 'x'.repeat(81) }), { line: 3, found: 'title of 81 characters' }],
  ])('reports %s', (_case, source, finding) => {
    expect(findingsOf(pageTitle, source)).toMatchObject([finding]);
  });
});

describe('pageDescription', () => {
  it.each([70, 160])('accepts %i characters', (length) => {
    expect(findingsOf(pageDescription, page({ description: 'x'.repeat(length) }))).toEqual([]);
  });

  it.each([
    [69, { line: 2, found: 'description of 69 characters' }],
    [161, { line: 2, found: 'description of 161 characters' }],
    [0, { line: 2, found: 'no description' }],
  ])('reports %i characters', (length, finding) => {
    expect(findingsOf(pageDescription, page({ description: 'x'.repeat(length) }))).toMatchObject([finding]);
  });
});
