import { describe, expect, it } from 'vitest';

import { opening } from '../../../../../scripts/docs-lint/prose/rules/opening';
import { findingsOf } from './onPage';

const FRONT = '---\ntitle: A\n---\n\n';

describe('opening', () => {
  it.each([
    ['a heading', `${FRONT}## One\n\nText.`, [{ line: 5, found: 'a heading' }]],
    ['a list', `${FRONT}- one\n\nText.`, [{ line: 5, found: 'a list' }]],
    ['a table', `${FRONT}| a |\n| --- |\n| b |\n\nText.`, [{ line: 5, found: 'a table' }]],
    ['an image', `${FRONT}![Alt](a.png)\n\nText.`, [{ line: 5, found: 'an image' }]],
    ['a component', `${FRONT}<ScoreDirection />\n\nText.`, [{ line: 5, found: 'a component' }]],
    ['a code block', `${FRONT}\`\`\`text\na\n\`\`\``, [{ line: 5, found: 'a code block' }]],
    ['an admonition', `${FRONT}:::note\n\nText.\n\n:::`, [{ line: 5, found: 'an admonition' }]],
    ['nothing', FRONT, [{ line: 1, found: 'an empty page' }]],
    ['a heading below the title', '# A\n\n## B\n\nText.', [{ line: 3, found: 'a heading' }]],
  ])('reports %s', (_case, source, expected) => {
    expect(findingsOf(opening, source)).toMatchObject(expected);
  });

  it.each([
    ['a paragraph', `${FRONT}Text.\n\n## One`],
    ['a page without front matter', 'Text.'],
    ['a paragraph below the title of a page', '# A\n\nText.'],
    ['imports and comments before it', `${FRONT}import A from '../../prose/a';\n\n{/* a comment */}\n\nText.`],
    ['a paragraph that holds an image among words', `${FRONT}See ![Alt](a.png).`],
    ['an admonition after it', `${FRONT}Text.\n\n:::note\n\nMore.\n\n:::`],
  ])('accepts %s', (_case, source) => {
    expect(findingsOf(opening, source)).toEqual([]);
  });
});
