import { describe, expect, it } from 'vitest';

import { spellingFindings } from '../../../../scripts/docs-lint/spelling';

describe('spellingFindings', () => {
  it('suggest three corrections of an unknown word, and name the file of allowed words', () => {
    const suggestions = ['Tone', 'Tonnage', 'Tuned', 'Ton'];
    expect(spellingFindings('docs/tone.mdx', [{ text: 'Tonne', row: 3, col: 8, suggestions }])).toMatchObject([
      {
        file: 'docs/tone.mdx',
        line: 3,
        column: 8,
        rule: { name: 'unknown-word', level: 'style', remedy: expect.stringContaining('project-words.txt') as string },
        found: 'Tonne',
        expected: 'Tone or Tonnage or Tuned',
      },
    ]);
  });

  it('give the replacement of an unwanted word', () => {
    const issue = { text: 'grey', row: 1, col: 1, isFlagged: true, suggestions: ['gray', 'grew'] };
    expect(spellingFindings('README.md', [issue])).toMatchObject([
      { rule: { name: 'unwanted-word' }, found: 'grey', expected: 'gray' },
    ]);
  });
});
