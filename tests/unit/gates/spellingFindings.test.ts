import { describe, expect, it } from 'vitest';

import { describeFinding } from '../../../scripts/gates/describeFinding';
import { spellingFindings } from '../../../scripts/gates/spellingFindings';

describe('spellingFindings', () => {
  it('say where an unknown word may be added', () => {
    const findings = spellingFindings('docs/tone.mdx', [
      { text: 'Tonne', row: 3, col: 8, suggestions: ['Tone', 'Tonnage', 'Tuned', 'Ton'] },
    ]);
    expect(findings.map(describeFinding).join('\n')).toMatchInlineSnapshot(`
      "docs/tone.mdx:3:8 unknown-word
        found:    Tonne
        expected: Tone or Tonnage or Tuned
        why:      No dictionary has the word: a typing error stays in search results and in copies for good.
        remedy:   Correct it. If "Tonne" is right, add it to project-words.txt, one word a line."
    `);
  });

  it('say what to write instead of a word that is not wanted', () => {
    const findings = spellingFindings('README.md', [
      { text: 'grey', row: 1, col: 1, isFlagged: true, suggestions: ['gray'] },
    ]);
    expect(findings.map(describeFinding).join('\n')).toMatchInlineSnapshot(`
      "README.md:1:1 unwanted-word
        found:    grey
        expected: gray
        why:      The site is written in American English, with one spelling for each word.
        remedy:   Write the expected word."
    `);
  });
});
